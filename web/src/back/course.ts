// How a game went, by what was judged so far: everybody's chances move by move, and what moved
// them. The wire puts it together; here it is only asked for and looked up.
import type { Account, AnalysisCourse } from '../../types/analysis';
import type { Answer, Ask } from '../wire/module';
import type { Terms, Verdict } from './judge.worker';

/** A move: everybody's chances after it, and before it where it was a decision. */
export interface CourseStep {
  chances: number[];
  before?: number[];
}
export interface Course {
  start: number[];
  accounts: Account[];
  steps: CourseStep[];
}

/** Everybody's chances after so many moves; some steps have two. */
export interface Point {
  step: number;
  chances: readonly number[];
}

const millionths = (chances: number[]): string =>
  chances.map((chance) => Math.round(chance * 1e6)).join(' ');

/** As the wire reads what was judged elsewhere. */
const written = ({ decision, parts, before, after }: Verdict): string =>
  `${decision} ${parts} ${millionths(before)} ${millionths(after)}`;

export function courseOf(ask: Ask, verdicts: Iterable<Verdict>, { budget }: Terms): Course | null {
  const judged = [...verdicts].map(written).join(' ');
  const answer: Answer = ask({ do: 'analyse', judged, budget });
  if (!answer.ok) return null;
  const { start, seats, moves } = answer as unknown as AnalysisCourse;
  const steps = moves.map(({ chances, before }) => ({ chances, ...(before && { before }) }));
  return { start, accounts: seats, steps };
}

/** The line of the curve, as far as it is known. */
export function pointsOf({ start, steps }: Course, known: number): Point[] {
  const points: Point[] = [{ step: 0, chances: start }];
  steps.slice(0, known).forEach(({ chances, before }, index) => {
    if (before) points.push({ step: index, chances: before });
    points.push({ step: index + 1, chances });
  });
  return points;
}

export const chancesAt = ({ start, steps }: Course, step: number): readonly number[] =>
  step === 0 ? start : (steps[step - 1]?.chances ?? start);
