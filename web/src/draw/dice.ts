// Dice and money of Project Skyline. Dice keep their colours in both themes: they are a black and a
// white one.
import { circle, each, ellipse, group, rect, text, v } from './base';
import type { Point } from './base';

/** Where the pips of 1 to 6 are, column and row of three. */
const PIPS: readonly (readonly Point[])[] = [
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
];

/** x,y = top left of the top face. */
export function die(x: number, y: number, s: number, n: number, black = false): string {
  const face = black ? '#3A3733' : '#FFFBF0';
  const side = black ? '#22201D' : '#D8CBB0';
  const fill = black ? '#FFF6E0' : '#2B2620';
  const rx = s * 0.18;
  return (
    rect(x + s * 0.14, y + s * 0.3, s, s, { rx, fill: v('shade'), opacity: 0.2 }) +
    rect(x, y, s, s * 1.2, { rx, fill: side }) +
    rect(x, y, s, s * 0.88, { rx, fill: face }) +
    each(PIPS[n - 1] ?? [], ([i, j]) =>
      ellipse(x + s * (0.25 + i * 0.25), y + s * (0.21 + j * 0.23), s * 0.085, s * 0.075, { fill }),
    )
  );
}

/** A note; x,y = top left, s high. */
export const money = (x: number, y: number, s: number, amount: string): string =>
  group(
    {},
    rect(x, y + s * 0.08, s * 1.7, s, { rx: s * 0.12, fill: v('paper-edge') }) +
      rect(x, y, s * 1.7, s, { rx: s * 0.12, fill: v('paper'), stroke: v('paper-edge') }) +
      circle(x + s * 0.85, y + s / 2, s * 0.34, {
        fill: 'none',
        stroke: v('rule'),
        'stroke-width': 1.5,
      }) +
      text(x + s * 0.85, y + s * 0.64, s * 0.42, amount, { fill: v('ink') }),
  );
