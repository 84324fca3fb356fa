// A game that is looked at again: where the cursor is, with whose eyes one looks, what was judged,
// and the table that shows the position. What stands on the board, who scored what and what would
// have been better all come from the wire.
import type { ViewAt } from '../../types/analysis';
import { pace, settings } from '../settings/settings.svelte';
import type { Chooser, Face } from '../table/chooser';
import { Table } from '../table/table.svelte';
import type { Entry, Standings, Turn, Viewer } from '../table/wire-types';
import { language, t } from '../words/words.svelte';
import { Judgement, type Costly } from './judgement.svelte';
import type { Eyes, Opened, Reader } from './reader';
import type { LittleTurn } from './street';

const MOVE = 500; // how long a move is shown while the game plays by itself

type Shown = Record<string, unknown>;

export class Looking {
  /** As the address has it. */
  readonly source: string;
  readonly reader: Reader;
  readonly opened: Opened;
  readonly face: Face;
  readonly table: Table;
  readonly chooser: Chooser;
  readonly judgement: Judgement;
  /** How many moves have been made in what is shown. */
  cursor = $state(0);
  eyes = $state<Eyes>('watch');
  /** All turns as these eyes may know them. */
  turns = $state.raw<Turn[]>([]);
  /** The costly decision that is looked at, by its number from 1. */
  chosen = $state(0);
  playing = $state(false);
  /** How it stands at the end, of a game that is over. */
  end = $state.raw<Standings | null>(null);
  problem = $state('');
  #round = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(reader: Reader, opened: Opened, face: Face, source: string) {
    this.source = source;
    this.reader = reader;
    this.opened = opened;
    this.face = face;
    this.table = new Table('', opened.game, {
      ask: <T extends object>(request: object) => reader.ask<T>(request),
      hint: () => Promise.resolve({ ok: false }),
      cancel: () => Promise.resolve(),
      record: () => reader.call('record'),
      leave: () => {},
    });
    this.table.again = true;
    this.table.seats = opened.seats.map((seat) => ({ ...seat, back: 'none' as const }));
    this.eyes = opened.eyes[0]!;
    this.table.viewer = viewerOf(this.eyes);
    this.chooser = face.choose(this.table);
    this.judgement = new Judgement(this);
  }

  get count(): number {
    return this.opened.count;
  }
  get open(): boolean {
    return this.eyes === 'open';
  }
  /** The decision that is looked at. */
  get decision(): Costly | undefined {
    return this.judgement.all[this.chosen - 1];
  }
  get atEnd(): boolean {
    return this.cursor === this.count;
  }
  /** How far the strip may be seen: with a seat's eyes nobody knows what comes. */
  get known(): number {
    return this.open ? this.count : this.cursor;
  }
  sign(seat: number): number {
    return this.face.sign?.(seat) ?? seat;
  }
  /** The only person's seat, who can be told "you". */
  get own(): number | null {
    const { people } = this.table;
    return people.length === 1 ? people[0]! : null;
  }

  /** Who one would play on as: whose eyes look, the only person, or whoever is to act. */
  get likely(): number {
    const { eyes, own, table } = this;
    const acts = table.status.to_act?.find((seat) => typeof seat === 'number');
    return typeof eyes === 'number' ? eyes : (own ?? (acts as number | undefined) ?? 0);
  }
  /** Why nobody can play on from here; empty if somebody can. */
  get stuck(): string {
    if (this.table.status.over) return t('Here the game is over: go back some moves first.');
    const unseen = this.opened.placed && !this.opened.eyes.includes('open');
    return unseen ? t('This link shows what one seat saw: nobody can play on from it.') : '';
  }

  /** The turn in which the move before the cursor was made. */
  get turn(): Turn | undefined {
    return this.turns.find(({ first, last }) => first < this.cursor && this.cursor <= last + 1);
  }
  readonly street: LittleTurn[] = $derived.by(() => this.#little());

  /** A turn of a game without rounds is counted by its seat. */
  #little(): LittleTurn[] {
    const made: number[] = [];
    const own = this.turns.filter(({ seat }) => typeof seat === 'number');
    return own.map((turn): LittleTurn => {
      const seat = turn.seat as number;
      made[seat] = (made[seat] ?? 0) + 1;
      const gain = gainOf(turn, seat);
      const sign = this.face.little?.(turn) ?? (gain > 0 ? 'house' : 'card');
      const { first, last } = turn;
      return { seat: this.sign(seat), first, last, gain, sign, round: turn.round ?? made[seat]! };
    });
  }
  /** The round of a step, as the strip counts it. */
  roundOf(step: number): number {
    return this.street.find(({ first, last }) => first < step && step <= last + 1)?.round ?? 0;
  }

  async begin(step: number): Promise<void> {
    this.cursor = Math.min(Math.max(step, 0), this.count);
    await this.translate();
  }

  /** Names and sentences in the language that is spoken now. */
  async translate(): Promise<void> {
    const board = await this.reader.ask<{ board: Shown }>({ do: 'board', lang: language() });
    if (board.ok) this.table.board = board.board;
    await this.#readTurns();
    await this.#look();
    await this.#readEnd();
  }
  async #readEnd(): Promise<void> {
    const { over, eyes } = this.opened;
    if (!over || this.end) return;
    const request = { do: 'view', board: false, at: this.count, eyes: eyes[0]! };
    const answer = await this.reader.ask<ViewAt>(request);
    if (answer.ok) this.end = answer.standings;
  }

  async look(eyes: Eyes): Promise<void> {
    if (eyes === this.eyes || !this.opened.eyes.includes(eyes)) return;
    this.eyes = eyes;
    this.table.viewer = viewerOf(eyes);
    this.chosen = 0;
    await this.#readTurns();
    await this.#look();
  }
  /** The next eyes in a row. */
  blink(): Promise<void> {
    const { eyes } = this.opened;
    return this.look(eyes[(eyes.indexOf(this.eyes) + 1) % eyes.length]!);
  }

  async #readTurns(): Promise<void> {
    const request = { do: 'turns', from: 0, eyes: this.eyes, ...this.#told };
    const answer = await this.reader.ask<{ turns: Turn[] }>(request);
    if (answer.ok) this.turns = answer.turns;
    else this.problem = answer.error ?? '';
  }

  get #told(): object {
    return { lang: language(), objects: true, events: true };
  }

  /** Goes to the position after so many moves. */
  go(step: number): void {
    const to = Math.min(Math.max(Math.round(step), 0), this.count);
    this.chosen = 0;
    if (to === this.cursor) return;
    this.cursor = to;
    void this.#look();
  }
  step(by: number): void {
    this.pause();
    this.go(this.cursor + by);
  }
  /** To the end of the turn before or behind. */
  turnBy(by: number): void {
    this.pause();
    const ends = [0, ...this.turns.map(({ last }) => last + 1)];
    const next =
      by > 0
        ? ends.find((end) => end > this.cursor)
        : ends.filter((end) => end < this.cursor).at(-1);
    this.go(next ?? (by > 0 ? this.count : 0));
  }

  /** A costly decision, by its number; shows it on the board. */
  choose(number: number): void {
    const decision = this.judgement.all[number - 1];
    if (!decision) return;
    this.pause();
    this.go(decision.step);
    this.chosen = number;
  }
  /** To the costly decision before or behind the cursor. */
  costlyBy(by: number): void {
    const there = this.judgement.all.filter(({ step }) => (step - this.cursor) * by > 0);
    there.sort((one, other) => (one.step - other.step) * by);
    if (there[0]) this.choose(there[0].number);
  }

  play(): void {
    if (this.playing) return this.pause();
    if (this.atEnd) this.go(0);
    this.playing = true;
    this.#timer = setTimeout(() => this.#next(), MOVE);
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
  #next(): void {
    if (!this.playing) return;
    this.go(this.cursor + 1);
    if (this.atEnd) return this.pause();
    this.#timer = setTimeout(() => this.#next(), settings.motion === 'quick' ? pace(MOVE) : MOVE);
  }

  /** Shows the position at the cursor, unless it has gone on meanwhile. */
  async #look(): Promise<void> {
    const round = (this.#round += 1);
    const request = { do: 'view', board: false, at: this.cursor, eyes: this.eyes, ...this.#told };
    const answer = await this.reader.ask<ViewAt>(request);
    if (round !== this.#round) return;
    if (!answer.ok) return void (this.problem = answer.error ?? '');
    const { table } = this;
    const { standings, view, scores, to_act } = answer;
    table.view = view;
    table.standings = standings;
    table.status = {
      ...{ ok: true, people: [], computers: [], happened: [], count: this.cursor },
      ...{ stage: standings.over ? 'over' : 'moving', over: standings.over, scores, to_act },
    };
    table.news = this.#news();
    table.happened = [];
    table.ready = true;
    this.chooser.reset();
  }

  /** What the board marks: the turn so far. */
  #news(): Turn[] {
    const { turn } = this;
    if (!turn || typeof turn.seat !== 'number') return [];
    const moves = turn.moves.slice(0, this.cursor - turn.first);
    const touched = moves.flatMap(cellsOf).map(String);
    return [{ ...turn, moves, cells: turn.cells.filter((cell) => touched.includes(String(cell))) }];
  }

  leave(): void {
    this.pause();
    this.reader.end();
  }
}

/** Eyes that see everything are chance's, as views have it. */
const viewerOf = (eyes: Eyes): Viewer => (eyes === 'open' ? 'chance' : eyes);

const cellsOf = ({ move, events }: Entry): unknown[] =>
  [move, ...(events ?? [])].flatMap((part) => Object.values(part)).filter(Array.isArray);

/** What a turn brought its seat: points of the track, or what counts in other ways. */
const gainOf = ({ points, parts }: Turn, seat: number): number =>
  points[seat] ||
  parts.filter((part) => part.seat === seat).reduce((sum, part) => sum + part.points, 0);
