// The board of Sunrise Lane as its text has it: a word for every cell, and one for its zone. Only
// the words are known here; whether a game can be played on it the C loader says.
import type { Cell } from '../../types/wire';
import type { LaneColour, LanePlot, LaneZone } from '../../types/lane';
import type { Ground } from '../games/lane/draw';
import { rowsOf, withWord, type Row } from './words';

export const SIZE = 11;
export const COLOURS = ['Y', 'G', 'R', 'B', 'V'] as const satisfies LaneColour[];
/** Clockwise from the upper left, as a quarter turn carries one to the next; then the cross. */
export const ZONES = ['A1', 'B1', 'A2', 'B2', 'C'] as const satisfies LaneZone[];
const TURNING = 4;
export const FOUNTAIN = '**';
export const GARDEN = '^^';
export const LAKE = '~~';

export interface Grid {
  plots: Row[];
  zones: Row[];
}

/** Null where the text has no such two squares of words: then it can only be edited as text. */
export function readGrid(text: string): Grid | null {
  const rows = rowsOf(text);
  const plots = rows.slice(1, 1 + SIZE);
  const zones = rows.slice(2 + SIZE, 2 + 2 * SIZE);
  const whole = [...plots, ...zones].every(({ words }) => words.length === SIZE);
  const named = rows[0]?.words[0]?.text === 'plots' && rows[1 + SIZE]?.words[0]?.text === 'zones';
  return whole && named && zones.length === SIZE ? { plots, zones } : null;
}

export const wordAt = (grid: Grid, [row, column]: Cell): string =>
  grid.plots[row]!.words[column]!.text;

export function zoneAt(grid: Grid, [row, column]: Cell): LaneZone | null {
  const word = grid.zones[row]!.words[column]!.text;
  return word === '++' ? 'C' : (ZONES.find((zone) => zone === word) ?? null);
}

export interface Plot {
  colour: LaneColour;
  dots: number;
}
/** A plot's colour and dots; null: none. */
export function plotOf(word: string): Plot | null {
  const colour = COLOURS.find((letter) => word[0] === letter);
  const dots = Number(word[1]);
  return colour && word.length === 2 && dots >= 1 && dots <= 5 ? { colour, dots } : null;
}

const CELLS: Cell[] = Array.from({ length: SIZE * SIZE }, (_, index) => [
  Math.floor(index / SIZE),
  index % SIZE,
]);

/** What the drawing functions of the table need. */
export function drawable(grid: Grid): Ground {
  const cells = (word: string) => CELLS.filter((cell) => wordAt(grid, cell) === word);
  const plots = CELLS.flatMap((at): LanePlot[] => {
    const plot = plotOf(wordAt(grid, at));
    return plot ? [{ at, ...plot, zone: zoneAt(grid, at)! }] : [];
  });
  const [fountain] = cells(FOUNTAIN);
  return {
    size: SIZE,
    plots,
    gardens: cells(GARDEN),
    lakes: cells(LAKE),
    ...(fountain && { fountain }),
  };
}

/** The same cell after so many quarter turns of the board. */
export function turned([row, column]: Cell, turns: number): Cell {
  return turns === 0 ? [row, column] : turned([column, SIZE - 1 - row], turns - 1);
}

/** A change of a cell: what is on it, or the zone it counts for. */
export type Change = { word: string } | { zone: LaneZone };

function changed(text: string, cell: Cell, change: Change, turns: number): string {
  const grid = readGrid(text);
  if (!grid) return text;
  const [row, column] = cell;
  if ('word' in change) return withWord(text, grid.plots[row]!.line, column, change.word);
  const at = ZONES.indexOf(change.zone);
  const zone = at < TURNING ? ZONES[(at + turns) % TURNING]! : '++';
  return withWord(text, grid.zones[row]!.line, column, zone);
}

/** There is one fountain: where it goes and where it was change places. */
function withFountain(text: string, cell: Cell): string {
  const grid = readGrid(text)!;
  const old = CELLS.find((each) => wordAt(grid, each) === FOUNTAIN);
  const word = wordAt(grid, cell);
  const moved = old ? changed(text, old, { word }, 0) : text;
  return changed(moved, cell, { word: FOUNTAIN }, 0);
}

/** The cells a change goes to: one, or the same in all four quarters. */
export const scopeOf = (cell: Cell, quarters: boolean): Cell[] =>
  quarters ? [0, 1, 2, 3].map((turns) => turned(cell, turns)) : [cell];

export function paint(text: string, cell: Cell, change: Change, quarters: boolean): string {
  if ('word' in change && change.word === FOUNTAIN) return withFountain(text, cell);
  return scopeOf(cell, quarters).reduce(
    (so, each, turns) => changed(so, each, change, turns),
    text,
  );
}

/** The cells in which two texts differ. */
export function difference(one: string, other: string): Cell[] {
  const [a, b] = [readGrid(one), readGrid(other)];
  if (!a || !b) return [];
  return CELLS.filter(
    (cell) => wordAt(a, cell) !== wordAt(b, cell) || zoneAt(a, cell) !== zoneAt(b, cell),
  );
}

/** How many plots of each colour there are. */
export function counts(grid: Grid): Record<LaneColour, number> {
  const found = { Y: 0, G: 0, R: 0, B: 0, V: 0 };
  for (const cell of CELLS) {
    const plot = plotOf(wordAt(grid, cell));
    if (plot) found[plot.colour] += 1;
  }
  return found;
}
