// Puts judged decisions together as docs/engine-protocol.md says: everybody's chances move by move,
// and what moved them. Only as far as all decisions from the first on are judged.
import type { AnalysisPlan } from '../../types/analysis';
import type { Verdict } from './judge.worker';

/** Everybody's chances after so many moves; a decision also has those before it. */
export interface Point {
  step: number;
  chances: readonly number[];
}

/** What moved a seat's chance to win, in parts of one: start + luck + own + others = end. */
export interface Account {
  seat: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  end: number;
}

export interface Sums {
  points: Point[];
  accounts: Account[];
  /** Up to this many moves everything is judged. */
  known: number;
}

/** A run of moves: whose they are, from the log. */
export type Movers = readonly (number | 'chance')[];

export function sumUp(
  plan: AnalysisPlan,
  verdicts: ReadonlyMap<number, Verdict>,
  movers: Movers,
  result: readonly number[] | null,
): Sums {
  let chances: readonly number[] = plan.start;
  const points: Point[] = [{ step: 0, chances }];
  const accounts = plan.start.map(
    (start, seat): Account => ({ seat, start, luck: 0, own: 0, others: 0, end: start }),
  );
  const move = (to: readonly number[], by: number | 'chance') => {
    for (const account of accounts) {
      const change = to[account.seat]! - chances[account.seat]!;
      account[by === 'chance' ? 'luck' : by === account.seat ? 'own' : 'others'] += change;
      account.end += change;
    }
    chances = to;
  };
  let known = 0;
  for (const { decision, first, last } of plan.decisions) {
    const verdict = verdicts.get(decision);
    if (!verdict) return { points, accounts, known };
    const lucky = movers.lastIndexOf('chance', first - 1) + 1;
    const shown = points.at(-1)!.step;
    move(verdict.before, 'chance');
    points.push({ step: lucky > shown ? lucky : verdict.parts, chances });
    points.push({ step: verdict.parts, chances });
    move(verdict.after, verdict.seat);
    points.push({ step: verdict.parts + 1, chances });
    known = last + 1;
  }
  if (result) move(result, 'chance');
  points.push({ step: plan.count, chances });
  return { points, accounts, known: plan.count };
}

/** Everybody's chances after so many moves. */
export function chancesAt(points: readonly Point[], step: number): readonly number[] | undefined {
  const after = points.findIndex((point) => point.step > step);
  return after < 0 ? points.at(-1)?.chances : points[after - 1]?.chances;
}
