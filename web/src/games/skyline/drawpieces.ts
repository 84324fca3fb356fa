// What stands on the board of Project Skyline: houses and low skyscrapers, one that leans, the
// architect, dust; and the row of skyscrapers and the small dice on a seat's plate.
import {
  circle,
  d,
  each,
  ellipse,
  group,
  path,
  picture,
  rect,
  seatColour,
  times,
  v,
  type Geo,
  type Point,
  type Seat,
} from '../../draw/base';
import { footprint, house, skyscraper } from '../../draw/houses';
import type { Cell } from '../../table/wire-types';

export interface Standing {
  owner: Seat;
  height: number;
  skyscraper: boolean;
}

// A skyscraper here is exactly twice as high as two floors, so that the sign of a roof behind it
// stays visible.
const LOW = 0.76;

export const heightOf = (g: Geo, b: Standing): number =>
  b.skyscraper ? g.z * LOW * 0.95 * 6 : b.height * g.z;

export const standing = (g: Geo, b: Standing, number = true): string =>
  b.skyscraper
    ? skyscraper({ ...g, z: g.z * LOW }, 0, 0, b.owner)
    : house(g, 0, 0, b.owner, b.height, { number });

/** One that would come down leans over its foot; dir: -1 left, 1 right. */
export function leaning(g: Geo, b: Standing, dir: number, angle: number, push: number): string {
  const p = footprint(g, 0, 0);
  const foot = dir > 0 ? p.x + p.fw : p.x;
  const turn = d`translate(${dir * g.w * push} ${g.h * push * 0.14}) rotate(${dir * angle} ${foot} ${p.yb})`;
  return group({ transform: turn }, standing(g, b));
}

const PUFFS: readonly (readonly [number, number, number])[] = [
  [-0.5, 0, 0.2],
  [-0.2, 0.1, 0.26],
  [0.15, 0.06, 0.22],
  [0.45, -0.02, 0.17],
];

export const dust = (x: number, y: number, s: number): string =>
  each(PUFFS, ([a, b, r]) =>
    ellipse(x + s * a, y + s * b, s * r, s * r * 0.7, {
      fill: v('stone'),
      stroke: v('stone-3'),
      'stroke-width': s * 0.03,
    }),
  );

const DARK = '#26231F';
const PALE = '#FFF6E0';

/** The only dark figure, with a hard hat, the same by day and by night; his foot is at 0,0. */
export function architect(s: number): string {
  const body =
    d`M${-s * 0.34} ${-s * 0.08}C${-s * 0.3} ${-s * 0.42} ${-s * 0.16} ${-s * 0.5} ${-s * 0.13} ${-s * 0.7}` +
    d`H${s * 0.13}C${s * 0.16} ${-s * 0.5} ${s * 0.3} ${-s * 0.42} ${s * 0.34} ${-s * 0.08}` +
    d`A${s * 0.34} ${s * 0.12} 0 0 1 ${-s * 0.34} ${-s * 0.08}Z`;
  const rim = { fill: PALE, stroke: PALE, 'stroke-width': s * 0.16 };
  return group(
    { 'stroke-linejoin': 'round' },
    ellipse(s * 0.2, 0, s * 0.42, s * 0.14, { fill: v('shade'), opacity: 0.3 }) +
      path(body, rim) +
      circle(0, -s * 0.86, s * 0.27, rim) +
      path(body, { fill: DARK }) +
      path(d`M${-s * 0.05} ${-s * 0.66}L0 ${-s * 0.3}L${s * 0.05} ${-s * 0.66}Z`, { fill: PALE }) +
      circle(0, -s * 0.86, s * 0.24, { fill: DARK }) +
      hardHat(s),
  );
}

const hardHat = (s: number): string =>
  path(
    d`M${-s * 0.4} ${-s * 0.9}H${s * 0.4}V${-s * 0.98}H${s * 0.29}` +
      d`A${s * 0.29} ${s * 0.29} 0 0 0 ${-s * 0.29} ${-s * 0.98}H${-s * 0.4}Z`,
    { fill: PALE, stroke: DARK, 'stroke-width': s * 0.07 },
  ) + path(d`M0 ${-s * 1.26}V${-s * 0.98}`, { stroke: DARK, 'stroke-width': s * 0.06 });

/**
 * Where the architect's foot is on a building whose cell begins at 0,0: on its roof, or a tower's
 * lower step.
 */
export function architectFoot(g: Geo, b: Standing | undefined): Point {
  const p = footprint(g, 0, 0);
  if (!b) return [g.w / 2, g.h * 0.7];
  const up = b.skyscraper ? heightOf(g, b) / 3 + p.fd * 0.04 : heightOf(g, b) + p.fd * 0.22;
  return [p.x + p.fw * (b.skyscraper ? 0.24 : 0.5), p.yb - up];
}

function towerOutline(x: number, s: number): string {
  return (
    d`M${x - s * 0.29} ${s * 1.04}V${s * 0.74}H${x - s * 0.2}V${s * 0.48}H${x - s * 0.11}V${s * 0.26}` +
    d`H${x - s * 0.02}V${s * 0.04}H${x + s * 0.02}V${s * 0.26}H${x + s * 0.11}V${s * 0.48}` +
    d`H${x + s * 0.2}V${s * 0.74}H${x + s * 0.29}V${s * 1.04}Z`
  );
}

/**
 * Skyscrapers on a plate: those that stand are filled, those to come are outlines; the last one
 * missing breathes.
 */
export function towerRow(built: number, all: number, seat: Seat, s: number): string {
  const step = s * 0.84;
  const tower = (i: number): string => {
    const outline = towerOutline(step * (i + 0.46), s);
    if (i < built) {
      const colour = seatColour(seat, 'text');
      return path(outline, { fill: colour, stroke: colour, 'stroke-width': 0.8 });
    }
    return path(outline, {
      class: all - built === 1 ? 'last-tower' : undefined,
      fill: 'none',
      stroke: v('ink-2'),
      'stroke-opacity': 0.6,
      'stroke-width': 1.1,
      'stroke-dasharray': '2 1.5',
    });
  };
  const box = d`0 0 ${all * step} ${s * 1.1}`;
  return picture(all * step, s * 1.1, box, times(all, tower));
}

const PIPS: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** Throws of the white die as small faces. */
export function smallDice(throws: readonly number[]): string {
  const width = throws.length * 22 - 3;
  const pip = (left: number) => (n: number) =>
    circle(left + 5.5 + (n % 3) * 4.5, 6.5 + Math.floor(n / 3) * 4.5, 1.7, { fill: v('ink') });
  const face = (n: number, i: number): string =>
    rect(i * 22 + 1, 2, 18, 18, {
      rx: 4,
      fill: v('paper'),
      stroke: v('ink'),
      'stroke-width': 1.6,
    }) + each(PIPS[n - 1] ?? [], pip(i * 22));
  return picture(width, 23, d`0 0 ${width} 23`, each(throws, face));
}

/** A building in text. */
export function miniBuilding(b: Standing, w = 26): string {
  const g = { w, h: w * 0.88, z: w * 0.185 };
  const height = 28;
  const box = d`0 ${g.h * 0.93 - height} ${w} ${height}`;
  return picture(w + 2, height, box, standing(g, b, false), {
    class: 'mini',
    style: 'overflow:visible',
  });
}

/** The 36 cells as points, one of them large: where something was built, in a line of text. */
export function miniPlace([row, column]: Cell, side = 20): string {
  const step = side / 6;
  const point = (index: number): string => {
    const [r, c] = [Math.floor(index / 6), index % 6];
    const here = r === row && c === column;
    return circle((c + 0.5) * step, (r + 0.5) * step, here ? step * 0.8 : step * 0.22, {
      fill: v(here ? 'ink' : 'ink-2'),
    });
  };
  const points = Array.from({ length: 36 }, (_, index) => point(index)).join('');
  return picture(side, side, d`0 0 ${side} ${side}`, points, {
    class: 'where',
    style: 'overflow:visible',
  });
}
