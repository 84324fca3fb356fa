// The board that the start page shows a part of: a real position of a game of three, drawn as at the table, with the dice and
// a note beside it.
import { d, each, group, rect, v } from '../../draw/base';
import { die, money } from '../../draw/dice';
import { castShadow, footprint, shadows } from '../../draw/houses';
import { pawn } from '../../draw/pawns';
import type { Cell } from '../../table/wire-types';
import { cell, ground } from './draw';
import { architect, architectFoot, heightOf, standing, type Standing } from './drawpieces';
import { corner, desk, pawnFoot } from './layout';
import position from './picture.json';

const { g } = desk;
type Built = Standing & { at: Cell };
const built = (position.built as [number, number, number, number][]).map(
  ([row, column, owner, height]): Built => ({ at: [row, column], owner, height, skyscraper: height === 3 }),
);
const put = ([x, y]: readonly [number, number], svg: string): string =>
  group({ transform: d`translate(${x} ${y})` }, svg);

function cast({ at, ...b }: Built): string {
  const foot = footprint(g, ...corner(at, desk));
  return castShadow(foot.x, foot.yb, foot.fw, foot.fd, heightOf(g, b) * 0.8);
}

function figure(): string {
  const at = position.architect as Cell;
  const [x, y] = corner(at, desk);
  const [right, down] = architectFoot(g, built.find((b) => String(b.at) === String(at)));
  return put([x + right, y + down], architect(g.w * 0.42));
}

const beside =
  rect(-400, -400, 2000, 2000, { fill: v('slab') }) +
  die(-112, 236, 46, position.white) +
  die(-56, 276, 46, position.black, true) +
  money(-104, 360, 58, String(position.cash));

export const drawPicture = (): string =>
  beside +
  // The slab goes on beyond what is seen of it.
  ground({ ...desk, margin: -400 }) +
  each(Array.from({ length: 36 }), (_, i) => cell(g, corner([Math.floor(i / 6), i % 6], desk), 'plain')) +
  shadows(each(built, cast)) +
  each(position.pawns, (space, seat) => put(pawnFoot(space, 0, 1, desk), pawn(0, 0, g.w * 0.44, seat))) +
  each(built, (b) => put(corner(b.at, desk), standing(g, b))) +
  figure();
