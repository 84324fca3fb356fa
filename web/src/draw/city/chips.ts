// Chips of Sunrise City, alone and in stacks, and the Protester who keeps them away.
import {
  circle,
  d,
  each,
  ellipse,
  group,
  line,
  path,
  picture,
  rect,
  seatColour,
  times,
  v,
} from '../base';
import type { Seat } from '../base';
import { pawn } from '../pawns';
import { seatSymbol } from '../signs';
import type { CityGeo } from './tiles';

/** A chip with a side thick enough to name its owner in a stack; x,y = centre of its top. */
export function thickChip(x: number, y: number, s: number, seat: Seat): string {
  const r = s / 2;
  const q = s * 0.4;
  const t = s * 0.21;
  const outline = { stroke: seatColour(seat, 'dark'), 'stroke-width': 1.1 };
  const notch = (k: number): string =>
    path(d`M${x + k * s} ${y + q * Math.sqrt(1 - 4 * k * k) + t * 0.18}v${t * 0.66}`, {
      stroke: seatColour(seat, 'inlay'),
      'stroke-width': s * 0.075,
      opacity: 0.85,
    });
  return (
    path(d`M${x - r} ${y}v${t}a${r} ${q} 0 0 0 ${s} 0v${-t}Z`, {
      fill: seatColour(seat, 'wall'),
      ...outline,
    }) +
    each([-0.3, 0, 0.3], notch) +
    ellipse(x, y, r, q, { fill: seatColour(seat, 'roof'), ...outline }) +
    ellipse(x, y, r * 0.76, q * 0.76, {
      fill: 'none',
      stroke: seatColour(seat, 'wall'),
      'stroke-width': 1.4,
    }) +
    seatSymbol(seat, x, y, s * 0.36)
  );
}

export interface StackLook {
  /** The top two are of one seat. */
  closed?: boolean;
  /** Whose chip would come on top. */
  ghost?: Seat;
}

/** A stack, bottom first; x,y = centre of the lowest chip. */
export function chipStack(
  x: number,
  y: number,
  s: number,
  chips: readonly Seat[],
  { closed = false, ghost }: StackLook = {},
): string {
  const dy = s * 0.21;
  const n = chips.length;
  let o = n ? stackShadow(x, y, s, dy * n) : '';
  o += each(chips, (seat, i) => thickChip(x, y - i * dy, s, seat));
  if (closed) o += strap(x, y - (n - 1) * dy, s, dy);
  if (ghost !== undefined && ghost >= 0) {
    const top = y - n * dy - (n ? s * 0.16 : 0);
    o += ghostRing(x, top, s) + thickChip(x, top, s, ghost);
  }
  return o;
}

const stackShadow = (x: number, y: number, s: number, height: number): string =>
  path(
    d`M${x} ${y + s * 0.56}a${s * 0.5} ${s * 0.4} 0 0 0 ${s * 0.5} ${-s * 0.4}` +
      d`l${height * 0.6 + s * 0.1} ${-height * 0.3 - s * 0.1}` +
      d`a${s * 0.4} ${s * 0.4} 0 0 0 ${-s * 0.5} ${-s * 0.3}H${x}Z`,
    { fill: v('shade'), style: 'opacity:var(--shade-o)' },
  );

/** A strap of paper with a lock holds the two top chips together. */
function strap(x: number, top: number, s: number, dy: number): string {
  const ring = (stroke: string, width: number): string =>
    rect(x - s * 0.6, top - s * 0.47, s * 1.2, s * 0.94 + dy * 2, {
      rx: s * 0.4,
      fill: 'none',
      stroke,
      'stroke-width': width,
    });
  return (
    ring(v('rim'), s * 0.17) +
    ring(v('ink'), s * 0.085) +
    lock(x + s * 0.5, top + dy * 0.9 + s * 0.44, s * 0.46)
  );
}

const ghostRing = (x: number, y: number, s: number): string =>
  path(
    d`M${x - s * 0.58} ${y}v${s * 0.2}a${s * 0.58} ${s * 0.48} 0 0 0 ${s * 1.16} 0` +
      d`v${-s * 0.2}a${s * 0.58} ${s * 0.48} 0 0 0 ${-s * 1.16} 0Z`,
    { fill: v('sun'), stroke: v('sun-line'), 'stroke-width': 1.4 },
  );

export const lock = (x: number, y: number, s: number): string =>
  rect(x - s * 0.5, y - s * 0.2, s, s * 0.78, {
    rx: s * 0.16,
    fill: v('ink'),
    stroke: v('rim'),
    'stroke-width': s * 0.1,
  }) +
  line(
    d`M${x - s * 0.26} ${y - s * 0.2}v${-s * 0.16}` +
      d`a${s * 0.26} ${s * 0.26} 0 0 1 ${s * 0.52} 0v${s * 0.16}`,
    v('ink'),
    s * 0.16,
  ) +
  circle(x, y + s * 0.16, s * 0.12, { fill: v('rim') });

/** n chips side by side, in text. */
export function miniChips(seat: Seat, n: number, s = 15): string {
  const w = s + (n - 1) * s * 0.55 + 2;
  return picture(
    w,
    s * 1.2,
    d`-1 0 ${w} ${s * 1.2}`,
    times(n, (i) => thickChip(s / 2 + i * s * 0.55, s * 0.46, s, seat)),
  );
}

/** The pawn's colours, all one: he belongs to nobody. */
const DARK =
  '--s0-wall:var(--fig-line);--s0-roof:var(--fig-line);' +
  '--s0-dark:var(--fig-line);--s0-inlay:transparent';

/** The Protester on his zone, with a placard; nobody bids or builds there. */
export function protester(g: CityGeo, x: number, y: number): string {
  const { w } = g;
  const px = x + w * 0.62;
  const py = y + g.h * 0.58 - g.lift;
  return (
    path(d`M${px + w * 0.17} ${py - w * 0.08}V${py - w * 0.5}`, {
      stroke: v('trunk'),
      'stroke-width': w * 0.03,
    }) +
    rect(px - w * 0.02, py - w * 0.72, w * 0.38, w * 0.24, {
      rx: w * 0.02,
      fill: v('shirt'),
      stroke: v('fig-line'),
      'stroke-width': 1.2,
    }) +
    path(
      d`M${px + w * 0.09} ${py - w * 0.67}l${w * 0.16} ${w * 0.14}` +
        d`m0 ${-w * 0.14}l${-w * 0.16} ${w * 0.14}`,
      { stroke: v('coat-r'), 'stroke-width': w * 0.045, 'stroke-linecap': 'round' },
    ) +
    group({ style: DARK }, pawn(px, py, w * 0.34, 0))
  );
}
