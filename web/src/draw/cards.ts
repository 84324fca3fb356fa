// Cards and piles: the face of a Sunrise Lane card, backs with the town gate, and piles as thick as
// they are.
import type { LaneColour } from '../../types/lane';
import { path, picture, rect, text, times, v } from './base';
import { groundKey, groundSymbol } from './signs';

/** A card's paper with something on it: art is SVG in a box of 76 x 108. */
export const card = (art: string): string =>
  '<svg viewBox="0 0 76 108" aria-hidden="true">' +
  rect(0.5, 0.5, 75, 107, { rx: 9, fill: v('paper'), stroke: v('paper-edge') }) +
  `${art}</svg>`;

/** What a card of Sunrise Lane shows; name: its colour in the reader's language. */
export function groundArt(colour: LaneColour, name: string): string {
  const key = groundKey[colour];
  const ink = v(`${key}-m`);
  return (
    rect(6, 6, 64, 96, { rx: 6, fill: v(key) }) +
    rect(10, 10, 56, 88, {
      rx: 4,
      fill: 'none',
      stroke: ink,
      'stroke-opacity': 0.35,
      'stroke-width': 1,
    }) +
    groundSymbol(colour, 38, 49, 36) +
    text(38, 90, 14, name, { 'font-weight': 700, fill: ink })
  );
}

/** A small card lying face down, in text and on plates. */
export const cardBack = (w = 30): string =>
  picture(
    w,
    w * 1.38,
    '0 0 30 41.4',
    rect(0.5, 0.5, 29, 40.4, { rx: 4, fill: v('paper'), stroke: v('paper-edge') }) +
      rect(3, 3, 24, 35.4, { rx: 2.5, fill: v('back') }) +
      path('M7 33V20l4-3.5V13l4-3.5 4 3.5v3.5l4 3.5v13Z', { fill: v('paper'), opacity: 0.85 }),
  );

/** The top of a pile that lies face down, in a box of 60 x 84. */
export const backArt: string =
  rect(0.5, 0.5, 59, 84, { rx: 7, fill: v('paper'), stroke: v('paper-edge') }) +
  rect(5, 5, 50, 75, { rx: 4, fill: v('back') }) +
  path('M13 68V44l8-7v-9l9-8 9 8v9l8 7v24Z', { fill: v('paper') }) +
  rect(27, 54, 6, 14, { rx: 3, fill: v('sun') }) +
  rect(27.5, 31, 5, 8, { rx: 2.5, fill: v('sun') }) +
  rect(17, 50, 4, 7, { rx: 2, fill: v('back') }) +
  rect(39, 50, 4, 7, { rx: 2, fill: v('back') });

/** A pile of so many cards (or tokens); top is SVG in a box of 60 x 84. */
export function pile(count: number, top: string): string {
  const t = Math.min(16, Math.max(count ? 2 : 0, Math.round(count / 3.2)));
  const sheet = { rx: 7, fill: v('paper'), stroke: v('paper-edge') };
  return picture(
    60,
    102,
    '0 0 60 102',
    `<g transform="translate(0 ${16 - t})">` +
      rect(3, 7, 60, 84 + t - 2, { rx: 7, fill: v('shade'), opacity: 0.16 }) +
      rect(0.5, t, 59, 84, { rx: 7, fill: v('paper-edge') }) +
      times(Math.floor(t / 3), (i) => rect(0.5, t - 1 - i * 3, 59, 84, sheet)) +
      `${top}</g>`,
    {},
  );
}
