// What stands: the extruded block, which is the one piece of all four games, houses and skyscrapers
// made of it, their shadows, and the pennant that marks what others did.
import { d, group, path, rect, seatColour, text, times, v } from './base';
import type { Geo, Seat } from './base';
import { seatFill, seatSymbol } from './signs';
import type { Fill } from './signs';

/** Where a piece stands: x,yb = its front left foot, fw wide, fd deep. */
export interface Footprint {
  x: number;
  yb: number;
  fw: number;
  fd: number;
}

export interface Block extends Footprint, Fill {
  /** Storeys. */
  n: number;
  /** Height of a storey. */
  z: number;
  door?: boolean;
  /** Windows in a row. */
  cols?: number;
  /** Drawn last, on the roof. */
  cap?: string;
  /** The wall's colour, storey by storey from the ground. */
  storeyFill?: (storey: number) => string;
}

/**
 * The footprint swept to the right and back, H high; put all of them in one group below the pieces.
 */
export function castShadow(x: number, yb: number, fw: number, fd: number, H: number): string {
  const dx = H * 0.62;
  const dy = -H * 0.16;
  return path(
    d`M${x} ${yb}H${x + fw}L${x + fw + dx} ${yb + dy}V${yb + dy - fd}H${x + dx}L${x} ${yb - fd}Z`,
  );
}

/** The group they belong in. */
export const shadows = (cast: string): string =>
  group({ fill: v('shade'), style: 'opacity:var(--shade-o)' }, cast);

export function block(b: Block): string {
  const { x, yb, fw, fd, n, z, wall, dark, roof, cap = '' } = b;
  const H = n * z;
  const r = fw * 0.045;
  const outline = { stroke: dark, 'stroke-width': Math.max(0.7, fw * 0.022) };
  return (
    rect(x, yb - H - fd, fw, fd + H, { rx: r, fill: wall, ...outline }) +
    times(n, (i) => storey(b, i)) +
    rect(x + fw * 0.87, yb - H, fw * 0.13, H, { fill: dark, opacity: 0.22 }) +
    rect(x, yb - H - fd, fw, fd, { rx: r, fill: roof, ...outline }) +
    rect(x + fw * 0.075, yb - H - fd + fw * 0.075, fw * 0.85, fd - fw * 0.15, {
      rx: r * 0.7,
      fill: 'none',
      stroke: wall,
      'stroke-width': fw * 0.035,
    }) +
    cap
  );
}

/** One storey of it: colour, string course above, windows. */
function storey(b: Block, i: number): string {
  const { x, yb, fw, z, n, dark, cols = 3, storeyFill } = b;
  const lw = Math.max(0.7, fw * 0.022);
  const y = yb - (i + 1) * z;
  let s = storeyFill ? rect(x, y, fw, z, { fill: storeyFill(i) }) : '';
  if (i < n - 1)
    s += path(d`M${x - lw} ${y}h${fw + 2 * lw}`, {
      stroke: dark,
      'stroke-width': Math.max(0.8, fw * 0.035),
    });
  return s + times(cols, (column) => opening(b, i, column));
}

/** A window or the door; a seat's windows are round, square, slits or wide. */
function opening(
  { x, yb, fw, z, win, seat, door = true, cols = 3 }: Block,
  i: number,
  c: number,
): string {
  const isDoor = door && i === 0 && c === (cols - 1) / 2;
  const cx = x + (fw * (c + 0.5)) / cols;
  const ww = fw * (seat === 2 ? 0.085 : seat === 3 && !isDoor ? 0.2 : 0.13);
  const wh = z * (isDoor ? 0.74 : 0.5);
  const wy = isDoor ? yb - wh : yb - (i + 1) * z + z * 0.24;
  return rect(cx - ww / 2, wy, ww, wh, { rx: seat === 0 ? ww / 2 : 0, fill: win });
}

/** Where a House stands on its cell. */
export function footprint(g: Geo, x: number, y: number): Footprint {
  const fw = g.w * 0.68;
  return { x: x + (g.w - fw) / 2, yb: y + g.h * 0.87, fw, fd: g.h * 0.5 };
}

export interface HouseLook {
  /** Whether the height is written on the roof, from two storeys on. */
  number?: boolean;
  /** Placed by another since your last turn. */
  flag?: boolean;
}

/** A House: n storeys of one seat. The roof carries the owner's sign and the number. */
export function house(
  g: Geo,
  x: number,
  y: number,
  seat: Seat,
  n: number,
  { number = true, flag = false }: HouseLook = {},
): string {
  const p = footprint(g, x, y);
  const H = n * g.z;
  const ry = p.yb - H - p.fd / 2;
  const cx = p.x + p.fw / 2;
  let cap =
    number && n > 1
      ? seatSymbol(seat, cx - p.fw * 0.19, ry, p.fw * 0.31) +
        text(cx + p.fw * 0.2, ry + p.fw * 0.165, p.fw * 0.46, n, {
          fill: seatColour(seat, 'inlay'),
        })
      : seatSymbol(seat, cx, ry, p.fw * 0.36);
  if (flag) cap += pennant(p.x + p.fw * 0.9, p.yb - H - p.fd + p.fw * 0.06, p.fw * 0.46, seat);
  return block({ ...p, n, z: g.z, ...seatFill(seat), cap });
}

/** Marks what an opponent did since your last turn: a pennant on every piece placed. */
export const pennant = (x: number, y: number, s: number, seat: Seat): string =>
  group(
    { class: 'pennant' },
    path(d`M${x} ${y}V${y - s * 1.25}`, {
      stroke: v('ink'),
      'stroke-width': Math.max(1, s * 0.09),
      'stroke-linecap': 'round',
    }) +
      path(d`M${x} ${y - s * 1.25}l${s * 0.95} ${s * 0.3}l${-s * 0.95} ${s * 0.36}Z`, {
        fill: seatColour(seat, 'roof'),
        stroke: v('ink'),
        'stroke-width': Math.max(0.8, s * 0.07),
        'stroke-linejoin': 'round',
      }),
  );

/** Project Skyline: three set-back steps and a mast, unmistakably taller than two floors. */
export function skyscraper(g: Geo, x: number, y: number, seat: Seat): string {
  const p = footprint(g, x, y);
  const z = g.z * 0.95;
  const second = setBack(p, 0.8, p.yb - 2 * z - (p.fd * (1 - 0.8)) / 2);
  const third = setBack(p, 0.56, second.yb - 2 * z - (p.fd * (0.8 - 0.56)) / 2);
  const top = third.yb - 2 * z - third.fd / 2;
  const cx = p.x + p.fw / 2;
  const step = { n: 2, z, ...seatFill(seat) };
  return (
    block({ ...p, ...step }) +
    block({ ...second, ...step, door: false }) +
    block({ ...third, ...step, door: false, cols: 2 }) +
    path(d`M${cx} ${top - p.fd * 0.1}V${top - z * 2}`, {
      stroke: seatColour(seat, 'dark'),
      'stroke-width': p.fw * 0.05,
      'stroke-linecap': 'round',
    }) +
    seatSymbol(seat, cx, top + p.fd * 0.04, third.fw * 0.42)
  );
}

const setBack = (p: Footprint, part: number, yb: number): Footprint => ({
  x: p.x + (p.fw * (1 - part)) / 2,
  fw: p.fw * part,
  fd: p.fd * part,
  yb,
});
