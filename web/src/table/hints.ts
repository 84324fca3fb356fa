// A suggested turn as the board and the news' lines want it.
import type { Cell, Hint, HintTurn } from '../../types/wire';
import type { Step } from './shown';
import type { Move, Told, Turn } from './wire-types';

export type { Hint, HintTurn };

const isCell = (value: unknown): value is Cell =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');

/** The steps of a turn by number, each at the cells its move names. */
export function stepsOf({ moves }: HintTurn): Step[] {
  return (moves as Move[]).flatMap((move, index) =>
    Object.values(move)
      .filter(isCell)
      .map((cell) => ({ number: index + 1, cell, move })),
  );
}

/** As if it had been played, for a game's Line. */
export function asTurn(seat: number, { moves, events, points, parts, cells }: HintTurn): Turn {
  const [first, ...rest] = moves as Move[];
  const made = [first!, ...rest].map((move, index) => ({
    seat,
    move,
    events: index === 0 ? (events as Told[]) : [],
  }));
  const sure = points.map((each) => each ?? 0);
  return { turn: 0, seat, first: 0, last: 0, moves: made, points: sure, parts, cells };
}
