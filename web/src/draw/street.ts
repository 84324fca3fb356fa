// Ways that are walked in Shibuya and Project Skyline: the one that would be walked, and footsteps
// of one that was.
import { circle, d, each, ellipse, group, path, seatColour, v } from './base';
import type { Point, Seat } from './base';

const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** A way through points, rounded at the corners with radius r. */
export function wayPath(pts: readonly Point[], r: number): string {
  const first = pts[0] ?? [0, 0];
  const last = pts.at(-1) ?? first;
  let data = d`M${first[0]} ${first[1]}`;
  for (let i = 1; i < pts.length - 1; i++)
    data += corner(pts[i - 1] ?? first, pts[i] ?? first, pts[i + 1] ?? last, r);
  return data + d`L${last[0]} ${last[1]}`;
}

/** From a round b towards c. */
function corner(a: Point, b: Point, c: Point, r: number): string {
  const before = distance(a, b);
  const after = distance(b, c);
  const q = Math.min(r, before / 2, after / 2);
  const from = d`${b[0] - ((b[0] - a[0]) / before) * q} ${b[1] - ((b[1] - a[1]) / before) * q}`;
  const to = d`${b[0] + ((c[0] - b[0]) / after) * q} ${b[1] + ((c[1] - b[1]) / after) * q}`;
  return d`L${from}Q${b[0]} ${b[1]} ${to}`;
}

export interface WayLook {
  /** A bead on every cell between the ends. */
  beads?: boolean;
  /** As stroke-dasharray has it. */
  dash?: string;
}

/** The way that would be walked: a sun line with a dark rim. */
export function way(
  pts: readonly Point[],
  s: number,
  { beads = true, dash }: WayLook = {},
): string {
  const data = wayPath(pts, s * 1.5);
  const stroke = (colour: string, width: number): string =>
    path(data, { stroke: v(colour), 'stroke-width': width, 'stroke-dasharray': dash });
  const bead = ([x, y]: Point): string =>
    circle(x, y, s * 1.05, { fill: v('sun'), stroke: v('sun-ink'), 'stroke-width': s * 0.28 });
  return (
    group(
      { class: 'way', fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      stroke('sun-ink', s * 1.5) + stroke('sun', s),
    ) + (beads ? each(pts.slice(1, -1), bead) : '')
  );
}

/** The way somebody has walked: footsteps in his colour, left and right of the line. */
export function steps(pts: readonly Point[], s: number, seat: Seat): string {
  let feet = '';
  let side = s * 0.8;
  pts.slice(1).forEach((b, i) => {
    const a = pts[i] ?? b;
    const length = distance(a, b) || 1;
    const n = Math.max(1, Math.round(length / (s * 4.2)));
    for (let k = 0; k < n; k++, side = -side) feet += foot(a, b, (k + 0.5) / n, side, s);
  });
  return group(
    {
      class: 'steps',
      fill: seatColour(seat, 'roof'),
      // Ivory footsteps would be lost on the street.
      stroke: seat === 2 ? seatColour(seat, 'dark') : v('rim'),
      'stroke-width': s * 0.3,
    },
    feet,
  );
}

/** One of them, part of the way from a to b and to the side of it. */
function foot(a: Point, b: Point, part: number, side: number, s: number): string {
  const length = distance(a, b) || 1;
  const dx = (b[0] - a[0]) / length;
  const dy = (b[1] - a[1]) / length;
  const x = a[0] + (b[0] - a[0]) * part - dy * side;
  const y = a[1] + (b[1] - a[1]) * part + dx * side;
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return ellipse(x, y, s * 1.15, s * 0.7, { transform: d`rotate(${turn} ${x} ${y})` });
}
