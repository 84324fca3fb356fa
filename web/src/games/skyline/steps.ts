// A move is chosen place by place: a house, then the one that comes down; a pawn, then how far. The
// places that can be chosen next are those that some legal move has after what is chosen already.
import type { Move } from '../../table/wire-types';

/** A place as a text: cells `2,3`, street spaces `s5`, pawns `p1`, seats' plates `t1`. */
export type Place = string;

const STREET = 28;

const text = (value: unknown): string => String(value);

/** The ways a move can be pointed out; a swap begins at either end. */
export function ways(move: Move, pawns: readonly number[]): Place[][] {
  switch (move.kind) {
    case 'grow':
      return [[text(move.cell), text(move.target)]];
    case 'merge':
      return [[text(move.cell), text(move.through), text(move.target)]];
    case 'swap':
      return [
        [text(move.one), text(move.other)],
        [text(move.other), text(move.one)],
      ];
    case 'move':
      return [[text(move.from), text(move.to)]];
    case 'start':
      return [[`s${move.space}`]];
    case 'advance': {
      const seat = move.seat as number;
      const space = ((pawns[seat] ?? 0) + (move.steps as number)) % STREET;
      return [[`p${seat}`, `s${space}`]];
    }
    case 'tax':
      return [[`t${move.seat}`]];
    case 'pass':
      return [];
    default:
      return [[text(move.cell)]];
  }
}

export interface Choice {
  move: Move;
  way: Place[];
}

export class Steps {
  readonly choices: Choice[];

  constructor(moves: readonly Move[], pawns: readonly number[]) {
    this.choices = moves.flatMap((move) => ways(move, pawns).map((way) => ({ move, way })));
    const pawnsToMove = new Set(this.choices.map(({ way }) => way[0]));
    const single = moves[0]?.kind === 'advance' && pawnsToMove.size === 1;
    if (single) for (const choice of this.choices) choice.way.shift();
  }

  /** What begins with these places. */
  begin(chosen: readonly Place[]): Choice[] {
    return this.choices.filter(({ way }) => chosen.every((place, i) => way[i] === place));
  }

  /** The places that can come next. */
  next(chosen: readonly Place[]): Place[] {
    const places = this.begin(chosen).map(({ way }) => way[chosen.length]);
    return [...new Set(places)].filter((place) => place !== undefined);
  }

  /** The one move that begins so; null if there are more, or none. */
  only(chosen: readonly Place[]): Move | null {
    const moves = new Set(this.begin(chosen).map(({ move }) => move));
    return moves.size === 1 ? [...moves][0]! : null;
  }
}

export const cellOf = (place: Place): [number, number] | null => {
  const [row, column] = place.split(',').map(Number);
  return column === undefined ? null : [row!, column];
};
