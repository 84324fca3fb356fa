// The city that the start page shows a part of: a real position of a game of three, drawn as at the
// table.
import type { CityBoard, CityView } from '../../../types/city';
import { d, each, rect, v } from '../../draw/base';
import { cityGeo } from '../../draw/city/tiles';
import { gridDot, trees, type Site } from './drawGround';
import { tilesOf, towersOf } from './model';
import position from './picture.json';
import { flats, shadowsIn, standing } from './scene';

const g = cityGeo(80);
const view = position as unknown as CityView;
const site: Site = {
  g,
  at: ([x, y]) => [x * g.w, -y * g.h],
  tiles: tilesOf(view),
  towers: towersOf(view, position as unknown as CityBoard),
};

/** Wherever a crop of it may reach. */
const WIDE = 8;
const DEEP = 6;

function lawn(): string {
  let dots = '';
  for (let y = -DEEP; y <= DEEP; y += 1)
    for (let x = -WIDE; x <= WIDE; x += 1)
      dots += `<g transform="${d`translate(${(x - 0.5) * g.w} ${(y - 0.5) * g.h})`}">${gridDot(g)}</g>`;
  return (
    rect(-WIDE * g.w, -DEEP * g.h, 2 * WIDE * g.w, 2 * DEEP * g.h, { fill: v('garden') }) + dots
  );
}

export const drawPicture = (): string =>
  lawn() +
  trees(site, [-WIDE, -DEEP], [WIDE, DEEP]) +
  each(flats(site, {}), ({ svg }) => svg) +
  shadowsIn(site, {}) +
  each(standing(site, {}, new Map(), 1), ({ svg }) => svg);
