// The lawn: trees where nobody has built, the line of the direction, and what lies flat: squares,
// cells that can be chosen. All in cells of UNIT round City Hall's corner.
import type { CityDirection, CityTile } from '../../../types/city';
import { circle, d, group, path, rect, v } from '../../draw/base';
import { segmentBox } from '../../draw/city/dominoes';
import { square, sunGround, type CityGeo, type RoundBox } from '../../draw/city/tiles';
import { tile } from '../../draw/ground';
import { cypress, tree } from '../../draw/scenery';
import { typeKey, typeSymbol } from '../../draw/signs';
import type { Cell } from '../../table/wire-types';
import type { Look } from './look';
import { keyOf, type Key, type Pair, type Tiles, type Towers } from './model';

const FAR = 6000;
/** How high a square rises that can be chosen. */
export const RISE = 0.05;

export interface Site {
  g: CityGeo;
  /** A cell's back left corner. */
  at: (cell: Cell) => readonly [number, number];
  tiles: Tiles;
  towers: Towers;
}

/** The same number between 0 and 1 for the same place, always. */
function hash(x: number, y: number): number {
  let h = Math.imul(x * 374761393 + y * 668265263, 1274126177) >>> 0;
  h ^= h >>> 13;
  return (Math.imul(h, 1274126177) >>> 0) / 2 ** 32;
}

/** The trees of one cell, perhaps none. */
function treesOf({ g, at, tiles }: Site, x: number, y: number): string {
  const h = hash(x + 31, y + 57);
  if (h > 0.5) return '';
  const [px, py] = at([x, y]);
  const behind = tiles.has(keyOf([x, y - 1])) ? 0.34 : 0.45;
  const count = h < 0.16 ? 3 : h < 0.34 ? 2 : 1;
  let s = '';
  for (let i = 0; i < count; i++) {
    const tx = px + g.w * (0.2 + 0.62 * hash(x * 3 + i, y * 5));
    const ty = py + g.h * (behind + 0.3 * hash(x * 7, y + i * 11));
    const size = g.w * (0.2 + 0.08 * hash(i, x + y));
    s += hash(x + i, y - i) > 0.62 ? cypress(tx, ty, g.w * 0.2) : tree(tx, ty, size);
  }
  return s;
}

/** Everything from one corner cell to the other. */
export function trees(site: Site, [x0, y0]: Cell, [x1, y1]: Cell): string {
  let s = '';
  for (let y = y1; y >= y0; y--)
    for (let x = x0; x <= x1; x++) if (!site.tiles.has(keyOf([x, y]))) s += treesOf(site, x, y);
  return s;
}

/** One corner of the grid, for a pattern. */
export const gridDot = (g: CityGeo): string =>
  circle(g.w / 2, g.h / 2, g.w * 0.022, { fill: v('lawn-dot') });

/** What is not on this side of City Hall lies in the shade. */
export function shade({ g }: Site, side: CityDirection): string {
  const boxes = {
    north: [-FAR, 0, 2 * FAR, FAR],
    south: [-FAR, -FAR, 2 * FAR, FAR + g.h],
    east: [-FAR, -FAR, FAR + g.w, 2 * FAR],
    west: [0, -FAR, FAR, 2 * FAR],
  } as const;
  const [x, y, w, h] = boxes[side];
  return rect(x, y, w, h, { fill: v('shade'), opacity: 0.12 });
}

export function sideLine({ g }: Site, side: CityDirection): string {
  const lines = {
    north: d`M${-FAR} ${-3}H${FAR}`,
    south: d`M${-FAR} ${g.h}H${FAR}`,
    east: d`M${g.w} ${-FAR}V${FAR}`,
    west: d`M0 ${-FAR}V${FAR}`,
  };
  const still = { 'vector-effect': 'non-scaling-stroke' };
  return (
    path(lines[side], { stroke: v('sun-line'), 'stroke-width': 6.5, opacity: 0.9, ...still }) +
    path(lines[side], { stroke: v('sun'), 'stroke-width': 4, ...still })
  );
}

export interface FlatLook {
  quiet: boolean;
  sign: boolean;
  aside: boolean;
}

export function flatTile(
  { g, at }: Site,
  tileOf: CityTile,
  { quiet, sign, aside }: FlatLook,
): string {
  const [x, y] = at(tileOf.at);
  return square(g, x, y, tileOf, { quiet, sign, chips: aside });
}

/** The frame round a cell that can be chosen. */
function frame({ g, at }: Site, cell: Cell, up: number): RoundBox {
  const [x, y] = at(cell);
  const box = segmentBox(g, x, y);
  const e = g.w * 0.035;
  return [box.L - e, box.B - e - up, box.R - box.L + 2 * e, box.F - box.B + 2 * e, g.w * 0.07];
}

/** What joins the two cells of a place. */
export function bridge({ g, at }: Site, [a, b]: Pair, up: number): RoundBox {
  const [ax, ay] = at(a);
  const [bx, by] = at(b);
  const m = g.w * 0.2;
  if (ay === by) return [Math.max(ax, bx) - m, ay + g.h * 0.37 - g.lift - up, 2 * m, g.h * 0.26, 2];
  return [ax + g.w * 0.36, Math.max(ay, by) - g.lift - m - up, g.w * 0.28, 2 * m, 2];
}

/** A square that rises, with its sign aside if something lies on it. */
function risen({ g, at, tiles }: Site, cell: Cell, sign: boolean, covered = false): string {
  const found = tiles.get(keyOf(cell));
  if (!found?.type) return '';
  const [x, y] = at(cell);
  const { L, R, B, F } = segmentBox(g, x, y);
  const i = g.w * 0.035;
  const key = typeKey[found.type];
  const aside = covered || !!found.chips?.length;
  const up = g.w * RISE;
  const top = { x: L + i, y: B + i, w: R - L - 2 * i, h: F - B - 2 * i, r: g.w * 0.05 };
  const place = [x + g.w * (aside ? 0.32 : 0.5), y + g.h * (aside ? 0.62 : 0.47) - up] as const;
  return (
    tile({ ...top, lift: up, fill: v(key), edge: v(`${key}-e`) }) +
    (sign ? typeSymbol(found.type, ...place, g.w * (aside ? 0.25 : 0.32)) : '')
  );
}

/** Places for buildings on the ground: one glowing shape, with the squares risen from it. */
export function groundPairs(site: Site, pairs: readonly Pair[], covered: ReadonlySet<Key>): string {
  const low = pairs.filter(([a]) => !site.towers.get(keyOf(a))?.length);
  const cells = new Map(low.flat().map((cell) => [keyOf(cell), cell]));
  const up = site.g.w * RISE * 0.3;
  if (!cells.size) return '';
  return (
    sunGround([
      ...[...cells.values()].map((cell) => frame(site, cell, up)),
      ...low.map((pair) => bridge(site, pair, up)),
    ]) + [...cells].map(([key, cell]) => risen(site, cell, !covered.has(key))).join('')
  );
}

/** Squares that can be chosen: a rim of sun. */
export function rim({ g, at }: Site, cell: Cell): string {
  const [x, y] = at(cell);
  const { L, R, B, F } = segmentBox(g, x, y);
  const e = g.w * 0.012;
  const ring = (colour: string, width: number, cls?: string): string =>
    rect(L - e, B - e, R - L + 2 * e, F - B + 2 * e, {
      rx: g.w * 0.05,
      fill: 'none',
      stroke: v(colour),
      'stroke-width': width,
      class: cls,
    });
  return ring('sun-line', g.w * 0.062) + ring('sun', g.w * 0.04, 'glow-line');
}

/** A square that has been chosen: it stands out; something may be about to lie on it. */
export const chosenSquare = (site: Site, cell: Cell, covered: boolean): string =>
  sunGround([frame(site, cell, site.g.w * RISE * 0.3)]) + risen(site, cell, true, covered);

/** Empty cells where a square may go. */
export function emptyLots({ g, at }: Site, lots: readonly Cell[]): string {
  const box = (cell: Cell, e: number): RoundBox => {
    const [x, y] = at(cell);
    return [
      x + g.w * 0.05 - e,
      y + g.h * 0.03 - e,
      g.w * 0.9 + 2 * e,
      g.h * 0.88 + 2 * e,
      g.w * 0.08,
    ];
  };
  const inside = (cell: Cell): string => {
    const [x, y, w, h, r] = box(cell, -g.w * 0.05);
    return rect(x, y, w, h, {
      rx: r * 0.7,
      fill: v('garden'),
      stroke: v('sun-2'),
      'stroke-width': g.w * 0.02,
    });
  };
  return sunGround(lots.map((cell) => box(cell, 0))) + lots.map(inside).join('');
}

/** Where a building of the hand would fit: dashes round the square. */
export function dashed({ g, at }: Site, cell: Cell): string {
  const [x, y] = at(cell);
  const i = g.w * 0.03;
  const box = [x + i, y + i - g.lift, g.w - 2 * i, g.h - 2 * i] as const;
  const look = { rx: g.w * 0.07, fill: 'none', 'stroke-dasharray': d`${g.w * 0.11} ${g.w * 0.07}` };
  return (
    rect(...box, { ...look, stroke: v('rim'), 'stroke-width': g.w * 0.08 }) +
    rect(...box, { ...look, stroke: v('ink'), 'stroke-width': g.w * 0.045 })
  );
}

/** A frame of ink round what is pointed at, so many floors up. */
export function inked({ g, at }: Site, cell: Cell, floors: number): string {
  const [x, y] = at(cell);
  const i = g.w * 0.05;
  const box = [x + i, y + i - g.lift - floors * g.z, g.w - 2 * i, g.h - 2 * i] as const;
  const ring = (colour: string, width: number): string =>
    rect(...box, { rx: g.w * 0.07, fill: 'none', stroke: v(colour), 'stroke-width': width });
  return ring('rim', g.w * 0.11) + ring('ink', g.w * 0.055);
}

/** An arrow on the lawn that points away from City Hall. */
export function sideArrow({ g, at }: Site, side: CityDirection, cell: Cell, lit: boolean): string {
  const [x, y] = at(cell);
  const turn = { north: 0, east: 90, south: 180, west: 270 }[side];
  const colours = {
    fill: v(lit ? 'sun' : 'paper'),
    stroke: v('sun-line'),
    'stroke-width': g.w * 0.03,
  };
  const w = g.w * 0.34;
  return group(
    { transform: d`translate(${x + g.w / 2} ${y + g.h / 2}) rotate(${turn})` },
    path(d`M0 ${-w}L${w} ${w * 0.15}H${w * 0.45}V${w}H${-w * 0.45}V${w * 0.15}H${-w}Z`, {
      ...colours,
      'stroke-linejoin': 'round',
    }),
  );
}

/** What lies below everything that stands, by what is being chosen. */
export function lit(site: Site, look: Look): string {
  const covered = new Set((look.house?.cells ?? []).map(keyOf));
  return (
    (look.lots?.length ? emptyLots(site, look.lots) : '') +
    (look.rims ?? []).map((cell) => rim(site, cell)).join('') +
    (look.pairs ? groundPairs(site, look.pairs, covered) : '') +
    (look.raised ?? [])
      .map((cell) => chosenSquare(site, cell, !!look.chip || !!look.protester))
      .join('') +
    (look.dashed ?? []).map((cell) => dashed(site, cell)).join('')
  );
}
