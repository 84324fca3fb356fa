// The board of Sunrise Lane as its editor shows it: drawn as at the table, with rows and columns
// named, because messages name them, the chosen cell in sun, and what is wrong in ink.
import { d, each, group, line, rect, text, times, v } from '../draw/base';
import { plot } from '../draw/ground';
import { fountain } from '../draw/scenery';
import { ground, layoutOf, strangeNames, type Ground, type Layout } from '../games/lane/draw';
import { gardens } from '../games/lane/drawScenery';
import type { Cell } from '../../types/wire';

export const laneLayout = (size: number, compact: boolean): Layout => {
  const layout = layoutOf(size, compact);
  const [top, bottom, left] = compact ? [34, 20, 34] : [40, 42, 22];
  const { cell, edge } = layout;
  return {
    ...layout,
    top,
    left,
    width: left + size * cell.w + (compact ? 14 : 22),
    height: top + size * cell.h + bottom + edge,
  };
};

/** Names of rows and columns; bold where something is. */
export function named(layout: Layout, size: number, marked: Cell | null): string {
  const { cell, edge } = layout;
  const big = edge > 10 ? 22 : 15;
  const look = (on: boolean) => ({
    'font-weight': on ? 800 : 500,
    fill: v(on ? 'ink' : 'ink-2'),
  });
  return times(
    size,
    (i) =>
      text((i + 0.5) * cell.w, edge > 10 ? -8 : -13, big, i, look(marked?.[1] === i)) +
      text(edge > 10 ? -18 : -11, (i + 0.5) * cell.h + 5, big, i, look(marked?.[0] === i)),
  );
}

/** Everything that lies and stands, from the back to the front. */
export function drawn(board: Ground, layout: Layout): string {
  const { cell } = layout;
  const flat = each(board.plots, ({ at: [row, column], colour, dots }) =>
    plot(cell, column * cell.w, row * cell.h, colour, dots),
  );
  const standing: [number, string][] = gardens(board, layout);
  if (board.fountain) {
    const [row, column] = board.fountain;
    standing.push([row, fountain(cell, column * cell.w, row * cell.h)]);
  }
  standing.sort(([one], [other]) => one - other);
  return flat + strangeNames(board, cell) + each(standing, ([, svg]) => svg);
}

function frame(layout: Layout, [row, column]: Cell, colour: string, width: number, dash = '') {
  const { w, h } = layout.cell;
  return rect(column * w + 1, row * h - 1, w - 2, h, {
    rx: 9,
    fill: 'none',
    stroke: v(colour),
    'stroke-width': width,
    'stroke-dasharray': dash || undefined,
  });
}

/** The cell that is chosen. */
export const chosenFrame = (layout: Layout, cell: Cell): string =>
  frame(layout, cell, 'sun-line', 7) + frame(layout, cell, 'sun', 4);

/** The same in another quarter, which a change goes to as well. */
export const echoFrame = (layout: Layout, cell: Cell): string =>
  frame(layout, cell, 'sun-line', 4, '7 5') + frame(layout, cell, 'sun', 2, '7 5');

/** The cell something is wrong with. */
export const wrongFrame = (layout: Layout, cell: Cell): string =>
  frame(layout, cell, 'paper', 7) + frame(layout, cell, 'ink', 3.2, '6 4');

/** A cross on the side between two cells: there the way is cut. */
export function cutBetween(layout: Layout, one: Cell, other: Cell): string {
  const { w, h } = layout.cell;
  const x = ((one[1] + other[1]) / 2 + 0.5) * w;
  const y = ((one[0] + other[0]) / 2 + 0.5) * h;
  const data = d`M${x - 8} ${y - 8}l16 16m0 -16l-16 16`;
  const ends = { 'stroke-linecap': 'round' };
  return line(data, v('paper'), 7, ends) + line(data, v('ink'), 3, ends);
}

export const base = (board: Ground, layout: Layout): string => ground(board, layout);

export const inGrid = (layout: Layout, body: string): string =>
  group({ transform: d`translate(${layout.left} ${layout.top})` }, body);
