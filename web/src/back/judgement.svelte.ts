// What is judged of a game so far: everybody's chances after each move, and what decisions cost.
// Numbers and sentences come from the wire; here they are only put in order.
import type { Account, AnalysisPlan } from '../../types/analysis';
import { settings } from '../settings/settings.svelte';
import { language } from '../words/words.svelte';
import type { Telling, Terms, Verdict } from './judge.worker';
import type { Judged } from './judging';
import type { Looking } from './looking.svelte';
import { chancesAt, pointsOf, type Course, type Point } from './course';

/** A cost under that is never shown. */
const LEAST = 0.03;

/** A costly decision, with what to tell of it. */
export interface Costly extends Verdict, Telling {
  /** Its place in the list, from 1: the costliest first. */
  number: number;
  /** The position after it. */
  step: number;
  /** The chance to win with what was best, and with what was played, as the curve has them. */
  was: number;
  is: number;
}

export class Judgement {
  readonly looking: Looking;
  plan = $state.raw<AnalysisPlan | null>(null);
  verdicts = $state.raw<ReadonlyMap<number, Verdict>>(new Map());
  done = $state(0);
  of = $state(0);
  running = $state(false);
  problem = $state('');
  /** Something of it was judged without the game's net, which couldn't be fetched. */
  netless = $state(false);

  course = $state.raw<Course | null>(null);
  /** Up to this many moves everything is judged. */
  readonly known: number = $derived.by(() => this.#known());
  readonly points: Point[] = $derived.by(() =>
    this.course ? pointsOf(this.course, this.known) : [],
  );
  readonly all: Costly[] = $derived.by(() => this.#costly());
  readonly costly: Costly[] = $derived.by(() => this.#seen());

  constructor(looking: Looking) {
    this.looking = looking;
    looking.reader.onjudged = (judged) => this.#take(judged);
  }

  get finished(): boolean {
    return this.of > 0 && this.done === this.of;
  }
  /** Of a game that goes on only its person's own decisions are judged. */
  get terms(): Terms {
    const { opened, own } = this.looking;
    const alone = opened.over || own === null ? {} : { seat: own };
    return { budget: settings.judge, ...alone };
  }
  /** Everybody's chances at the cursor, if they are known. */
  get now(): readonly number[] | undefined {
    const { cursor } = this.looking;
    return this.course && cursor <= this.known ? chancesAt(this.course, cursor) : undefined;
  }

  async recall(): Promise<void> {
    this.plan = null;
    this.course = null;
    this.verdicts = new Map();
    await this.looking.reader.call('recall', this.terms);
  }
  start(): void {
    void this.looking.reader.call('judge', this.terms);
  }
  stop(): void {
    void this.looking.reader.call('stop');
  }

  #take({ plan, verdicts, course, ...how }: Judged): void {
    if (plan) this.plan = plan;
    if (course) this.course = course;
    if (verdicts.length) {
      const found = new Map(this.verdicts);
      for (const verdict of verdicts) found.set(verdict.decision, verdict);
      this.verdicts = found;
    }
    Object.assign(this, how);
    const whole = this.finished && this.looking.opened.over && !this.netless;
    if (verdicts.length && whole) void this.#note();
  }

  /** A game that is judged as a whole belongs to somebody's record. */
  async #note(): Promise<void> {
    const { noteCosts } = await import('../record/note');
    await noteCosts(this.looking.source, this.looking.opened.seats.length, [
      ...this.verdicts.values(),
    ]);
    const { readSwitch } = await import('../record/switch');
    if (readSwitch().on) void (await import('../record/there')).sync();
  }

  #known(): number {
    if (!this.plan) return 0;
    const { decisions, count } = this.plan;
    const missing = decisions.find(({ decision }) => !this.verdicts.has(decision));
    return missing?.first ?? count;
  }
  get accounts(): Account[] {
    return this.finished && this.looking.opened.over ? (this.course?.accounts ?? []) : [];
  }

  /** Of the seat whose eyes look; with open eyes of the only person, or of all. */
  get seat(): number | null {
    const { eyes, own } = this.looking;
    return typeof eyes === 'number' ? eyes : own;
  }
  #costly(): Costly[] {
    const spoken = language();
    const found = [...this.verdicts.values()].filter(
      ({ cost, seat, told }) =>
        told && cost >= LEAST && (this.seat === null || seat === this.seat),
    );
    found.sort((one, other) => other.cost - one.cost || one.first - other.first);
    return found.map((verdict, index) => ({
      ...verdict,
      ...(verdict.told![spoken] ?? verdict.told!.en!),
      number: index + 1,
      step: verdict.last + 1,
      ...this.#worth(verdict),
    }));
  }
  #worth({ seat, parts, before, after }: Verdict): Pick<Costly, 'was' | 'is'> {
    const there = this.course?.steps[parts];
    const was = (there?.before ?? before)[seat]!;
    return { was, is: there?.before ? there.chances[seat]! : after[seat]! };
  }
  /** Nobody is told what comes who looks with a seat's eyes. */
  #seen(): Costly[] {
    return this.all.filter(({ step }) => step <= this.looking.known);
  }
}
