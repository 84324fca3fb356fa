// Somebody at a puzzle: a free game of the wire at the puzzle's position, shown as a table. The
// first whole turn is the try; the wire says whether it is right and what the answer is, and the
// answer is played on the same board.
import { settings } from '../settings/settings.svelte';
import { computerName, ownName } from '../start/words';
import type { Door } from '../table/door';
import { Table } from '../table/table.svelte';
import type { Entry, Status } from '../table/wire-types';
import { ask, call, type Answer } from '../wire/client';
import { language } from '../words/words.svelte';
import { go } from '../shell/route.svelte';
import type { Known } from './shelf';

interface Step {
  seat: number | 'chance';
  move: string;
}

export interface Verdict extends Answer {
  right: boolean;
  /** The puzzle has the turn: nothing had to be thought about. */
  known: boolean;
  heading: string;
  about: string;
  say: string[];
  reply: Step[];
  then: Step[];
}

interface Opened extends Status {
  puzzle: { players: number; seat: number };
}

/** `asks` until the turn is made; `judges` while the wire thinks; `answers` while others move. */
export type PuzzleStage = 'asks' | 'judges' | 'answers' | 'told';

const OPPONENT = 'master';

export class Puzzle {
  readonly game: string;
  /** In the language that is spoken. */
  known = $state.raw<Known>(null!);
  readonly table: Table;
  stage = $state<PuzzleStage>('asks');
  verdict = $state.raw<Verdict | null>(null);
  problem = $state('');
  seat = $state(0);
  names = $state.raw<string[]>([]);
  /** Called once, with the first verdict there is. */
  ondone: (right: boolean) => void = () => {};

  #moves: string[] = [];
  #steps: Step[] = [];
  #count = 0;

  constructor(game: string, known: Known) {
    this.game = game;
    this.known = known;
    this.table = new Table('puzzle', game, this.#door());
  }

  async begin(): Promise<void> {
    const status = await this.#open();
    if (status) await this.table.begin(status);
  }

  /** From the position on again, in the language that is spoken now. */
  async again(): Promise<void> {
    await this.table.cancel();
    const status = await this.#open();
    if (!status) return;
    await this.table.translate();
    await this.table.arrive(status);
  }

  async #open(): Promise<Opened | null> {
    const asked = { text: this.known.text, lang: language() };
    const found = (await call('puzzle', asked)) as Opened;
    if (!found.ok) {
      this.problem = found.error ?? '';
      return null;
    }
    this.seat = found.puzzle.seat;
    this.names = this.#sitters(found.puzzle.players);
    const named = (await call('puzzle', { ...asked, names: this.names })) as Opened;
    this.stage = 'asks';
    this.verdict = null;
    this.#moves = [];
    this.#steps = [];
    this.#count = 0;
    return named.ok ? named : found;
  }

  #sitters(players: number): string[] {
    const names: string[] = [];
    for (let seat = 0; seat < players; seat += 1)
      names.push(seat === this.seat ? ownName() : computerName(OPPONENT, names));
    return names;
  }

  get #eyes(): object {
    return { viewer: this.seat, lang: language(), objects: true, events: true };
  }

  /** As a table would tell it, with what the last move made happen. */
  async #status(answer: Status, people: number[], computers: number[]): Promise<Status> {
    this.#count += 1;
    const request = { do: 'log', from: this.#count - 1, ...this.#eyes };
    const log = await ask<{ log: Entry[] }>(request);
    return {
      ...answer,
      stage: answer.over ? 'over' : 'moving',
      people,
      computers,
      count: this.#count,
      happened: log.ok ? log.log : [],
    };
  }

  async #play({ seat, move }: Step): Promise<Status> {
    return (await ask({ do: 'play', seat, move, ...this.#eyes })) as Status;
  }

  async #try(move: string): Promise<Answer> {
    const answer = await this.#play({ seat: this.seat, move });
    if (!answer.ok) return answer;
    this.#moves.push(move);
    if (answer.to_act.includes(this.seat)) return this.#status(answer, [this.seat], []);
    this.stage = 'judges';
    return this.#status(answer, [], [this.#next(answer)]);
  }

  /** Whoever is shown as the one to act. */
  #next({ to_act }: Status): number {
    const seat = to_act.find((each) => each !== 'chance' && each !== this.seat);
    return typeof seat === 'number' ? seat : (this.seat + 1) % this.names.length;
  }

  async #judge(): Promise<Answer> {
    const { game, known } = this;
    const set = { text: known.text, names: this.names };
    const given = { game, set, text: known.text, turn: this.#moves.join('; ') };
    const verdict = (await call('verdict', { ...given, lang: language() })) as Verdict;
    if (!verdict.ok) return verdict;
    const first = this.verdict === null;
    this.verdict = verdict;
    this.#steps = verdict.right ? [] : [...verdict.reply];
    this.stage = this.#steps.length ? 'answers' : 'told';
    if (first) this.#remember(verdict.right);
    return this.#steps.length ? this.#step() : this.#still();
  }

  /** Nothing new has happened. */
  #still(): Status {
    return { ...this.table.status, people: [], computers: [], happened: [] };
  }

  /** A puzzle that was missed once can still be solved. */
  #remember(right: boolean): void {
    settings.puzzles[this.known.name] = right ? 'solved' : 'missed';
    this.ondone(right);
  }

  async #step(): Promise<Status> {
    const step = this.#steps.shift();
    if (!step) return this.#still();
    const answer = await this.#play(step);
    if (!answer.ok) return answer;
    if (!this.#steps.length) this.stage = 'told';
    return this.#status(answer, [], this.#steps.length ? [this.#next(answer)] : []);
  }

  /** The strongest answer to the right turn, and what comes of it. */
  get hasBest(): boolean {
    const { verdict } = this;
    return this.stage === 'told' && !!verdict?.right && this.#count === this.#moves.length
      ? verdict.reply.length > 0
      : false;
  }

  async playBest(): Promise<void> {
    if (!this.verdict || !this.hasBest) return;
    this.#steps = [...this.verdict.reply, ...this.verdict.then];
    this.stage = 'answers';
    await this.table.arrive(await this.#step());
  }

  /** A game of one's own from here on, against a strong player. */
  async playOn(): Promise<void> {
    const seats = this.names.map((name, seat) =>
      seat === this.seat ? { name } : { player: OPPONENT, name },
    );
    const answer = await call('playOn', { game: this.game, seats });
    if (answer.ok) go('table', answer.id as string);
    else this.problem = answer.error ?? '';
  }

  get #seats(): Answer {
    const seats = this.names.map((name, seat) => ({
      name,
      player: seat === this.seat ? 'human' : OPPONENT,
      back: 'none',
    }));
    return { ok: true, seats };
  }

  #door(): Door {
    const seat = () => this.seat;
    return {
      get viewer() {
        return seat();
      },
      ask: async <T extends object>(request: object) => {
        const { do: what, move } = request as { do: string; move?: string };
        if (what === 'table') return this.#seats as Answer & T;
        if (what === 'move') return (await this.#try(move ?? '')) as Answer & T;
        return ask<T>(request);
      },
      think: () => (this.stage === 'judges' ? this.#judge() : this.#step()),
      hint: () => Promise.resolve({ ok: false }),
      cancel: () => call('cancel'),
      record: () => Promise.resolve({ ok: false }),
      leave: () => void call('cancel'),
    };
  }
}
