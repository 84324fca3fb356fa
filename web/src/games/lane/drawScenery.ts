// Lakes and gardens of Sunrise Lane. A board's text may say which decoration is which; of the rest,
// as on the printed board, groups of four cells are lakes and others gardens. Only a matter of
// looks.
import { d, each, group, f, line, v, type Geo } from '../../draw/base';
import { cypress, tree } from '../../draw/scenery';
import type { Ground, Layout } from './draw';

type Spot = [number, number];
type Look = 'garden' | 'lake' | 'any';

/** Cells that belong together. */
export interface Decoration {
  cells: Spot[];
  lake: boolean;
}

const beside = ([row, column]: Spot): Spot[] => [
  [row + 1, column],
  [row - 1, column],
  [row, column + 1],
  [row, column - 1],
];

/** How each cell without a plot is to look. */
function looks(board: Ground): Map<string, Look> {
  const built = new Set([...board.plots.map((plot) => String(plot.at)), String(board.fountain)]);
  const gardens = new Set((board.gardens ?? []).map(String));
  const lakes = new Set((board.lakes ?? []).map(String));
  const found = new Map<string, Look>();
  for (let row = 0; row < board.size; row += 1)
    for (let column = 0; column < board.size; column += 1) {
      const id = `${row},${column}`;
      if (built.has(id)) continue;
      found.set(id, gardens.has(id) ? 'garden' : lakes.has(id) ? 'lake' : 'any');
    }
  return found;
}

export function decorations(board: Ground): Decoration[] {
  const left = looks(board);
  const groups: Decoration[] = [];
  for (const [id, look] of left) {
    const cells: Spot[] = [];
    const open: Spot[] = [id.split(',').map(Number) as Spot];
    left.delete(id);
    while (open.length) {
      const spot = open.pop()!;
      cells.push(spot);
      for (const next of beside(spot))
        if (left.get(String(next)) === look) {
          left.delete(String(next));
          open.push(next);
        }
    }
    groups.push({ cells, lake: look === 'lake' || (look === 'any' && cells.length === 4) });
  }
  return groups;
}

/**
 * A thick winding shape through its cells: lines between those that touch, corners filled; whole: one
 * line through all of them.
 */
export function pool(
  g: Geo,
  cells: Spot[],
  width: number,
  fill: string,
  shore: string,
  whole = false,
): string {
  const own = new Set(cells.map(String));
  const centre = ([row, column]: Spot) => d`${(column + 0.5) * g.w} ${(row + 0.5) * g.w}`;
  const ways = cells.flatMap(([row, column]) => {
    const here = centre([row, column]);
    const [right, down]: Spot[] = [
      [row, column + 1],
      [row + 1, column],
    ];
    const corner: Spot = [row + 1, column + 1];
    const round = own.has(String(right)) && own.has(String(down)) && own.has(String(corner));
    return [right!, down!, ...(round ? [corner] : [])]
      .filter((next) => own.has(String(next)))
      .map((next) => `M${here}L${centre(next)}`)
      .concat(cells.length === 1 ? [`M${here}L${here}`] : []);
  });
  const data = whole ? `M${cells.map(centre).join('L')}` : ways.join('');
  const stroke = (w: number, colour: string): string =>
    line(data, colour, w, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
  return group(
    { transform: `scale(1 ${f(g.h / g.w)})` },
    stroke(g.w * (width + 0.1), shore) + stroke(g.w * width, fill),
  );
}

function waves({ w, h }: Geo, cells: Spot[]): string {
  return each(cells, ([row, column]) => {
    const x = (column + 0.5) * w;
    const y = (row + 0.5 + ((row + column) % 2 ? 0.1 : -0.08)) * h;
    const crest = d`M${x - w * 0.17} ${y}q${w * 0.055} ${-h * 0.07} ${w * 0.11} 0`;
    const data = crest + d`t${w * 0.11} 0t${w * 0.11} 0`;
    return line(data, v('water-2'), w * 0.032, { fill: 'none', 'stroke-linecap': 'round' });
  });
}

/** What lies flat of it; the trees stand. */
export const drawWater = ({ cells, lake }: Decoration, cell: Geo): string =>
  lake
    ? pool(cell, cells, 0.66, v('water'), v('shore')) + waves(cell, cells)
    : pool(cell, cells, 0.62, v('garden'), v('garden'));

/** The trees of one garden cell. */
function trees({ w, h }: Geo, [row, column]: Spot): string {
  const kind = (row * 7 + column * 13) % 4;
  const [x, y] = [column * w, row * h];
  const tall = kind % 2 === 1;
  const first = (tall ? cypress : tree)(
    x + w * (0.33 + 0.06 * kind),
    y + h * 0.62,
    w * (tall ? 0.27 : 0.3),
  );
  return first + tree(x + w * (0.66 - 0.04 * kind), y + h * 0.74, w * 0.25);
}

/** The trees of the gardens, each with its row, since they stand. */
export function gardens(board: Ground, { cell }: Layout): [number, string][] {
  return decorations(board)
    .filter(({ lake }) => !lake)
    .flatMap(({ cells }) =>
      cells.map((spot): [number, string] => [spot[0], trees(cell, spot)]),
    );
}
