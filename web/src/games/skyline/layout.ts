// Where everything of the board lies: 8 x 8 spaces, the 6 x 6 cells inside, the street around them.
import type { SkylineWalk } from '../../../types/skyline';
import { geo, type Geo, type Point } from '../../draw/base';
import { isCompact } from '../../shell/layout.svelte';
import type { Cell } from '../../table/wire-types';

export interface Layout {
  g: Geo;
  /** How far the slab lies from the drawing's sides. */
  margin: number;
  /** From there to the street; the slab's thickness and the radius of its corners. */
  side: number;
  top: number;
  edge: number;
  radius: number;
  /** The size of the signs and numbers of the prices, in parts of a cell. */
  price: number;
  size: { width: number; height: number };
}

function make(w: number, frame: Omit<Layout, 'g' | 'size'> & { bottom: number }): Layout {
  const g = geo(w);
  const { side, top, bottom, edge } = frame;
  return {
    ...frame,
    g,
    size: { width: 8 * g.w + 2 * side, height: top + 8 * g.h + bottom + edge },
  };
}

export const desk = make(88, {
  margin: 0,
  side: 27.5,
  top: 50,
  bottom: 41,
  edge: 10,
  radius: 20,
  price: 0.17,
});
const phone = make(46.4, {
  margin: 3.2,
  side: 9.4,
  top: 26,
  bottom: 8,
  edge: 6,
  radius: 12,
  price: 0.29,
});

export const layout = (): Layout => (isCompact() ? phone : desk);

/** Row and column of a street space, where the cells have 0 to 5. */
export function spaceCell(space: number): Cell {
  const side = Math.floor(space / 7);
  const along = space % 7;
  if (side === 0) return [-1, along - 1];
  if (side === 1) return [along - 1, 6];
  if (side === 2) return [6, 6 - along];
  return [6 - along, -1];
}

/** The top left corner of a cell, or of a street space, in the units of the board's drawing. */
export function corner([row, column]: Cell | Point, l = layout()): [number, number] {
  const { g, side, top } = l;
  return [side + (column + 1) * g.w, top + (row + 1) * g.h];
}

/** Which cell or street space lies at a place of the drawing; cells have 0 to 5. */
export function cellAt(x: number, y: number): Cell {
  const { g, side, top } = layout();
  return [Math.floor((y - top) / g.h) - 1, Math.floor((x - side) / g.w) - 1];
}

export const isCell = ([row, column]: Cell): boolean =>
  row >= 0 && row < 6 && column >= 0 && column < 6;

/** The number of the street space in a row and column around the cells; -1 elsewhere. */
export function spaceAt([row, column]: Cell): number {
  for (let space = 0; space < 28; space += 1) {
    const [r, c] = spaceCell(space);
    if (r === row && c === column) return space;
  }
  return -1;
}

/** The foot of a pawn on a space it shares with others: the place of one of so many. */
export function pawnFoot(
  space: number,
  place: number,
  many: number,
  l = layout(),
): [number, number] {
  const { g } = l;
  const [x, y] = corner(spaceCell(space), l);
  const alone = space % 7 ? 0.68 : 0.5;
  const across = many === 1 ? alone : 0.26 + place * (0.5 / (many - 1));
  return [x + g.w * across, y + g.h * (0.88 - (many > 1 && place % 2 ? 0.08 : 0))];
}

/** The middle of each space that was walked over, the first included. */
export function walkPoints({ from, spaces }: SkylineWalk): Point[] {
  const { g } = layout();
  return [from, ...spaces].map((space) => {
    const [x, y] = corner(spaceCell(space));
    return [x + g.w * 0.7, y + g.h * 0.66];
  });
}
