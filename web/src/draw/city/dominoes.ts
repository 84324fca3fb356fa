// The buildings of Sunrise City: dominoes of two segments, floor upon floor in the city, upright in
// the hand, small in text.
import type { CityBuilding, CityType } from '../../../types/city';
import { circle, d, each, ellipse, line, path, picture, rect, text, times, v } from '../base';
import type { Geo, Point } from '../base';
import { typeKey, typeSymbol } from '../signs';
import type { CityGeo } from './tiles';

/** The side on which a segment's other half lies. */
export type Joint = 'n' | 'e' | 's' | 'w';

/** Left, right, back and front of what stands on a cell. */
export interface SegmentBox {
  L: number;
  R: number;
  B: number;
  F: number;
}

/** Inside the tile's frame, and up to the border on the side of the other half, if there is one. */
export function segmentBox(g: CityGeo, x: number, y: number, joint: Joint | '' = ''): SegmentBox {
  const i = g.w * 0.12;
  const j = g.h * 0.12;
  const front = y + g.h - g.lift;
  return {
    L: x + (joint === 'w' ? 0 : i),
    R: x + g.w - (joint === 'e' ? 0 : i),
    B: y - g.lift + (joint === 'n' ? 0 : j),
    F: joint === 's' ? front : front - j - g.w * 0.02,
  };
}

/** The sides of a rectangle but one. */
const sides = (L: number, T: number, R: number, B: number, skip: Joint | ''): string =>
  (skip !== 'n' ? d`M${L} ${T}H${R}` : '') +
  (skip !== 'e' ? d`M${R} ${T}V${B}` : '') +
  (skip !== 's' ? d`M${R} ${B}H${L}` : '') +
  (skip !== 'w' ? d`M${L} ${B}V${T}` : '');

export interface Segment {
  type: CityType;
  joint: Joint;
  sign?: boolean;
  /** The roof's outline in the sun's colour. */
  glow?: boolean;
}

const SQUARE = { 'stroke-linecap': 'square' };

/**
 * One storey of one segment seen from the front, floor 1 on the ground; the top one has the roof.
 */
export function cityStorey(
  g: CityGeo,
  x: number,
  y: number,
  segment: Segment & { floor: number; top: boolean },
): string {
  const { type, joint, floor, top } = segment;
  const { L, R, F } = segmentBox(g, x, y, joint);
  const y1 = F - (floor - 1) * g.z;
  const y0 = y1 - g.z;
  const lw = Math.max(0.8, g.w * 0.016);
  const dark = v(`${typeKey[type]}-l`);
  const ww = g.w * 0.095;
  const side = joint === 'e' || joint === 'w' ? joint : '';
  let s =
    rect(L, y0, R - L, g.z, { fill: v(`${typeKey[type]}-e`) }) +
    times(4, (c) =>
      rect(L + ((R - L) * (c + 0.5)) / 4 - ww / 2, y0 + g.z * 0.27, ww, g.z * 0.46, {
        fill: v('win'),
      }),
    );
  if (joint !== 'e')
    s += rect(R - g.w * 0.085, y0, g.w * 0.085, g.z, { fill: dark, opacity: 0.24 });
  s += line(sides(L, y0, R, y1, side), dark, lw, SQUARE);
  if (side)
    s += path(d`M${side === 'e' ? R : L} ${y0}V${y1}`, {
      stroke: dark,
      'stroke-width': lw * 0.7,
      opacity: 0.5,
    });
  return top ? s + cityRoof(g, x, y, segment, floor) : s;
}

/** The roof on n floors, with the type's sign. */
export function cityRoof(
  g: CityGeo,
  x: number,
  y: number,
  { type, joint, sign = true, glow = false }: Segment,
  n: number,
): string {
  const box = segmentBox(g, x, y, joint);
  const { L, R } = box;
  const T = box.B - n * g.z;
  const F = box.F - n * g.z;
  const key = typeKey[type];
  const dark = v(`${key}-l`);
  const lw = Math.max(0.9, g.w * 0.02);
  const p = g.w * 0.055;
  const aside = joint === 'e' ? -1 : joint === 'w' ? 1 : 0;
  const down = joint === 's' ? -0.04 : joint === 'n' ? 0.05 : 0;
  const parapet = sides(
    L + (joint === 'w' ? 0 : p),
    T + (joint === 'n' ? 0 : p * 0.88),
    R - (joint === 'e' ? 0 : p),
    F - (joint === 's' ? 0 : p * 0.88),
    joint,
  );
  const middle = [(L + R) / 2 + aside * g.w * 0.03, (T + F) / 2 + down * g.h] as const;
  return (
    rect(L, T, R - L, F - T, { fill: v(key) }) +
    line(parapet, v(`${key}-e`), g.w * 0.026, SQUARE) +
    line(sides(L, T, R, F, joint), glow ? v('sun-line') : dark, lw, SQUARE) +
    path(jointLine(L, T, R, F, joint), { stroke: dark, 'stroke-width': lw * 0.6, opacity: 0.45 }) +
    (sign ? typeSymbol(type, ...middle, g.w * 0.33) : '')
  );
}

const jointLine = (L: number, T: number, R: number, F: number, joint: Joint): string =>
  ({
    e: d`M${R} ${T}V${F}`,
    w: d`M${L} ${T}V${F}`,
    n: d`M${L} ${T}H${R}`,
    s: d`M${L} ${F}H${R}`,
  })[joint];

/** The middle of the seam of two halves, n floors up. */
export function seam(g: CityGeo, x: number, y: number, joint: Joint, n: number): Point {
  const { L, R, B, F } = segmentBox(g, x, y, joint);
  if (joint === 'e') return [R, (B + F) / 2 - n * g.z];
  if (joint === 'w') return [L, (B + F) / 2 - n * g.z];
  return [(L + R) / 2, (joint === 'n' ? B : F) - n * g.z];
}

/**
 * A number on a round plate on the seam: which two cells, how many floors, in one sign; w = a cell.
 */
export function plate(
  { w }: Pick<Geo, 'w'>,
  x: number,
  y: number,
  n: string | number,
  dark = false,
): string {
  const ink = dark ? v('go-ink') : v('ink');
  const size = w * (String(n).length > 1 ? 0.225 : 0.25);
  return (
    circle(x, y, w * 0.165, {
      fill: v(dark ? 'go' : 'rim'),
      stroke: ink,
      'stroke-width': Math.max(1, w * 0.018),
    }) + text(x, y + w * 0.083, size, n, { fill: ink })
  );
}

/** A bonus: a chip-shaped ring, because it goes to whose chip lies there. */
export const coin = (x: number, y: number, s: number, n: string | number): string =>
  ellipse(x, y + s * 0.1, s / 2, s * 0.46, { fill: v('stone-3') }) +
  ellipse(x, y, s / 2, s * 0.46, { fill: v('rim'), stroke: v('ink'), 'stroke-width': 1.1 }) +
  text(x, y + s * 0.27, s * 0.78, n, { fill: v('ink') });

/**
 * A building in the hand, upright: base on the dark plate on the seam, each half's bonus on a coin.
 */
export function handBuilding({ types, base, bonuses }: CityBuilding, w: number): string {
  const [back = 'M', front = 'M'] = types;
  const h = w * 0.84;
  const wall = w * 0.16;
  const height = 2 * h + wall + 2;
  const middle = [h * 0.44 + 0.8, h * 1.56 + 0.8] as const;
  return picture(
    w,
    height,
    d`0 0 ${w} ${height}`,
    frontWall(front, w, h, wall) +
      halves(back, front, w, h) +
      typeSymbol(back, w * 0.36, middle[0], w * 0.36) +
      coin(w * 0.76, middle[0], w * 0.3, bonuses[0]) +
      typeSymbol(front, w * 0.36, middle[1], w * 0.36) +
      coin(w * 0.76, middle[1], w * 0.3, bonuses[1]) +
      outlines(typeKey[back], typeKey[front], w, h) +
      plate({ w: w * 1.16 }, w * 0.5, h + 0.5, base, true),
    {},
  );
}

const frontWall = (type: CityType, w: number, h: number, wall: number): string =>
  rect(1, 2 * h - 4, w - 2, wall + 4, {
    rx: 4,
    fill: v(`${typeKey[type]}-e`),
    stroke: v(`${typeKey[type]}-l`),
    'stroke-width': 1.3,
  }) +
  times(5, (c) =>
    rect(1 + ((w - 2) * (c + 0.5)) / 5 - w * 0.045, 2 * h + wall * 0.3, w * 0.09, wall * 0.42, {
      fill: v('win'),
    }),
  );

const halves = (back: CityType, front: CityType, w: number, h: number): string =>
  path(d`M1 ${0.8 + h}V${4.8}a4 4 0 0 1 4 -4H${w - 5}a4 4 0 0 1 4 4V${0.8 + h}Z`, {
    fill: v(typeKey[back]),
  }) +
  path(d`M1 ${h + 0.8}H${w - 1}V${2 * h - 4.2}a4 4 0 0 1 -4 4H5a4 4 0 0 1 -4 -4Z`, {
    fill: v(typeKey[front]),
  });

/** The parapets, then the edges. */
function outlines(back: string, front: string, w: number, h: number): string {
  const p = w * 0.065;
  const edge = h + 1;
  return (
    line(d`M${p} ${h}V${p}H${w - p}V${h}`, v(`${back}-e`), 1.6) +
    line(d`M${p} ${h}V${2 * h - p}H${w - p}V${h}`, v(`${front}-e`), 1.6) +
    line(d`M1 ${edge}V5a4 4 0 0 1 4 -4H${w - 5}a4 4 0 0 1 4 4V${edge}`, v(`${back}-l`), 1.4) +
    line(
      d`M1 ${edge}V${2 * h - 4}a4 4 0 0 0 4 4H${w - 5}a4 4 0 0 0 4 -4V${edge}`,
      v(`${front}-l`),
      1.4,
    )
  );
}

/** A building in text. */
export const miniDomino = (types: readonly CityType[], s = 19): string =>
  picture(
    2 * s + 2,
    s * 1.1 + 2,
    d`-1 -1 ${2 * s + 2} ${s * 1.1 + 2}`,
    each(
      types,
      (type, i) =>
        rect(i * s, 0, s, s * 1.1, { fill: v(`${typeKey[type]}-e`) }) +
        rect(i * s, 0, s, s * 0.9, { fill: v(typeKey[type]) }) +
        typeSymbol(type, (i + 0.5) * s, s * 0.45, s * 0.66),
    ) +
      rect(0, 0, 2 * s, s * 1.1, { rx: 2, fill: 'none', stroke: v('ink'), 'stroke-opacity': 0.65 }),
  );
