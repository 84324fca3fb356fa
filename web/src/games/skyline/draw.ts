// The ground of Project Skyline: the slab, the street with its action spaces and prices, the stone
// cells in their states.
import {
  circle,
  d,
  ellipse,
  group,
  path,
  rect,
  text,
  times,
  v,
  type Geo,
  type Seat,
} from '../../draw/base';
import { slab, tile } from '../../draw/ground';
import { seatToken } from '../../draw/signs';
import { corner, spaceCell, type Layout } from './layout';
import type { Cell } from '../../table/wire-types';

/** Everything that never changes. */
export function ground(l: Layout): string {
  const { g, margin, side, top, edge, size } = l;
  const w = g.w;
  return (
    slab(margin, 0, size.width - 2 * margin, size.height - edge, edge, l.radius) +
    rect(side - w * 0.05, top - w * 0.05, 8 * w + w * 0.1, 8 * g.h + w * 0.1, {
      rx: w * 0.46,
      fill: v('street'),
    }) +
    cobbles(l, 0, 0.44, 0.01) +
    cobbles(l, 1, 0.1, 0) +
    times(28, (space) => spaceGround(l, space)) +
    times(4, (i) => chevron(l, i))
  );
}

/** A row of cobbles along an edge of the street, so many cells inside. */
function cobbles({ g, side, top }: Layout, inside: number, radius: number, inset: number): string {
  const k = g.w * (inset - 0.012);
  return rect(
    side + g.w * inside + k,
    top + g.h * inside + k,
    (8 - 2 * inside) * g.w - 2 * k,
    (8 - 2 * inside) * g.h - 2 * k,
    {
      rx: g.w * radius,
      fill: 'none',
      stroke: v('street-2'),
      'stroke-width': g.w * 0.034,
      'stroke-dasharray': d`${g.w * 0.07} ${g.w * 0.05}`,
    },
  );
}

function spaceGround(l: Layout, space: number): string {
  const { g } = l;
  const [x, y] = corner(spaceCell(space), l);
  if (space % 7 === 0) return actionSpace(g, x + g.w / 2, y);
  const i = g.w * 0.045;
  return rect(x + i, y + i, g.w - 2 * i, g.h - 2 * i, {
    rx: g.w * 0.09,
    fill: v('paper-2'),
    stroke: v('street-2'),
  });
}

function actionSpace(g: Geo, x: number, y: number): string {
  const { w, h } = g;
  return (
    ellipse(x, y + h * 0.54, w * 0.43, h * 0.43, { fill: v('stone-3') }) +
    ellipse(x, y + h / 2, w * 0.43, h * 0.43, {
      fill: v('stone'),
      stroke: v('stone-3'),
      'stroke-width': w * 0.014,
    }) +
    question(x, y + h / 2, w * 0.46)
  );
}

/** An action card lying on its space. */
function question(x: number, y: number, s: number): string {
  const sheet = (up: number, a: object): string =>
    rect(x - s * 0.3, y - s * up, s * 0.6, s * 0.8, { rx: s * 0.08, ...a });
  return group(
    { transform: d`rotate(-8 ${x} ${y})` },
    sheet(0.38, { fill: v('paper-edge') }) +
      sheet(0.42, { fill: v('paper'), stroke: v('paper-edge') }) +
      text(x, y + s * 0.18, s * 0.56, '?', { fill: v('ink') }),
  );
}

/** In the middle of a side: clockwise this way. */
function chevron(l: Layout, side: number): string {
  const { g } = l;
  const places: Cell[] = [
    [-1, 2.5],
    [2.5, 6],
    [6, 2.5],
    [2.5, -1],
  ];
  const [left, up] = corner(places[side]!, l);
  const x = left + g.w / 2;
  const y = up + g.h / 2;
  const k = g.w * 0.06;
  return path(d`M${x - g.w * 0.035} ${y - k}l${k} ${k}l${-k} ${k}`, {
    transform: d`rotate(${side * 90} ${x} ${y})`,
    fill: 'none',
    stroke: v('stone-3'),
    'stroke-width': g.w * 0.028,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/**
 * The money that is due on a street space: whose sign, how much; what a choice would change stands
 * out.
 */
export function price(
  l: Layout,
  space: number,
  owner: Seat,
  amount: number,
  changed: boolean,
): string {
  const small = l.price > 0.2;
  const [left, up] = corner(spaceCell(space), l);
  const x = left + l.g.w * (small ? 0.085 : 0.11);
  const y = up + l.g.h * (small ? 0.24 : 0.2);
  const s = l.g.w * l.price;
  const words = String(amount);
  const number = (at: number, a: object): string =>
    text(x + s * at, y + s * 0.36, s * 1.04, words, { 'text-anchor': 'start', ...a });
  if (!changed)
    return (
      seatToken(owner, x + s * 0.5, y, s) + number(1.14, { 'font-weight': 700, fill: v('ink') })
    );
  const width = s * (1.54 + words.length * 0.56);
  return (
    rect(x - s * 0.24, y - s * 0.72, width, s * 1.44, { rx: s * 0.38, fill: v('go') }) +
    seatToken(owner, x + s * 0.5, y, s) +
    number(1.16, { fill: v('go-ink') })
  );
}

/** At rest; may be chosen; may be chosen instead of what is; not now. */
export type CellState = 'plain' | 'target' | 'other' | 'quiet';

const LIFT = 0.1;

/** How far the pieces on a cell stand up with it. */
export const raised = (g: Geo, state: CellState): number =>
  state === 'target' ? g.h * (LIFT - 0.03) : 0;

export function cell(g: Geo, [x, y]: readonly [number, number], state: CellState): string {
  const i = g.w * 0.045;
  const lift = g.h * (state === 'target' ? LIFT : 0.04);
  const box = { x: x + i, y: y + i, w: g.w - 2 * i, h: g.h - 2 * i, r: g.w * 0.08, lift };
  const stone = tile({ ...box, fill: v('stone'), edge: v('stone-3') });
  if (state === 'quiet') return group({ opacity: 0.72 }, stone);
  if (state === 'plain') return stone;
  const frame = (e: number, a: object): string =>
    rect(box.x - e, box.y - lift - e, box.w + 2 * e, box.h + lift + 2 * e, {
      fill: v('sun'),
      stroke: v('sun-line'),
      ...a,
    });
  if (state === 'other')
    return frame(g.w * 0.028, { rx: g.w * 0.11, 'stroke-width': g.w * 0.012 }) + stone;
  return (
    frame(g.w * 0.04, { class: 'glow', rx: g.w * 0.13, 'stroke-width': g.w * 0.016 }) +
    stone +
    rect(
      box.x + g.w * 0.012,
      box.y - lift + g.w * 0.012,
      box.w - g.w * 0.024,
      box.h - g.w * 0.024,
      {
        rx: box.r,
        fill: 'none',
        stroke: v('sun-2'),
        'stroke-width': g.w * 0.026,
      },
    )
  );
}

/** A street space that may be chosen. */
export function spaceTarget(g: Geo, space: number): string {
  const [x, y] = corner(spaceCell(space));
  const look = { class: 'glow', fill: v('sun'), 'fill-opacity': 0.5, stroke: v('sun-line') };
  if (space % 7 === 0)
    return ellipse(x + g.w / 2, y + g.h / 2, g.w * 0.46, g.h * 0.46, {
      ...look,
      'stroke-width': g.w * 0.03,
    });
  return rect(x + g.w * 0.04, y + g.w * 0.04, g.w * 0.92, g.h - g.w * 0.08, {
    ...look,
    rx: g.w * 0.1,
    'stroke-width': g.w * 0.03,
  });
}

/** What a building of a group counts, on a dark pill at its foot. */
export function counted(g: Geo, amount: number): string {
  const w = Math.max(g.w, 66); // still to be read on a phone
  const x = g.w * 0.24;
  const y = g.h * 0.86;
  return (
    rect(x - w * 0.2, y - w * 0.125, w * 0.4, w * 0.25, { rx: w * 0.125, fill: v('go') }) +
    text(x, y + w * 0.068, w * 0.19, amount, { fill: v('go-ink') })
  );
}

/** A disc of sun below somebody who may be chosen. */
export const footDisc = (g: Geo, x: number, y: number): string =>
  circle(x, y - g.w * 0.04, g.w * 0.2, {
    class: 'glow',
    fill: v('sun'),
    stroke: v('sun-line'),
    'stroke-width': g.w * 0.02,
  });
