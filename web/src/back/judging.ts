// Leads the workers that judge a game: hands out its decisions from the first to the last, keeps
// what comes back in the browser, and goes on from there another time.
import type { AnalysisPlan } from '../../types/analysis';
import type { Ask } from '../wire/module';
import { netName, netOf } from '../wire/nets';
import { courseOf, type Course } from './course';
import type { Found, Question, Terms, Verdict } from './judge.worker';
import { keepJudged, readJudged } from './kept';

/** How far it is; `plan`, `verdicts` and `course` hold what is new. */
export interface Judged {
  plan?: AnalysisPlan;
  verdicts: Verdict[];
  course?: Course;
  /** How many of how many are judged. */
  done: number;
  of: number;
  running: boolean;
  problem: string;
  /** Something of it was judged without the net that should have been gone by. */
  netless: boolean;
}

/** What is judged: a record, and the game whose net judges it; empty where none does. */
export interface Subject {
  record: string;
  game: string;
}

const KEPT_EVERY = 3000; // milliseconds
const TOLD_EVERY = 400;

const hands = (): number => Math.min(4, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1));

export class Judging {
  readonly #compiled: Promise<WebAssembly.Module>;
  readonly #tell: (judged: Judged) => void;
  #workers: Worker[] = [];
  #key = '';
  #ask: Ask | undefined;
  #terms: Terms = { budget: 0 };
  #netless = false;
  #plan: AnalysisPlan | undefined;
  /** By the number of the decision. */
  #found = new Map<number, Verdict>();
  #waiting: number[] = [];
  #asked = 0;
  #kept = 0;
  #told = 0;

  constructor(compiled: Promise<WebAssembly.Module>, tell: (judged: Judged) => void) {
    this.#compiled = compiled;
    this.#tell = tell;
  }

  /** What was judged of this game before, without judging anything now. */
  async recall(ask: Ask, id: string, terms: Terms, game: string): Promise<void> {
    this.stop();
    this.#ask = ask;
    this.#terms = terms;
    this.#netless = false;
    this.#key = [id, terms.budget, terms.seat ?? 'all', netName(game)].join(' ').trim();
    const kept = await readJudged(this.#key);
    const plan = kept?.plan ?? planned(ask, terms);
    this.#found = new Map((kept?.verdicts ?? []).map((verdict) => [verdict.decision, verdict]));
    this.#plan = plan;
    if (plan) this.#say({ plan, verdicts: [...this.#found.values()], ...this.#course() });
  }

  get running(): boolean {
    return this.#workers.length > 0;
  }

  start(subject: Subject, terms: Terms): void {
    if (this.running || !this.#plan) return;
    const missing = this.#plan.decisions.filter(({ decision }) => !this.#found.has(decision));
    this.#waiting = missing.map(({ decision }) => decision);
    this.#asked = 0;
    const many = Math.min(hands(), this.#waiting.length);
    this.#workers = Array.from({ length: many }, () => this.#hire(subject, terms));
    this.#say({ verdicts: [] });
  }

  #hire({ record, game }: Subject, terms: Terms): Worker {
    const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
    const post = (question: Question) => worker.postMessage(question);
    const next = () => {
      const judge = this.#waiting.shift();
      if (judge === undefined) return;
      this.#asked += 1;
      post({ judge, terms });
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Found>) => {
      if ('netless' in data) return this.#lack();
      this.#asked -= 1;
      if ('error' in data) return this.stop(data.error);
      next();
      this.#take(data.verdict);
    });
    worker.addEventListener('error', ({ message }) => this.stop(message));
    void Promise.all([this.#compiled, netOf(game)]).then(([module, net]) => {
      if (!this.#workers.includes(worker)) return;
      post(module);
      if (net) post({ net });
      else if (netName(game)) this.#lack();
      post({ record });
      next();
    });
    return worker;
  }

  /** What is judged from here on is seen, and not kept: it would be other numbers elsewhere. */
  #lack(): void {
    this.#netless = true;
    this.#say({ verdicts: [] });
  }

  #take(verdict: Verdict): void {
    this.#found.set(verdict.decision, verdict);
    const done = this.#asked === 0 && this.#waiting.length === 0;
    if (done) this.#dismiss();
    const due = done || Date.now() - this.#told > TOLD_EVERY;
    this.#say({ verdicts: [verdict], ...(due && this.#course()) });
    if (done || Date.now() - this.#kept > KEPT_EVERY) this.#keep();
  }

  #keep(): void {
    this.#kept = Date.now();
    if (this.#plan && this.#found.size && !this.#netless)
      void keepJudged(this.#key, this.#plan, [...this.#found.values()]);
  }

  #dismiss(): void {
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
    this.#waiting = [];
  }

  /** What is judged so far stays. */
  stop(problem = ''): void {
    const stopped = this.running;
    this.#dismiss();
    if (!stopped) return;
    this.#keep();
    this.#say({ verdicts: [], problem, ...this.#course() });
  }

  /** Everything that is judged so far, put together. */
  #course(): { course?: Course } {
    this.#told = Date.now();
    const course = this.#ask && courseOf(this.#ask, this.#found.values(), this.#terms);
    return course ? { course } : {};
  }

  #say(what: Partial<Judged> & Pick<Judged, 'verdicts'>): void {
    this.#tell({
      problem: '',
      ...what,
      done: this.#found.size,
      of: this.#plan?.decisions.length ?? 0,
      running: this.running,
      netless: this.#netless,
    });
  }
}

function planned(ask: Ask, { budget, seat }: Terms): AnalysisPlan | undefined {
  const answer = ask({ do: 'analyse', plan: true, budget });
  if (!answer.ok) return undefined;
  const plan = answer as unknown as AnalysisPlan;
  const own = plan.decisions.filter((decision) => seat === undefined || decision.seat === seat);
  return { ...plan, decisions: own };
}
