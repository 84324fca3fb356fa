// One game on the screen: asks the wire, holds what came back, and leads from one decision to the
// next. It knows no game; what may be done and what it brings is what the wire says.
import { pace } from '../settings/settings.svelte';
import { isPrinting } from '../shell/printing.svelte';
import { games } from '../start/catalogue.svelte';
import { nobodysName } from '../start/words';
import type { Answer } from '../wire/client';
import { language, t } from '../words/words.svelte';
import type { Action } from './chooser';
import type { Company } from './company';
import { ownDoor, type Door, type Sitters } from './door';
import type { Asking, Barred, Step } from './shown';
import type {
  Cell,
  Entry,
  Move,
  Preview,
  SeatInfo,
  Standings,
  Status,
  Told,
  Turn,
  Viewer,
  Why,
} from './wire-types';

const OTHERS_MOVE = 500; // how long each move of somebody else is shown
const MOST_MOVES = 2000; // more than that is asked for step by step

type Shown = Record<string, unknown>;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export class Table {
  readonly id: string;
  readonly game: string;
  seats = $state.raw<SeatInfo[]>([]);
  /** Who wants to take back and waits for the others. */
  wishing = $state<number | null>(null);
  /** The part of the view that never changes, in the reader's language. */
  board = $state.raw<Shown>({});
  /** What the viewer sees. */
  view = $state.raw<Shown>({});
  standings = $state.raw<Standings | null>(null);
  status = $state.raw<Status>({} as Status);
  viewer = $state<Viewer>('watch');
  /** The viewer's legal moves; none while somebody else is to act. */
  moves = $state.raw<Move[]>([]);
  /** What the last request made happen, for the board to show. */
  happened = $state.raw<Entry[]>([]);
  /** Turns since the viewer's last decision. */
  news = $state.raw<Turn[]>([]);
  /** The seat for which the computer thinks. */
  thinking = $state<number | null>(null);
  /** The person who is to take the device before a hand is shown. */
  curtain = $state<number | null>(null);
  /** The turn of the log that is pointed at: the board shows it again. */
  traced = $state.raw<Turn | null>(null);
  /**
   * Cells that a line of the log, a row of the scoring or a hint is about: the board lights them.
   */
  lit = $state.raw<Cell[]>([]);
  /** A turn that is suggested: its steps by number, where they touch the board. */
  plan = $state.raw<Step[]>([]);
  /** A cell that somebody chose in vain, with the rule that is in the way. */
  barred = $state.raw<Barred | null>(null);
  /** A sentence that stands in place of the usual one until the next choice. */
  notice = $state('');
  /** Something went wrong on the way, in words. */
  problem = $state('');
  question = $state.raw<Asking | null>(null);
  /** The others, where this is played online. */
  company = $state.raw<Company | null>(null);
  /** It is only looked at again: the last turn is marked whoever made it. */
  again = $state(false);
  busy = $state(false);
  ready = $state(false);
  /** Called after the position has changed and is shown. */
  onchange: () => void = () => {};
  onhappened: (events: Told[]) => void = () => {};
  /** Shows what happened one after another; nobody else acts before that is done. */
  ontell: (happened: Entry[]) => Promise<void> | void = () => {};

  /** What is being shown has become stale. */
  onstale: () => void = () => {};

  readonly #door: Door;
  #left = false;
  #warned = new Set<string>();
  /** Somebody had to think without the net of this game. */
  #netless = false;
  #hurry = false;
  #round = 0;
  #coming: Status[] = [];
  #showing = false;

  constructor(id: string, game: string, door: Door = ownDoor(id)) {
    this.id = id;
    this.game = game;
    this.#door = door;
  }

  /** Asks the wire, wherever it is. */
  ask<T extends object>(request: object): Promise<Answer & T> {
    return this.#door.ask<T>(request);
  }

  /** Hands must be hidden between people at one device. */
  get secrets(): boolean {
    return games().find((game) => game.name === this.game)?.secrets ?? true;
  }

  get people(): number[] {
    return this.seats.flatMap((seat, number) => (seat.player === 'human' ? [number] : []));
  }

  /** A seat whose person sits at this screen. */
  isHere(seat: number): boolean {
    return this.company ? seat === this.viewer : this.people.includes(seat);
  }

  /** Nobody can do anything on paper, so the board is at rest there. */
  get myTurn(): boolean {
    return (
      !isPrinting() &&
      this.status.stage === 'moving' &&
      !this.over &&
      this.curtain === null &&
      typeof this.viewer === 'number' &&
      (this.status.people ?? []).includes(this.viewer)
    );
  }

  get over(): boolean {
    return this.status.stage === 'over' || this.company?.stopped === true;
  }

  /** Whether the viewer's last decision can be taken back, and whether others must agree. */
  get back(): 'none' | 'free' | 'consent' {
    return (typeof this.viewer === 'number' && this.seats[this.viewer]?.back) || 'none';
  }

  /** Those of the news that the board marks. */
  get marked(): Turn[] {
    return this.again ? this.news : this.news.filter((turn) => turn.seat !== this.viewer);
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  /** On a plate, where there is no need to say one's own name to oneself. */
  plateName(seat: number): string {
    const own = seat === this.viewer && (this.company || this.name(seat) === nobodysName());
    return own ? t('You') : this.name(seat);
  }

  /** What every request of this viewer's has. */
  get #eyes(): object {
    return { viewer: this.viewer, lang: language(), objects: true, events: true };
  }

  async begin(status: Status): Promise<void> {
    this.#showing = true;
    await this.#loadSeats();
    if (this.#door.viewer !== undefined) this.viewer = this.#door.viewer;
    else if (this.people.length === 1) this.viewer = this.people[0]!;
    await this.#door.follow?.(status);
    await this.translate();
    await this.#take(status);
    this.ready = true;
    await this.#showComing();
  }

  /** Names and sentences in the language that is spoken now. */
  async translate(): Promise<void> {
    const answer = await this.ask<{ board: Shown }>({ do: 'board', lang: language() });
    if (answer.ok) this.board = answer.board;
    if (this.ready) this.news = await this.#look();
  }

  leave(): void {
    this.#left = true;
    this.#door.leave();
  }

  async #loadSeats(): Promise<void> {
    const answer = await this.ask<Sitters>({ do: 'table' });
    if (!answer.ok) return;
    this.seats = answer.seats;
    this.wishing = answer.wish?.seat ?? null;
  }

  /**
   * The eyes for which the position is shown: the only person's, or those of the person who is to
   * act.
   */
  #chooseViewer(status: Status): void {
    const people = this.people;
    if (this.#door.viewer !== undefined || people.length < 2 || status.stage === 'over') return;
    const next = status.people[0];
    if (next === undefined || next === this.viewer) return;
    if (this.viewer !== 'watch' && status.people.includes(this.viewer as number)) return;
    if (this.secrets) {
      // Whoever is only asked something needs no hand; whoever moves gets the device first.
      this.viewer = 'watch';
      this.curtain = status.stage === 'moving' ? next : null;
    } else {
      this.viewer = next;
    }
  }

  /** The person behind the curtain has taken the device. */
  async raiseCurtain(): Promise<void> {
    if (this.curtain === null) return;
    this.viewer = this.curtain;
    this.curtain = null;
    this.news = await this.#look();
  }

  /**
   * Takes over what the viewer sees now. Gives the news: what happened is first shown, then told
   * there.
   */
  async #look(): Promise<Turn[]> {
    const round = (this.#round += 1);
    const eyes = this.#eyes;
    const [shown, turns, moves] = await Promise.all([
      this.ask<{ view: Shown; standings: Standings }>({ do: 'view', board: false, ...eyes }),
      this.#askNews(),
      this.myTurn ? this.#askMoves() : null,
    ]);
    if (round !== this.#round || this.#left) return this.news;
    await this.#loadSeats();
    if (shown.ok) {
      this.view = shown.view;
      this.standings = shown.standings;
    } else {
      this.problem = shown.error ?? '';
    }
    const still = this.#isSameChoice(moves ?? []);
    this.moves = moves ?? [];
    if (!still) this.onchange();
    return turns;
  }

  /** Others chose at the same time: what the viewer has begun to choose stays. */
  #isSameChoice(moves: Move[]): boolean {
    const others = this.happened.some(({ seat }) => seat !== this.viewer && seat !== 'chance');
    const own = this.happened.some(({ seat }) => seat === this.viewer);
    const texts = (all: Move[]) => all.map(({ move }) => move).join('\n');
    return others && !own && moves.length > 0 && texts(moves) === texts(this.moves);
  }

  async #askMoves(): Promise<Move[]> {
    const request = { do: 'moves', cells: true, limit: MOST_MOVES, ...this.#eyes };
    const answer = await this.ask<{ moves: Record<string, Move[]> }>(request);
    return (answer.ok && answer.moves[String(this.viewer)]) || [];
  }

  async #askNews(): Promise<Turn[]> {
    const since = this.curtain ?? this.viewer;
    if (typeof since !== 'number') return [];
    const request = { do: 'turns', since_seat: since, ...this.#eyes };
    const answer = await this.ask<{ turns: Turn[] }>(request);
    return answer.ok ? answer.turns : [];
  }

  /** All turns of the game, for the log. */
  async log(): Promise<Turn[]> {
    const answer = await this.ask<{ turns: Turn[] }>({ do: 'turns', from: 0, ...this.#eyes });
    return answer.ok ? answer.turns : [];
  }

  /** Takes over what a request brought and goes on until a person is to act. */
  async #take(answer: Answer): Promise<void> {
    if (this.#left) return;
    if (!answer.ok) {
      this.problem = answer.error ?? '';
      this.busy = false;
      return;
    }
    this.busy = true;
    this.thinking = null;
    const status = answer as Status;
    await this.#door.follow?.(status);
    this.problem = '';
    this.clear();
    this.lit = [];
    this.plan = [];
    this.status = status;
    const before = this.viewer;
    this.#chooseViewer(status);
    this.happened = before === this.viewer ? (status.happened ?? []) : await this.#retold(status);
    const news = await this.#look();
    if (answer.kept === false)
      this.#warn(t('This browser keeps nothing: the game is gone when you close the page.'));
    if (this.#netless)
      this.#warn(
        t('The computer plays without what it has learnt of this game: that could not be fetched.'),
      );
    this.busy = false;
    this.onhappened(this.happened.flatMap((entry) => entry.events ?? []));
    await this.ontell(this.happened);
    if (this.status !== status || this.#left) return;
    this.news = news;
    if (status.computers?.length) await this.#think(status.computers[0]!);
  }

  /**
   * What has just happened, for other eyes than those that asked: nothing of the last hand stays on
   * the page.
   */
  async #retold({ count, happened }: Status): Promise<Entry[]> {
    return happened?.length ? this.logFrom(count - happened.length) : [];
  }

  /** The moves from that number on, with what they made happen. */
  async logFrom(from: number): Promise<Entry[]> {
    const answer = await this.ask<{ log: Entry[] }>({ do: 'log', from, ...this.#eyes });
    return answer.ok ? answer.log : [];
  }

  /** Once, when the person has time to read it. */
  #warn(notice: string): void {
    if (this.#warned.has(notice) || !this.myTurn || this.notice) return;
    this.#warned.add(notice);
    this.notice = notice;
  }

  async #think(seat: number): Promise<void> {
    this.thinking = seat;
    if (!this.#door.think) return;
    if (this.ready && !this.#hurry) await wait(pace(OTHERS_MOVE));
    const answer = await this.#door.think({ seat, ...this.#eyes });
    this.thinking = null;
    this.#netless ||= answer.netless === true;
    if (answer.ok) await this.#take(answer);
    else if (answer.error !== 'cancelled') this.problem = answer.error ?? '';
    this.#hurry = false;
  }

  /** A tap while others move: the rest of their moves is shown at once. */
  hurry(): void {
    this.#hurry = true;
  }

  async play(move: Move): Promise<void> {
    if (this.busy || !this.myTurn) return;
    this.busy = true;
    const request = { do: 'move', seat: this.viewer, move: move.move, ...this.#eyes };
    await this.#done(await this.ask(request));
  }

  /** What was done: it brings a status, or one arrives by itself, or it is refused. */
  async #done(answer: Answer): Promise<void> {
    if (!answer.ok && (this.company || this.#door.refuses)) {
      this.busy = false;
      this.notice = answer.error ?? '';
    } else if (!answer.ok || 'stage' in answer) {
      await this.#take(answer);
    }
  }

  /** Somebody did something elsewhere. What comes meanwhile is shown after it. */
  async arrive(status: Status): Promise<void> {
    this.#coming.push(status);
    // Something was asked for or taken back: what is shown may wait for a person.
    if (status.count <= this.status.count) this.onstale();
    if (!this.#showing) await this.#showComing();
  }

  async #showComing(): Promise<void> {
    this.#showing = true;
    for (let next = this.#coming.shift(); next; next = this.#coming.shift()) {
      await this.#take(next);
      if (this.#coming.length && !this.#hurry) await wait(pace(OTHERS_MOVE));
    }
    this.#showing = false;
    this.#hurry = false;
  }

  /** Whoever sits where may have changed, and nothing else. */
  refresh(): Promise<void> {
    return this.#loadSeats();
  }

  hint(seat: number): Promise<Answer> {
    return this.#door.hint({ seat, lang: language() });
  }
  cancel(): Promise<unknown> {
    return this.#door.cancel();
  }
  record(): Promise<Answer> {
    return this.#door.record();
  }

  /** What a move would bring; null if it isn't known. */
  async preview(move: Move): Promise<Preview | null> {
    const request = { do: 'preview', seat: this.viewer, move: move.move, ...this.#eyes };
    const answer = await this.ask<Preview & Answer>(request);
    return answer.ok ? answer : null;
  }

  /**
   * What many moves would bring, in one answer: of those that have these values in their places.
   */
  async previews(where: Record<string, unknown>, limit = 400): Promise<(Move & Preview)[]> {
    const request = { do: 'previews', seat: this.viewer, where, limit, ...this.#eyes };
    const answer = await this.ask<{ previews: (Move & Preview)[] }>(request);
    return answer.ok ? answer.previews : [];
  }

  /** Says why the viewer can do nothing with a cell. */
  async why(cell: Cell): Promise<void> {
    if (typeof this.viewer !== 'number') return;
    const request = { do: 'why', seat: this.viewer, cell, lang: language() };
    const answer = await this.ask<{ why: Why }>(request);
    const reason = answer.ok ? answer.why.reasons[0] : undefined;
    if (!reason) return;
    this.notice = reason.say ?? '';
    this.barred = { cell, rule: reason.rule };
  }

  /** Lets go of what stands in place of the usual sentence. */
  clear(): void {
    this.notice = '';
    this.barred = null;
  }

  /** Somebody presses a button; what isn't possible now says why. */
  press(action: Action): void {
    if (action.not) this.notice = action.not;
    else action.act();
  }

  async takeBack(): Promise<void> {
    if (this.back === 'none') return;
    const seat = this.viewer;
    // Online it may only be asked for, and what is shown goes on meanwhile.
    this.busy = this.company === null;
    await this.cancel();
    await this.#done(await this.ask({ do: 'back', seat, ...this.#eyes }));
  }

  /** Somebody who was asked answers. */
  async agree(seat: number, agrees: boolean): Promise<void> {
    await this.#done(await this.ask({ do: 'consent', seat, agrees, ...this.#eyes }));
  }
}
