// The board that the start page shows a part of: a real position of a game of three, drawn as at
// the table.
import type { LaneBoard, LaneColour } from '../../../types/lane';
import { d, each, group } from '../../draw/base';
import { builtPlot, plot } from '../../draw/ground';
import { castShadow, footprint, house, shadows } from '../../draw/houses';
import { fountain, park } from '../../draw/scenery';
import { ground, layoutOf } from './draw';
import { gardens } from './drawScenery';
import position from './picture.json';

type Plot = [number, number, LaneColour, number];
type House = [number, number, number, number];
type Spot = [number, number];

const layout = layoutOf(11, true);
const { cell } = layout;
const place = (row: number, column: number): Spot => [column * cell.w, row * cell.h];

const plots = (position.plots as Plot[]).map(([row, column, colour, dots]) => ({
  at: [row, column],
  colour,
  dots,
}));
const board = { size: 11, fountain: position.fountain, plots } as unknown as LaneBoard;
const houses = position.houses as House[];
const parks = position.parks as Spot[];

function flat(): string {
  const built = new Set([...houses, ...parks].map(([row, column]) => `${row},${column}`));
  return each(board.plots, ({ at, colour, dots }) => {
    const [x, y] = place(...at);
    return built.has(String(at)) ? builtPlot(cell, x, y, colour) : plot(cell, x, y, colour, dots);
  });
}

function cast(): string {
  return each(houses, ([row, column, , storeys]) => {
    const foot = footprint(cell, ...place(row, column));
    return castShadow(foot.x, foot.yb, foot.fw, foot.fd, storeys * cell.z);
  });
}

function standing(): string {
  const [row, column] = board.fountain;
  const rows: [number, string][] = [
    ...gardens(board, layout),
    [row, fountain(cell, ...place(row, column))],
    ...houses.map(([r, c, seat, storeys]): [number, string] => [
      r,
      house(cell, ...place(r, c), seat, storeys),
    ]),
    ...parks.map(([r, c]): [number, string] => [r, park(cell, ...place(r, c))]),
  ];
  return each(
    rows.sort(([one], [other]) => one - other),
    ([, svg]) => svg,
  );
}

export const drawPicture = (): string =>
  ground(board, layout) +
  group(
    { transform: d`translate(${layout.left} ${layout.top})` },
    flat() + shadows(cast()) + standing(),
  );
