// The part of Sunrise Lane's board that the start page shows: a real position of a game of three, drawn as at the table.
import { d, each, f, geo, group, line, rect, v, type Point } from '../../draw/base';
import { blob, builtPlot, plot, slab } from '../../draw/ground';
import { castShadow, footprint, house, shadows } from '../../draw/houses';
import { cypress, fountain, park, tree } from '../../draw/scenery';
import type { LaneColour } from '../../../types/lane';
import position from './picture.json';

const cell = geo(66);
const SIZE = 11;
const key = (row: number, column: number): string => `${row},${column}`;
const place = (row: number, column: number): Point => [column * cell.w, row * cell.h];

/** Cells without a plot that lie together: four are a lake, fewer a garden. */
function decoration(): Point[][] {
  const used = new Set(position.plots.map(([row, column]) => key(row as number, column as number)));
  used.add(key(position.fountain[0]!, position.fountain[1]!));
  const groups: Point[][] = [];
  const grow = (row: number, column: number, into: Point[]): void => {
    if (row < 0 || column < 0 || row >= SIZE || column >= SIZE || used.has(key(row, column))) return;
    used.add(key(row, column));
    into.push([row, column]);
    for (const [down, right] of [[1, 0], [0, 1], [-1, 0], [0, -1]] as const)
      grow(row + down, column + right, into);
  };
  for (let row = 0; row < SIZE; row += 1)
    for (let column = 0; column < SIZE; column += 1) {
      const found: Point[] = [];
      grow(row, column, found);
      if (found.length) groups.push(found);
    }
  return groups;
}

function streets(): string {
  const { w, h } = cell;
  const quarter = (row: number, column: number, zone: string): string =>
    rect(column * w, row * h, 5 * w, 5 * h, { rx: w * 0.26, fill: v(`zone-${zone}`) });
  const cobbles = { 'stroke-dasharray': `${f(w * 0.09)} ${f(w * 0.06)}` };
  const edge = (x: number, y: number, toX: number, toY: number): string =>
    line(d`M${x * w} ${toY * h}V${y * h}H${toX * w}`, v('street-2'), w * 0.05, cobbles);
  return (
    rect(-4, -4, SIZE * w + 8, SIZE * h + 8, { rx: w * 0.26, fill: v('street') }) +
    quarter(0, 0, 'a') + quarter(0, 6, 'b') + quarter(6, 0, 'b') + quarter(6, 6, 'a') +
    edge(5, 5, 0, 0) + edge(6, 5, SIZE, 0) + edge(5, 6, 0, SIZE) + edge(6, 6, SIZE, SIZE)
  );
}

const waves = ([row, column]: Point): string => {
  const [x, y] = [(column + 0.5) * cell.w, (row + 0.5) * cell.h];
  const step = cell.w * 0.11;
  return line(
    d`M${x - step * 1.5} ${y}q${step / 2} ${-cell.h * 0.07} ${step} 0t${step} 0t${step} 0`,
    v('water-2'),
    cell.w * 0.032,
    { 'stroke-linecap': 'round' },
  );
};

const trees = ([row, column]: Point): string => {
  const [x, y] = place(row, column);
  const one = (row + column) % 2 ? cypress : tree;
  return (
    one(x + cell.w * 0.36, y + cell.h * 0.62, cell.w * 0.28) +
    tree(x + cell.w * 0.64, y + cell.h * 0.74, cell.w * 0.25)
  );
};

const landscape = (cells: Point[]): string =>
  cells.length === 4
    ? blob(cell, cells, 0.66, v('water'), v('shore')) + each(cells, waves)
    : blob(cell, cells, 0.62, v('garden'), v('garden')) + each(cells, trees);

/** The whole board; the picture shows a part of it. */
export function drawPicture(): string {
  const built = new Set([...position.houses, ...position.parks].map(([row, column]) => key(row!, column!)));
  const ground = each(position.plots as [number, number, LaneColour, number][], ([row, column, colour, dots]) => {
    const [x, y] = place(row, column);
    return built.has(key(row, column)) ? builtPlot(cell, x, y, colour) : plot(cell, x, y, colour, dots);
  });
  const houses = position.houses as [number, number, number, number][];
  const cast = each(houses, ([row, column, , storeys]) => {
    const foot = footprint(cell, ...(place(row, column) as [number, number]));
    return castShadow(foot.x, foot.yb, foot.fw, foot.fd, storeys * cell.z);
  });
  const standing = [
    ...houses.map(([row, column, seat, storeys]) => ({
      row,
      svg: house(cell, ...(place(row, column) as [number, number]), seat, storeys),
    })),
    ...position.parks.map(([row, column]) => ({
      row: row!,
      svg: park(cell, ...(place(row!, column!) as [number, number])),
    })),
    {
      row: position.fountain[0]!,
      svg: fountain(cell, ...(place(position.fountain[0]!, position.fountain[1]!) as [number, number])),
    },
  ].sort((one, other) => one.row - other.row);
  return (
    slab(-20, -20, SIZE * cell.w + 40, SIZE * cell.h + 40) +
    streets() +
    each(decoration(), landscape) +
    ground +
    group({}, shadows(cast)) +
    each(standing, ({ svg }) => svg)
  );
}
