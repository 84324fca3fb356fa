// A QR code as a picture: always dark on light with its quiet border, whatever the theme, and the
// town's house in the middle, which the error correction forgives.
import { d, path, picture, rect } from './base';

const DARK = '#2b2620';
const LIGHT = '#fffbf2';
const LAMP = '#ffc02e';
const QUIET = 4; // modules of border that readers ask for
const MARK = 5; // modules that the house covers

const house = (at: number): string =>
  rect(at, at, MARK, MARK, { fill: LIGHT }) +
  `<g transform="${d`translate(${at + 0.5} ${at + 0.4})`} scale(.154)" ` +
  'shape-rendering="geometricPrecision">' +
  path('M2 24V13l5-4v-3h5v2l4-4 4 4v3l4 4v9Z', { fill: DARK }) +
  rect(14.6, 16, 3.6, 8, { rx: 1.8, fill: LAMP }) +
  rect(6, 14, 2.6, 4, { rx: 1.3, fill: LAMP }) +
  rect(15, 9.5, 2.6, 3.6, { rx: 1.3, fill: LAMP }) +
  '</g>';

export function qrPicture(modules: readonly (readonly boolean[])[]): string {
  const side = modules.length;
  const all = side + 2 * QUIET;
  let data = '';
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) data += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
    }),
  );
  return picture(
    all,
    all,
    `0 0 ${all} ${all}`,
    rect(0, 0, all, all, { fill: LIGHT }) +
      path(data, { fill: DARK }) +
      house(QUIET + (side - MARK) / 2),
    { class: 'qr', 'shape-rendering': 'crispEdges' },
  );
}
