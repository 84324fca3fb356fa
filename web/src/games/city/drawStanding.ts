// What stands on the squares, row by row from the back to the front: City Hall, communities,
// storeys, chips, the Protester, pennants of what others did, places on roofs, ghosts and tags.
import type { CityTile } from '../../../types/city';
import { circle, d, group, rect, text, v } from '../../draw/base';
import { chipStack, protester, thickChip } from '../../draw/city/chips';
import { cityHall, community } from '../../draw/city/communities';
import { cityRoof, cityStorey, plate, seam, segmentBox } from '../../draw/city/dominoes';
import { square, sunGround } from '../../draw/city/tiles';
import { castShadow, pennant } from '../../draw/houses';
import { typeKey, typeSymbol } from '../../draw/signs';
import { pointsTag, wordsTag } from '../../draw/tags';
import { icon } from '../../draw/icons';
import type { Cell } from '../../table/wire-types';
import { bridge, RISE, type Site } from './drawGround';
import type { HouseGhost, Look, Tag, TileGhost } from './look';
import { keyOf, type Key, type Pair, type Storey } from './model';

/** One thing in the order of painting: rows first, then what is above what in a row. */
export interface Item {
  id: string;
  row: number;
  order: number;
  svg: string;
  glass?: boolean;
  /** Falls into place when it is new, so many storeys after the first. */
  falls?: number;
}

const FRONT = 1e6;
const CHIP = 0.36;

/** The middle of the lowest chip of a square. */
function chipsAt({ g, at }: Site, cell: Cell, up = 0): readonly [number, number] {
  const [x, y] = at(cell);
  return [x + g.w * 0.63, y + g.h * 0.44 - g.lift - up];
}

/** City Hall and communities, which never change. */
export function buildings(site: Site, tile: CityTile): Item | null {
  const [x, y] = site.at(tile.at);
  const id = `t ${keyOf(tile.at)}`;
  if (tile.kind === 'hall') return { id, row: y, order: 0, svg: cityHall(site.g, x, y) };
  if (tile.kind !== 'community' || !tile.type) return null;
  return { id, row: y, order: 0, svg: community(site.g, x, y, tile.type) };
}

/** Whether what stands here, so high, hides a place that is being looked at. */
export function hides(
  site: Site,
  cell: Cell,
  floors: number,
  focus: { cells: readonly Cell[]; floor: number },
): boolean {
  const { g, at } = site;
  const [x, y] = at(cell);
  const own = segmentBox(g, x, y);
  return focus.cells.some((other) => {
    const [ox, oy] = at(other);
    const box = segmentBox(g, ox, oy);
    const hidden = box.F - focus.floor * g.z - (box.F - box.B) * 0.3;
    return ox === x && oy < y && own.B - floors * g.z < hidden;
  });
}

/** A tower, a storey at a time; the topmost has the roof, unless a place glows there. */
export function towerItems(
  site: Site,
  cell: Cell,
  tower: readonly Storey[],
  glass: boolean,
  open: boolean,
): Item[] {
  const { g, at } = site;
  const [x, y] = at(cell);
  const top = tower.length - 1;
  const items = tower.map((storey, i): Item => {
    const look = { ...storey, floor: i + 1, top: i === top && !open };
    const order = 0.01 * i;
    return {
      id: `s ${keyOf(cell)} ${i}`,
      row: y,
      order,
      svg: cityStorey(g, x, y, look),
      glass,
      falls: i,
    };
  });
  const last = tower[top]!;
  if (open)
    items.push({
      id: `r ${keyOf(cell)}`,
      row: y,
      order: 1,
      svg: cityRoof(g, x, y, { ...last, sign: false, glow: true }, top + 1),
      glass,
    });
  if (top > 0 && 'en'.includes(last.joint)) {
    const [px, py] = seam(g, x, y, last.joint, top + 1);
    items.push({
      id: `p ${keyOf(cell)}`,
      row: y,
      order: last.joint === 'e' ? 3.5 : 3,
      svg: plate(g, px, py, top + 1),
      glass,
    });
  }
  return items;
}

/** Whose building it is that came since the viewer's last turn. */
export function pennantItem(site: Site, cell: Cell, tower: readonly Storey[], seat: number): Item {
  const { g, at } = site;
  const [x, y] = at(cell);
  const top = tower.at(-1);
  const box = segmentBox(g, x, y, top?.joint);
  const back = box.B - tower.length * g.z + g.w * 0.07;
  return {
    id: `f ${keyOf(cell)}`,
    row: y,
    order: 4,
    svg: pennant(box.R - g.w * 0.08, back, g.w * 0.27, seat),
  };
}

/** Chips, and those that would come. */
export function chipItem(site: Site, tile: CityTile, look: Look, risen: boolean): Item | null {
  const { g, at } = site;
  const [x, y] = chipsAt(site, tile.at, risen ? g.w * RISE : 0);
  const swap = look.swapped?.find((one) => keyOf(one.at) === keyOf(tile.at));
  const ghost = look.chip && keyOf(look.chip.at) === keyOf(tile.at) ? look.chip.seat : undefined;
  const chips = swap ? [...(tile.chips ?? []).slice(0, -1)] : (tile.chips ?? []);
  const on = swap ? swap.seat : ghost;
  if (!chips.length && on === undefined) return null;
  const svg = chipStack(x, y, g.w * CHIP, chips, {
    closed: tile.closed && on === undefined,
    ghost: on,
  });
  return { id: `c ${keyOf(tile.at)}`, row: at(tile.at)[1], order: 1, svg };
}

export function protesterItem(site: Site, cell: Cell): Item {
  const [x, y] = site.at(cell);
  return { id: `m ${keyOf(cell)}`, row: y, order: 2, svg: protester(site.g, x, y) };
}

/** A place on two roofs that can be chosen, as far as no ghost covers it. */
export function roofPlace(site: Site, pair: Pair, dim: boolean, covered: ReadonlySet<Key>): Item {
  const { g, at, towers } = site;
  const shown = pair.filter((cell) => !covered.has(keyOf(cell)));
  const n = towers.get(keyOf(pair[0]))!.length;
  const up = n * g.z;
  const box = (cell: Cell, e: number) => {
    const [x, y] = at(cell);
    const { L, R, B, F } = segmentBox(g, x, y);
    return [L - e, B - up - e, R - L + 2 * e, F - B + 2 * e, g.w * 0.03] as const;
  };
  const panel = (cell: Cell): string => {
    const { type } = towers.get(keyOf(cell))!.at(-1)!;
    const [x, y, w, h, r] = box(cell, -g.w * 0.04);
    const look = { rx: r, fill: v(typeKey[type]), stroke: v('sun-2'), 'stroke-width': g.w * 0.026 };
    return rect(x, y, w, h, look) + typeSymbol(type, x + w / 2, y + h / 2, g.w * 0.3);
  };
  const joined = shown.length === 2 ? [bridge(site, pair, up)] : [];
  const shape = sunGround([...shown.map((cell) => box(cell, g.w * 0.02)), ...joined]);
  const svg = shape + shown.map(panel).join('');
  const row = Math.max(...shown.map((cell) => at(cell)[1]));
  return { id: `o ${pair.map(keyOf).join(' ')}`, row, order: 1.5, svg, glass: dim };
}

/** A frame of sun round both cells of a building, its wall included. */
export function houseFrame({ g, at }: Site, cells: Pair, floor: number): string {
  const [[ax, ay], [bx, by]] = [at(cells[0]), at(cells[1])];
  const i = g.w * 0.12;
  const [x, y] = [
    Math.min(ax, bx) + i - 3,
    Math.min(ay, by) + g.h * 0.12 - g.lift - floor * g.z - 3,
  ];
  const wide = Math.abs(ax - bx) + g.w - 2 * i + 6;
  const deep = Math.abs(ay - by) + g.h - g.h * 0.24 - g.w * 0.02 + g.z + 6;
  const ring = (colour: string, width: number): string =>
    rect(x, y, wide, deep, {
      rx: g.w * 0.06,
      fill: 'none',
      stroke: v(colour),
      'stroke-width': width,
    });
  return ring('sun-line', Math.max(4.5, g.w * 0.07)) + ring('sun', Math.max(2.8, g.w * 0.045));
}

/** One half of the ghost: its roof, and whose chip gets which bonus. */
function ghostHalf(site: Site, ghost: HouseGhost, i: 0 | 1): string {
  const { g, at } = site;
  const cell = ghost.cells[i];
  const type = ghost.types[i];
  const joint = ghost.joints[i];
  const [x, y] = at(cell);
  const box = segmentBox(g, x, y, joint);
  const mx = (box.L + box.R) / 2;
  const my = (box.B + box.F) / 2 - ghost.floor * g.z;
  const bonus = ghost.bonuses[i];
  const half = cityStorey(g, x, y, { type, joint, floor: ghost.floor, top: true, sign: false });
  const body = group({ class: 'ghost', opacity: 0.93 }, half);
  if (!bonus) return body + typeSymbol(type, mx, my, g.w * 0.33);
  const ink = { fill: v(`${typeKey[type]}-m`), 'text-anchor': 'start' };
  return (
    body +
    typeSymbol(type, mx, my - g.w * 0.13, g.w * 0.26) +
    thickChip(mx - g.w * 0.14, my + g.w * 0.12, g.w * 0.25, bonus.seat) +
    text(mx + g.w * 0.04, my + g.w * 0.235, g.w * 0.23, `+${bonus.points}`, ink)
  );
}

export function houseItems(site: Site, ghost: HouseGhost): Item[] {
  const { g, at } = site;
  const rows = ghost.cells.map((cell) => at(cell)[1]);
  const row = Math.max(...rows);
  let top = houseFrame(site, ghost.cells, ghost.floor);
  if (ghost.floor > 1) {
    const [x, y] = at(ghost.cells[0]);
    top += plate(g, ...seam(g, x, y, ghost.joints[0], ghost.floor), ghost.floor);
  }
  return [
    { id: 'ghost 0', row: rows[0]!, order: 5, svg: ghostHalf(site, ghost, 0) },
    { id: 'ghost 1', row: rows[1]!, order: 5.1, svg: ghostHalf(site, ghost, 1) },
    { id: 'ghost frame', row, order: 5.4, svg: top },
  ];
}

export function tileItems(site: Site, ghost: TileGhost, scale: number): Item[] {
  const { g, at } = site;
  const [x, y] = at(ghost.at);
  const sun = { rx: g.w * 0.09, fill: v('sun'), stroke: v('sun-line'), 'stroke-width': 1.5 };
  let svg = rect(x - g.w * 0.02, y - g.h * 0.1 - g.w * 0.02, g.w * 1.04, g.h * 1.1, sun);
  svg += square(g, x, y - g.h * 0.045, ghost.face);
  if (ghost.face.kind === 'community' && ghost.face.type)
    svg += community(g, x, y - g.h * 0.045, ghost.face.type);
  const items: Item[] = [{ id: 'ghost', row: y, order: 5, svg: group({ class: 'ghost' }, svg) }];
  if (ghost.turns)
    items.push({ id: 'turn', row: FRONT, order: 10, svg: turnButton(site, ghost.at, scale) });
  return items;
}

/** The round button at a ghost's corner, as large for every zoom. */
function turnButton({ g, at }: Site, cell: Cell, scale: number): string {
  const [x, y] = at(cell);
  const look = { fill: v('paper'), stroke: v('paper-edge') };
  return group(
    { transform: d`translate(${x + g.w * 0.98} ${y + g.h * 0.02}) scale(${1 / scale})` },
    circle(0, 2, 17, { fill: v('paper-edge') }) +
      circle(0, 0, 17, look) +
      group({ transform: 'translate(-11 -11)', color: v('ink') }, icon('turn', 22)),
  );
}

/** Points and words stand above what they are about, and are never too small to read. */
export function tagItem(site: Site, tag: Tag, index: number, scale: number): Item {
  const { g, at } = site;
  const [x, y] = at(tag.cell);
  const [bx, by] = tag.beside ? at(tag.beside) : [x, y];
  const cell = g.w * scale;
  const size = (tag.small ? Math.max(0.62, cell / 115) : Math.max(0.8, cell / 74)) / scale;
  const px = (y === by ? (x + bx) / 2 : y < by ? x : bx) + g.w / 2;
  const py =
    Math.min(y, by) + g.h * (tag.small ? 0.34 : 0.12) - (tag.floor ?? 0) * g.z - g.w * 0.07;
  const svg = /^[+0-9]/.test(tag.text)
    ? pointsTag(px, py, tag.text, size)
    : wordsTag(px, py, tag.text, size * 0.8);
  return { id: `tag ${index}`, row: FRONT, order: 9, svg };
}

/** What all of it throws on the ground. */
export function shadowsOf(site: Site, house: HouseGhost | undefined): string {
  const { g, at, tiles, towers } = site;
  let s = '';
  for (const { at: cell, kind } of tiles.values()) {
    const [x, y] = at(cell);
    if (kind === 'hall')
      s += castShadow(x + g.w * 0.16, y + g.h * 0.83 - g.lift, g.w * 0.68, g.h * 0.4, g.w * 0.22);
    if (kind === 'community')
      s += castShadow(x + g.w * 0.2, y + g.h * 0.8 - g.lift, g.w * 0.6, g.h * 0.36, g.w * 0.17);
  }
  const block = (cell: Cell, joint: Storey['joint'], n: number): string => {
    const { L, R, B, F } = segmentBox(g, ...at(cell), joint);
    return castShadow(L, F, R - L, F - B, n * g.z);
  };
  for (const [key, tower] of towers)
    s += block(tiles.get(key)!.at, tower.at(-1)!.joint, tower.length);
  if (house) house.cells.forEach((cell, i) => (s += block(cell, house.joints[i]!, house.floor)));
  return s;
}
