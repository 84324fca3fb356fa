// The town gate: the giant card back of the curtain between two people at one screen, and the
// wordmark.
import { circle, d, path, picture, rect, v } from './base';
import type { Seat } from './base';
import { seatToken } from './signs';

/**
 * Its windows are dark, its doors lit; x = centre, y = foot, s = width; with the sign of who comes
 * next.
 */
export function gate(x: number, y: number, s: number, seat?: Seat): string {
  const p = (dx: number, dy: number): string => d`${x + dx * s} ${y + dy * s}`;
  const window = (dx: number, dy: number): string =>
    rect(x + (dx - 0.055) * s, y + dy * s, 0.11 * s, 0.2 * s, {
      rx: (0.11 * s) / 2,
      fill: v('back'),
    });
  const sun = { fill: v('sun') };
  return (
    path(
      d`M${p(-0.5, 0)}V${y - 0.62 * s}L${p(-0.26, -0.84)}V${y - 1.1 * s}L${p(0, -1.34)}` +
        d`L${p(0.26, -1.1)}V${y - 0.84 * s}L${p(0.5, -0.62)}V${y}Z`,
      { fill: v('paper') },
    ) +
    window(-0.34, -0.5) +
    window(0.34, -0.5) +
    window(-0.34, -0.22) +
    window(0.34, -0.22) +
    rect(x - s * 0.12, y - s * 0.36, s * 0.24, s * 0.36, sun) +
    circle(x, y - s * 0.36, s * 0.12, sun) +
    rect(x - s * 0.07, y - s * 1.06, s * 0.14, s * 0.22, { rx: s * 0.07, ...sun }) +
    (seat === undefined ? '' : seatToken(seat, x, y - s * 0.64, s * 0.21))
  );
}

/** The mark beside the page's name. */
export const wordmark = (s: number): string =>
  picture(
    s,
    s,
    '0 0 26 26',
    path('M2 24V13l5-4v-3h5v2l4-4 4 4v3l4 4v9Z', { fill: 'currentColor' }) +
      rect(14.6, 16, 3.6, 8, { rx: 1.8, fill: v('sun') }) +
      rect(6, 14, 2.6, 4, { rx: 1.3, fill: v('sun') }) +
      rect(15, 9.5, 2.6, 3.6, { rx: 1.3, fill: v('sun') }),
    {},
  );
