// What is judged of a game so far: everybody's chances after each move, and what decisions cost.
// Numbers and sentences come from the wire; here they are only put in order.
import type { AnalysisPlan } from '../../types/analysis';
import { settings } from '../settings/settings.svelte';
import { language } from '../words/words.svelte';
import type { Telling, Terms, Verdict } from './judge.worker';
import type { Judged } from './judging';
import type { Looking } from './looking.svelte';
import { chancesAt, sumUp, type Account, type Sums } from './sums';

/** A cost under that is never shown. */
const LEAST = 0.03;
const NOTHING: Sums = { points: [], accounts: [], known: 0 };

/** A costly decision, with what to tell of it. */
export interface Costly extends Verdict, Telling {
  /** Its place in the list, from 1: the costliest first. */
  number: number;
  /** The position after it. */
  step: number;
}

export class Judgement {
  readonly looking: Looking;
  plan = $state.raw<AnalysisPlan | null>(null);
  verdicts = $state.raw<ReadonlyMap<number, Verdict>>(new Map());
  done = $state(0);
  of = $state(0);
  running = $state(false);
  problem = $state('');

  readonly sums: Sums = $derived.by(() => this.#sumUp());
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
    return cursor <= this.sums.known ? chancesAt(this.sums.points, cursor) : undefined;
  }

  async recall(): Promise<void> {
    this.plan = null;
    this.verdicts = new Map();
    await this.looking.reader.call('recall', this.terms);
  }
  start(): void {
    void this.looking.reader.call('judge', this.terms);
  }
  stop(): void {
    void this.looking.reader.call('stop');
  }

  #take({ plan, verdicts, done, of, running, problem }: Judged): void {
    if (plan) this.plan = plan;
    if (verdicts.length) {
      const found = new Map(this.verdicts);
      for (const verdict of verdicts) found.set(verdict.decision, verdict);
      this.verdicts = found;
    }
    Object.assign(this, { done, of, running, problem });
  }

  #sumUp(): Sums {
    const { turns, opened } = this.looking;
    if (!this.plan) return NOTHING;
    const movers = turns.flatMap(({ moves }) => moves.map(({ seat }) => seat));
    return sumUp(this.plan, this.verdicts, movers, opened.shares ?? null);
  }
  get accounts(): Account[] {
    return this.finished && this.looking.opened.over ? this.sums.accounts : [];
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
    }));
  }
  /** Nobody is told what comes who looks with a seat's eyes. */
  #seen(): Costly[] {
    return this.all.filter(({ step }) => step <= this.looking.known);
  }
}
