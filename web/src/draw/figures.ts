// What the people of the page are made of: the sixteen roles of Sunrise City and the five levels,
// head and shoulders in a box of 160 x 132, x = the middle of the face. Flat shapes with one
// outline, no faces beyond two eyes and a mouth. Colours are names of variables: skin-1 to 4,
// hair-1 to 6, coat-k b r g v y.
import type { CityType } from '../../types/city';
import { circle, d, each, ellipse, group, path, rect, v } from './base';
import type { Attributes } from './base';
import { typeKey } from './signs';

export const OUTLINE: Attributes = {
  stroke: v('fig-line'),
  'stroke-width': 2,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
};

/** Without an outline. */
export const BARE: Attributes = {};

/** A stroke of another colour or width, with square ends. */
export const pen = (colour: string, width: number): Attributes => ({
  stroke: v(colour),
  'stroke-width': width,
});

/** With round ends. */
export const roundPen = (colour: string, width: number): Attributes => ({
  ...pen(colour, width),
  'stroke-linecap': 'round',
});

const filled = (colour: string, a: Attributes): Attributes => ({
  fill: colour === 'none' ? colour : v(colour),
  ...a,
});

export const shape = (data: string, colour: string, a: Attributes = OUTLINE): string =>
  path(data, filled(colour, a));

export const disc = (x: number, y: number, r: number, colour: string, a = OUTLINE): string =>
  circle(x, y, r, filled(colour, a));

export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  r = 0,
  a = OUTLINE,
): string => rect(x, y, w, h, { rx: r, ...filled(colour, a) });

/** Turned by so many degrees round x,y. */
export const turned = (degrees: number, x: number, y: number, body: string): string =>
  group({ transform: d`rotate(${degrees} ${x} ${y})` }, body);

/** Houses far behind: x, width, height. */
export const skyline = (
  colour: string,
  houses: readonly (readonly [number, number, number])[],
): string => each(houses, ([x, w, h]) => box(x, 132 - h, w, h, colour, 1, BARE));

export const torso = (x: number, coat: string): string =>
  shape(
    d`M${x - 46} 134C${x - 46} 106 ${x - 32} 97 ${x - 12} 92` +
      d`H${x + 12}C${x + 32} 97 ${x + 46} 106 ${x + 46} 134Z`,
    coat,
  ) +
  path(
    d`M${x + 26} 98C${x + 40} 104 ${x + 45} 114 ${x + 45} 134` +
      d`H${x + 31}C${x + 31} 118 ${x + 31} 108 ${x + 26} 98Z`,
    { fill: v('fig-line'), opacity: 0.16 },
  );

export const neck = (x: number, skin: string): string => box(x - 8, 76, 16, 21, skin, 6);

/** smile: 1 a little, 0 no mouth, below 0 the other way. */
export const face = (x: number, skin: string, smile = 1): string =>
  ellipse(x, 59, 20, 23, { fill: v(skin), ...OUTLINE }) +
  path(
    d`M${x + 9} 38.5C${x + 17} 43 ${x + 20} 51 ${x + 19} 61` +
      d`C${x + 18} 71 ${x + 12} 78 ${x + 6} 81C${x + 13} 70 ${x + 14} 52 ${x + 9} 38.5Z`,
    { fill: v('fig-line'), opacity: 0.13 },
  ) +
  circle(x - 7.5, 59, 2.1, { fill: v('fig-line') }) +
  circle(x + 7.5, 59, 2.1, { fill: v('fig-line') }) +
  (smile ? path(d`M${x - 5} 71q5 ${4 * smile} 10 0`, { fill: 'none', ...OUTLINE }) : '');

export const lapel = (x: number, coat: string): string =>
  shape(d`M${x - 13} 92L${x} 124L${x + 13} 92L${x} 99Z`, 'shirt') +
  shape(d`M${x - 14} 91L${x - 22} 104L${x - 13} 108L${x - 1} 134`, coat) +
  shape(d`M${x + 14} 91L${x + 22} 104L${x + 13} 108L${x + 1} 134`, coat);

export const tie = (x: number, colour: string): string =>
  shape(d`M${x - 4} 99h8l-2 5l4 20l-6 8l-6 -8l4 -20Z`, colour);

export const glasses = (x: number, colour = 'fig-line', width = 2.4): string =>
  group(
    { fill: 'none', stroke: v(colour), 'stroke-width': width },
    circle(x - 8, 59, 6.5, {}) +
      circle(x + 8, 59, 6.5, {}) +
      path(d`M${x - 1.5} 58h3M${x - 14.5} 58h-5M${x + 14.5} 58h5`),
  );

export const moustache = (x: number, hair: string): string =>
  shape(
    d`M${x} 66C${x - 5} 62 ${x - 12} 65 ${x - 15} 71C${x - 9} 72 ${x - 3} 72 ${x} 69` +
      d`C${x + 3} 72 ${x + 9} 72 ${x + 15} 71C${x + 12} 65 ${x + 5} 62 ${x} 66Z`,
    hair,
  );

/** Short hair. */
export const shortHair = (x: number, hair: string): string =>
  shape(
    d`M${x - 21} 60C${x - 24} 40 ${x - 14} 33 ${x} 33C${x + 14} 33 ${x + 24} 40 ${x + 21} 60` +
      d`C${x + 16} 54 ${x + 14} 48 ${x + 12} 46C${x + 2} 50 ${x - 8} 49 ${x - 13} 46` +
      d`C${x - 15} 50 ${x - 17} 55 ${x - 21} 60Z`,
    hair,
  );

/** Curls: discs of hair. */
export const curls = (
  places: readonly (readonly [number, number])[],
  r: number,
  hair: string,
): string => each(places, ([x, y]) => disc(x, y, r, hair));

export const hand = (x: number, y: number, skin: string, r = 7): string => disc(x, y, r, skin);

/** A line of a smile inside a beard, and the like. */
export const stroke = (data: string, a: Attributes): string => shape(data, 'none', a);

/** A building as it is held: two segments, w wide each. */
export const domino = (
  x: number,
  y: number,
  w: number,
  types: readonly [CityType, CityType],
  degrees = 0,
): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${degrees})` },
    box(0, 0, w, w * 0.9, typeKey[types[0]], 2) +
      box(w, 0, w, w * 0.9, typeKey[types[1]], 2) +
      box(0, w * 0.9, 2 * w, w * 0.25, 'stone-3', 1),
  );
