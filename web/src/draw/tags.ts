// What is said about a place on a board: tags with points or words above a piece, numbered steps,
// arrows, and the frame round what is not possible (never in the sun's colour).
import { circle, d, group, line, path, rect, text, v } from './base';
import type { Geo, Point } from './base';
import { wayPath } from './street';

/** A bubble whose tip is at x,y. */
const bubble = (x: number, y: number, w: number, s: number, words: string): string =>
  group(
    { class: 'points' },
    path(d`M${x - 6 * s} ${y - 8 * s}L${x} ${y}L${x + 6 * s} ${y - 8 * s}Z`, { fill: v('go') }) +
      rect(x - w / 2, y - 34 * s, w, 27 * s, { rx: (27 * s) / 2, fill: v('go') }) +
      words,
  );

/** Points that a hovered target would give, on a tag that stands above the piece. */
export const pointsTag = (x: number, y: number, words: string, s = 1): string =>
  bubble(
    x,
    y,
    (words.length * 10 + 18) * s,
    s,
    text(x, y - 20.5 * s + 6.4 * s, 19 * s, words, { fill: v('go-ink') }),
  );

/** The same with several words, for what a choice would do. */
export const wordsTag = (x: number, y: number, words: string, s = 1): string =>
  bubble(
    x,
    y,
    (words.length * 8.6 + 24) * s,
    s,
    text(x, y - 20.5 * s + 6 * s, 17 * s, words, { fill: v('go-ink') }),
  );

/** A number on a dark disc: the order of what is to be done. */
export const stepNumber = (x: number, y: number, n: string | number, r = 11): string =>
  circle(x, y, r, { fill: v('go'), stroke: v('rim'), 'stroke-width': 2 }) +
  text(x, y + r * 0.5, r * 1.4, n, { fill: v('go-ink') });

/** An arrow through points, dotted, for what leads where; with a rim it is clear of any ground. */
export function arrow(pts: readonly Point[], s = 3, colour = v('ink'), rim = true): string {
  const head = arrowHead(pts, s * 3.1);
  const way = wayPath(pts, rim ? 14 : 34);
  const pale = { opacity: 0.8 };
  return group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    (rim ? line(way, v('rim'), s * 2.4, pale) : '') +
      line(way, colour, s, { 'stroke-dasharray': d`${s * 0.1} ${s * 2.3}` }) +
      (rim ? line(head, v('rim'), s * 2.2, pale) : '') +
      line(head, colour, s),
  );
}

/** Two strokes back from the last point, q long. */
function arrowHead(pts: readonly Point[], q: number): string {
  const b = pts.at(-1) ?? [0, 0];
  const a = pts.at(-2) ?? b;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const ux = (b[0] - a[0]) / length;
  const uy = (b[1] - a[1]) / length;
  const barb = (m: number): string => d`${b[0] - ux * q - uy * m} ${b[1] - uy * q + ux * m}`;
  return d`M${barb(q * 0.75)}L${b[0]} ${b[1]}L${barb(-q * 0.75)}`;
}

/** Not possible: a dashed frame of ink round the cell (row, column) and a small stop sign. */
export function barred(g: Geo, [row, column]: Point, s = 1): string {
  const { w, h } = g;
  const x = column * w;
  const y = row * h;
  const frame = (stroke: string, width: number, dashes?: string): string =>
    rect(x + 1, y - 1, w - 2, h, {
      rx: w * 0.13,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-dasharray': dashes,
    });
  return (
    frame(v('rim'), w * 0.1) +
    frame(v('ink'), w * 0.045, d`${w * 0.1} ${w * 0.075}`) +
    group(
      { transform: d`translate(${x + w - 2} ${y}) scale(${(w / 65) * s})` },
      circle(0, 0, 11.5, { fill: v('go'), stroke: v('rim'), 'stroke-width': 2.5 }) +
        path('M-5.5 0H5.5', {
          stroke: v('go-ink'),
          'stroke-width': 3.4,
          'stroke-linecap': 'round',
        }),
    )
  );
}
