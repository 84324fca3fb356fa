// The squares of Sunrise City: zones, communities and City Hall as tiles with sidewalks and canals,
// in the city and in the hand. A cell is as in base.ts, but storeys are lower than in Sunrise Lane,
// because towers grow to ten and more.
import type { CitySquare, CityTile, CityType } from '../../../types/city';
import { each, geo, group, picture, rect, v } from '../base';
import type { Geo } from '../base';
import { tile } from '../ground';
import { typeKey, typeSymbol } from '../signs';
import { community } from './communities';

export interface CityGeo extends Geo {
  /** How far a tile stands above the ground. */
  lift: number;
}

export const cityGeo = (w: number): CityGeo => ({ w, h: w * 0.88, z: w * 0.1, lift: w * 0.044 });

/** The tile alone: sides are N E S W, s = sidewalk (stone), c = canal (water); no type: paved. */
export function zoneTile(
  g: Geo,
  x: number,
  y: number,
  type: CityType | null,
  sides: string,
  { sign = true }: { sign?: boolean } = {},
): string {
  const { w, h } = g;
  const i = w * 0.02;
  const b = w * 0.1;
  const face = { x: x + i, y: y + i - h * 0.05, w: w - 2 * i, h: h - 2 * i };
  const lift = h * 0.05;
  let s = tile({ ...face, y: y + i, r: w * 0.06, lift, fill: v('stone'), edge: v('stone-3') });
  s += canals(w, b, face, sides);
  s += rect(face.x + b, face.y + b, face.w - 2 * b, face.h - 2 * b, {
    rx: w * 0.05,
    fill: v(type ? typeKey[type] : 'street'),
  });
  return s + (type && sign ? typeSymbol(type, x + w / 2, face.y + face.h / 2, w * 0.36) : '');
}

interface Face {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Water along the sides that have it, b wide. */
function canals(w: number, b: number, face: Face, sides: string): string {
  const long = face.w - b * 0.8;
  const deep = face.h - b * 0.8;
  const places = [
    [face.x + b * 0.4, face.y, long, b],
    [face.x + face.w - b, face.y + b * 0.4, b, deep],
    [face.x + b * 0.4, face.y + face.h - b, long, b],
    [face.x, face.y + b * 0.4, b, deep],
  ] as const;
  const water = {
    rx: b * 0.3,
    fill: v('water'),
    stroke: v('stone-3'),
    'stroke-width': w * 0.012,
  };
  return each(places, (place, side) => (sides[side] === 'c' ? rect(...place, water) : ''));
}

export interface SquareLook {
  sign?: boolean;
  /** Pale, because nothing can be done there now. */
  quiet?: boolean;
  /** Chips lie there: the sign moves aside. */
  chips?: boolean;
}

/** What of a tile shows. */
export type SquareFace = Pick<CityTile, 'kind' | 'type' | 'sides'>;

/** A tile of the city, without what stands on it. */
export function square(
  g: Geo,
  x: number,
  y: number,
  { kind, type, sides }: SquareFace,
  { sign = true, quiet = false, chips = false }: SquareLook = {},
): string {
  const i = g.w * 0.12;
  const inside = [x + i, y + i - g.h * 0.05, g.w * 0.76, g.h - g.w * 0.24] as const;
  if (kind !== 'zone' || !type)
    return zoneTile(g, x, y, null, sides) + (type ? yard(g, inside, type) : '');
  let s = zoneTile(g, x, y, type, sides, { sign: false });
  if (sign)
    s += typeSymbol(
      type,
      x + g.w * (chips ? 0.31 : 0.5),
      y + g.h * (chips ? 0.64 : 0.5) - g.h * 0.05,
      g.w * (chips ? 0.26 : 0.34),
    );
  if (quiet) s += rect(...inside, { rx: g.w * 0.05, fill: v('stone'), opacity: 0.42 });
  return s;
}

/** The paved yard of a community, framed in its colour. */
const yard = (g: Geo, inside: readonly [number, number, number, number], type: CityType): string =>
  rect(inside[0] + 1, inside[1] + 1, inside[2] - 2, inside[3] - 2, {
    rx: g.w * 0.04,
    fill: 'none',
    stroke: v(typeKey[type]),
    'stroke-width': g.w * 0.05,
  });

/** x, y, width, height, radius of the corners. */
export type RoundBox = readonly [number, number, number, number, number];

/** Where something may go: cells, and bridges between the two of a place, as one shape of sun. */
export function sunGround(boxes: readonly RoundBox[]): string {
  const layer = (colour: string, e: number): string =>
    each(boxes, ([x, y, w, h, r]) =>
      rect(x - e, y - e, w + 2 * e, h + 2 * e, { rx: r + e, fill: v(colour) }),
    );
  return layer('sun-line', 1.4) + group({ class: 'glow' }, layer('sun', 0));
}

/** The sides after so many quarter turns. */
export const turnSides = (sides: string, turns: number): string =>
  each([0, 1, 2, 3], (i) => sides[(i - turns + 4) % 4] ?? '');

/** A square in the hand, thick as a tile. */
export function handSquare({ kind, type, sides }: CitySquare, w: number, turns = 0): string {
  const g = cityGeo(w);
  const face = { kind, type, sides: turnSides(sides, turns) };
  return picture(
    w,
    g.h + 6,
    `0 0 ${w} ${g.h + 6}`,
    rect(w * 0.02, g.h * 0.5, w * 0.96, g.h * 0.5 + 4, { rx: w * 0.06, fill: v('stone-3') }) +
      square(g, 0, 3, face) +
      (kind === 'community' ? community(g, 0, 3, type) : ''),
    {},
  );
}

/** A zone in text. */
export const miniZone = (type: CityType, s = 24): string =>
  picture(s, s * 0.92, '0 0 66 60', zoneTile(geo(66), 0, 2, type, 'ssss'));
