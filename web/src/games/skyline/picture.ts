// The board that the start page shows a part of, with dice and money beside it: a real position of
// a game of three, drawn as at the table.
import type { SkylineBuilding } from '../../../types/skyline';
import { d, each, group, times } from '../../draw/base';
import { die, money } from '../../draw/dice';
import { castShadow, footprint, shadows } from '../../draw/houses';
import { pawn } from '../../draw/pawns';
import type { Cell } from '../../table/wire-types';
import { cell, ground } from './draw';
import { architect, architectFoot, heightOf, standing } from './drawpieces';
import { corner, layout, pawnFoot, spaceCell } from './layout';
import position from './picture.json';

const buildings = position.buildings as SkylineBuilding[];

const put = ([x, y]: readonly [number, number], svg: string): string =>
  group({ transform: d`translate(${x} ${y})` }, svg);

function cast(building: SkylineBuilding): string {
  const { g } = layout();
  const foot = footprint(g, ...corner(building.at));
  return castShadow(foot.x, foot.yb, foot.fw, foot.fd, heightOf(g, building) * 0.8);
}

function things(): string {
  const { g } = layout();
  const rows: [number, string][] = buildings.map((one) => [
    one.at[0],
    put(corner(one.at), standing(g, one)),
  ]);
  const at = position.architect as Cell;
  const [x, y] = corner(at);
  const [fx, fy] = architectFoot(
    g,
    buildings.find((one) => String(one.at) === String(at)),
  );
  rows.push([at[0] + 0.1, put([x + fx, y + fy], architect(g.w * 0.42))]);
  position.pawns.forEach((space, seat) =>
    rows.push([
      spaceCell(space)[0] + 0.2,
      put(pawnFoot(space, 0, 1), pawn(0, 0, g.w * 0.44, seat)),
    ]),
  );
  return each(
    rows.sort(([one], [other]) => one - other),
    ([, svg]) => svg,
  );
}

/** What lies beside the street. */
function beside(): string {
  const { w, h } = layout().g;
  const [x, y] = corner([0, -1]);
  return (
    die(x - 1.72 * w, y + 1.15 * h, w * 0.54, position.white) +
    die(x - 1.05 * w, y + 1.7 * h, w * 0.54, position.black, true) +
    money(x - 1.62 * w, y + 2.75 * h, w * 0.66, String(position.cash))
  );
}

/** What shows of the drawing, which is smaller on a phone. */
export function pictureBox(): string {
  const { w, h } = layout().g;
  const [x, y] = corner([0, 0]);
  return d`${x - 2.9 * w} ${y + 0.2 * h} ${8.57 * w} ${4.06 * h}`;
}

export function drawPicture(): string {
  const l = layout();
  const cells = times(36, (i) => cell(l.g, corner([Math.floor(i / 6), i % 6]), 'plain'));
  // The slab goes on below the dice.
  const wide = { ...l, margin: -3 * l.g.w };
  return ground(wide) + cells + shadows(each(buildings, cast)) + things() + beside();
}
