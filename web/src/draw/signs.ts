// Signs, so that nothing is told by colour alone: the four seats', the five grounds' of Sunrise
// Lane and the five types' of Sunrise City. All are centred on x,y in a box of size s. Also the
// colours that go with them.
import type { CityType } from '../../types/city';
import type { LaneColour } from '../../types/lane';
import { circle, d, line, path, picture, placed, rect, seatColour, times, v } from './base';
import type { Attributes, Seat } from './base';

/** What the extruded block is painted with. */
export interface Fill {
  wall: string;
  dark: string;
  roof: string;
  win: string;
  /** Whose windows it has; none: plain ones. */
  seat?: Seat;
}

/**
 * The colour variables of a ground; with -e its edge, -m its sign and text on it, -l its outline.
 */
export const groundKey: Readonly<Record<LaneColour, string>> = {
  Y: 'g-y',
  G: 'g-g',
  R: 'g-r',
  B: 'g-b',
  V: 'g-v',
};

/** A type has the ground colour of the same hue and its own sign. */
export const typeKey: Readonly<Record<CityType, string>> = {
  R: 'g-r',
  C: 'g-b',
  I: 'g-y',
  P: 'g-g',
  M: 'g-v',
};

/** Disc, diamond, triangle, cross. */
export function seatSymbol(
  seat: Seat,
  x: number,
  y: number,
  s: number,
  fill: string = seatColour(seat, 'inlay'),
  extra: Attributes = {},
): string {
  const r = s / 2;
  const t = r * 0.36;
  const a = { fill, ...extra };
  if (seat === 0) return circle(x, y, r * 0.86, a);
  if (seat === 1) return path(d`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`, a);
  if (seat === 2) return path(d`M${x} ${y - r * 0.92}L${x + r} ${y + r * 0.8}H${x - r}Z`, a);
  return path(
    d`M${x - t} ${y - r}h${2 * t}v${r - t}h${r - t}v${2 * t}h${t - r}v${r - t}` +
      d`h${-2 * t}v${t - r}h${t - r}v${-2 * t}h${r - t}Z`,
    a,
  );
}

const vein = (data: string, colour: string, width: number): string =>
  line(data, colour, width, { 'stroke-linecap': 'round' });

/** Sun, leaf, poppy, drop, moon, in a box of 24 round 0,0; ground is the colour below the sign. */
const GROUND_ART: Readonly<Record<LaneColour, (ground: string) => string>> = {
  Y: () =>
    circle(0, 0, 5.4, {}) +
    times(8, (i) => rect(-1.35, -12, 2.7, 5, { rx: 1.3, transform: d`rotate(${i * 45})` })),
  G: (ground) =>
    path('M-10 10C-12 -4 -4 -11 11 -11C11 3 4 11 -6 8.4L-8.4 11.2Z') +
    vein('M-7 7.6Q0 2 5.5 -5.5', ground, 1.7),
  R: () =>
    path(
      'M0 4C-6 7 -11.5 3 -11.5 -3C-11.5 -7 -9.5 -10 -8 -11.5C-6 -8.4 -4 -7.4 -3 -7.2' +
        'C-2.6 -9.4 -1.4 -11.4 0 -12.4C1.4 -11.4 2.6 -9.4 3 -7.2C4 -7.4 6 -8.4 8 -11.5' +
        'C9.5 -10 11.5 -7 11.5 -3C11.5 3 6 7 0 4Z',
    ) + rect(-1.3, 3, 2.6, 9, { rx: 1.2 }),
  B: (ground) =>
    path('M0 -12C4.5 -5.5 8.6 -.8 8.6 4A8.6 8.2 0 0 1 -8.6 4C-8.6 -.8 -4.5 -5.5 0 -12Z') +
    vein('M-4.4 4.2A4.6 4.6 0 0 0 0 8.6', ground, 1.8),
  V: () => path('M4.5 -11A11.4 11.4 0 1 0 10.6 5.6A9.4 9.4 0 0 1 4.5 -11Z'),
};

export function groundSymbol(
  colour: LaneColour,
  x: number,
  y: number,
  s: number,
  fill: string = v(`${groundKey[colour]}-m`),
): string {
  return placed(x, y, s, fill, GROUND_ART[colour](v(groundKey[colour])));
}

/** House, awning, factory, four shapes; parks have the leaf. */
const TYPE_ART: Readonly<Record<Exclude<CityType, 'P'>, string>> = {
  R: path('M0 -11.5L11.5 -1H8.5V11H2.6V3.5H-2.6V11H-8.5V-1H-11.5Z'),
  C:
    path(
      'M-10 -10H10L12 -2.5A3 3 0 0 1 6 -2.5A3 3 0 0 1 0 -2.5A3 3 0 0 1 -6 -2.5' +
        'A3 3 0 0 1 -12 -2.5Z',
    ) + path('M-9.5 2.5V11H9.5V2.5H6.7V8.2H-6.7V2.5Z'),
  I: path('M-11 11V-2L-4.5 -6V-2L2 -6V-2L6 -4.5L6.6 -12H10L11 11Z'),
  M:
    path('M-10.5 -10.5H-.8V-.8H-10.5ZM.8 .8H10.5V10.5H.8Z') +
    circle(5.7, -5.7, 5, {}) +
    circle(-5.7, 5.7, 5, {}),
};

export function typeSymbol(
  type: CityType,
  x: number,
  y: number,
  s: number,
  fill: string = v(`${typeKey[type]}-m`),
): string {
  if (type === 'P') return groundSymbol('G', x, y, s, fill);
  return placed(x, y, s, fill, TYPE_ART[type]);
}

/** n dots in a row, x in the middle. */
export const dots = (
  n: number,
  x: number,
  y: number,
  r: number,
  gap: number,
  fill: string,
): string => times(n, (i) => circle(x + (i - (n - 1) / 2) * gap, y, r, { fill }));

export const seatFill = (seat: Seat): Fill => ({
  wall: seatColour(seat, 'wall'),
  dark: seatColour(seat, 'dark'),
  roof: seatColour(seat, 'roof'),
  win: seatColour(seat, 'win'),
  seat,
});

export const typeFill = (type: CityType): Fill => ({
  wall: v(`${typeKey[type]}-e`),
  dark: v(`${typeKey[type]}-l`),
  roof: v(typeKey[type]),
  win: v('win'),
});

/** The seat's sign as a small roof seen from above: in scores, log, plaques. */
export function seatBadge(seat: Seat, s = 28): string {
  const stroke = seatColour(seat, 'dark');
  return picture(
    s,
    s * 1.04,
    '0 0 28 29',
    rect(1, 4, 26, 24, { rx: 4, fill: seatColour(seat, 'wall'), stroke }) +
      rect(1, 1, 26, 22, { rx: 4, fill: seatColour(seat, 'roof'), stroke }) +
      seatSymbol(seat, 14, 12, 12),
    { class: 'badge' },
  );
}

/** The same flat, inside a drawing; x,y = its centre. */
export const seatToken = (seat: Seat, x: number, y: number, s: number): string =>
  rect(x - s / 2, y - s / 2, s, s, {
    rx: s * 0.2,
    fill: seatColour(seat, 'roof'),
    stroke: seatColour(seat, 'dark'),
    'stroke-width': 1,
  }) + seatSymbol(seat, x, y, s * 0.54);

/** A type's sign on its colour, in text. */
export const miniSign = (type: CityType, s = 18): string =>
  picture(
    s,
    s,
    '0 0 24 24',
    rect(0, 0, 24, 24, { rx: 5, fill: v(typeKey[type]) }) + typeSymbol(type, 12, 12, 17),
  );
