// How a deal is made honest, in four pictures of 296 x 196: a sealed envelope, everybody's number
// thrown in, all of it dealing, and the envelope opened.
import type { LaneColour } from '../../types/lane';
import { circle, d, each, ellipse, group, line, path, rect, seatColour, text, v } from './base';
import type { Point, Seat } from './base';
import { icon } from './icons';
import { groundKey, groundSymbol, seatSymbol } from './signs';

const edge = { stroke: v('paper-edge'), 'stroke-width': 2, 'stroke-linejoin': 'round' };
const shade = (x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y, rx, ry, { fill: v('shade'), opacity: 0.16 });
const at = (x: number, y: number, body: string, more = ''): string =>
  group({ transform: d`translate(${x} ${y})${more}` }, body);

const WAX =
  'M0-17C6-19 10-15 15-11C19-6 17 0 18 5C16 11 12 15 6 17C0 20-6 18-11 14C-17 11-18 5-18-1' +
  'C-17-7-14-12-9-15C-6-17-3-16 0-17Z';

const wax = (): string =>
  path(WAX, { fill: v('s0-wall'), stroke: v('s0-dark'), 'stroke-width': 1.5 }) +
  circle(0, 0, 11.5, { fill: 'none', stroke: v('s0-roof'), 'stroke-width': 1.6 }) +
  path('M-6.5 6.5V-.5l3-2.5v-1.800h3v1.200l2.300-2.300 2.300 2.300v1.800l2.300 2.300v5.500Z', {
    fill: v('s0-inlay'),
  });

/** An envelope w wide, closed with wax or open with something written inside. */
function envelope(w: number, written?: string): string {
  const h = w * 0.64;
  const paper = rect(0, 0, w, h, { rx: 7, fill: v('paper'), ...edge });
  const folds = line(
    d`M3 ${h - 3}L${w * 0.42} ${h * 0.48}M${w - 3} ${h - 3}L${w * 0.58} ${h * 0.48}`,
    v('paper-edge'),
    2,
  );
  const thick = rect(0, 5, w, h, { rx: 7, fill: v('paper-edge') });
  if (written === undefined)
    return (
      thick +
      paper +
      folds +
      path(d`M2 2L${w / 2} ${h * 0.58}L${w - 2} 2Z`, { fill: v('paper-2'), ...edge }) +
      at(w / 2, h * 0.5, wax())
    );
  const letter =
    path(d`M2 4L${w / 2} ${-h * 0.5}L${w - 2} 4Z`, { fill: v('paper-2'), ...edge }) +
    rect(w * 0.1, -h * 0.34, w * 0.8, h * 0.8, { rx: 4, fill: v('slab'), ...edge }) +
    text(w / 2, -h * 0.1, 18, written, { fill: v('ink') });
  const flap = path(d`M2 3L${w / 2} ${h * 0.56}L${w - 2} 3`, { fill: v('paper'), ...edge });
  return thick + letter + paper + folds + flap;
}

const CARDS: readonly [LaneColour, number, number, number][] = [
  ['Y', 72, 158, -14],
  ['R', 110, 147, -7],
  ['B', 148, 143, 0],
  ['G', 186, 147, 7],
  ['V', 224, 158, 14],
];

const card = ([colour, x, y, turn]: (typeof CARDS)[number]): string =>
  at(
    x,
    y,
    rect(-19, -26, 38, 54, { rx: 5, fill: v('paper-edge') }) +
      rect(-19, -28, 38, 54, { rx: 5, fill: v('paper'), stroke: v('paper-edge') }) +
      rect(-15, -24, 30, 46, { rx: 3, fill: v(groundKey[colour]) }) +
      groundSymbol(colour, 0, -1, 20),
    d` rotate(${turn})`,
  );

function pouch(seat: Seat): string {
  const rim = {
    stroke: seatColour(seat, 'dark'),
    'stroke-width': 1.8,
    'stroke-linejoin': 'round',
  };
  return (
    ellipse(6, 29, 26, 7, { fill: v('shade'), opacity: 0.18 }) +
    path('M-12-16C-26-4-30 26-16 29H16C30 26 26-4 12-16Z', {
      fill: seatColour(seat, 'roof'),
      ...rim,
    }) +
    path('M-13-18Q0-12 13-18L17-28Q8-24 5-29Q0-24-6-29Q-9-24-17-28Z', {
      fill: seatColour(seat, 'wall'),
      ...rim,
    }) +
    line('M-13-16Q0-10 13-16', v('sun'), 3.5, { 'stroke-linecap': 'round' }) +
    seatSymbol(seat, 0, 9, 19)
  );
}

const bowl = (): string =>
  ellipse(10, 34, 70, 11, { fill: v('shade'), opacity: 0.18 }) +
  path('M-66-12C-62 24-34 36 0 36S62 24 66-12Z', {
    fill: v('stone-2'),
    stroke: v('stone-3'),
    'stroke-width': 2,
  }) +
  ellipse(0, -12, 66, 15, { fill: v('stone'), stroke: v('stone-3'), 'stroke-width': 2 }) +
  ellipse(0, -10, 55, 11, { fill: v('stone-3') });

/** What falls out of a pouch. */
const crumb = (seat: Seat, [x, y]: Point, turn: number): string =>
  at(
    x,
    y,
    rect(-7, -7, 14, 14, {
      rx: 3.5,
      fill: seatColour(seat, 'roof'),
      stroke: seatColour(seat, 'dark'),
      'stroke-width': 1.3,
    }) + seatSymbol(seat, 0, 0, 7),
    d` rotate(${turn})`,
  );

export const sealedPicture = (): string =>
  shade(150, 158, 90, 13) + at(64, 46, envelope(164), ' rotate(-3)');

/** Pouches round the bowl: place, tilt, and where their crumbs are. */
const THROWN: Record<number, [Point, number, Point, Point][]> = {
  1: [[[148, 44], 0, [140, 92], [156, 108]]],
  2: [
    [[66, 58], 24, [108, 86], [124, 108]],
    [[230, 58], -24, [190, 86], [174, 108]],
  ],
  3: [
    [[46, 64], 24, [92, 84], [110, 108]],
    [[147, 38], 0, [138, 84], [152, 108]],
    [[250, 64], -24, [200, 86], [188, 110]],
  ],
  4: [
    [[40, 76], 28, [86, 92], [104, 112]],
    [[110, 38], 8, [116, 82], [130, 108]],
    [[186, 38], -8, [180, 82], [166, 108]],
    [[256, 76], -28, [210, 92], [192, 112]],
  ],
};

/** Everybody's number, all at once; seats are those of people. */
export function thrownPicture(seats: readonly Seat[]): string {
  const places = THROWN[Math.min(Math.max(seats.length, 1), 4)]!;
  const crumbs = each(places, ([, , near, far], i) => {
    const seat = seats[i] ?? 0;
    return crumb(seat, near, 20 + i * 31) + crumb(seat, far, 50 - i * 17);
  });
  const pouches = each(places, ([[x, y], tilt], i) =>
    at(x, y, pouch(seats[i] ?? 0), d` rotate(${tilt})`),
  );
  return crumbs + at(148, 146, bowl()) + pouches;
}

export function dealtPicture(seats: readonly Seat[]): string {
  const many = Math.min(Math.max(seats.length, 1), 4);
  const step = many > 3 ? 36 : 41;
  const pouches = each(seats.slice(0, 4), (seat, i) =>
    at(152 + i * step, 50, pouch(seat), many > 3 ? ' scale(.58)' : ' scale(.66)'),
  );
  return (
    at(30, 28, group({ transform: 'scale(.56)' }, envelope(116)), ' rotate(-4)') +
    text(115, 58, 26, '+', { fill: v('ink') }) +
    pouches +
    line('M148 86v17m-8-7l8 8l8-8', v('ink'), 3, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) +
    each(CARDS, card)
  );
}

export const openedPicture = (written: string, right: boolean): string =>
  shade(150, 166, 90, 12) +
  at(70, 74, envelope(156, written)) +
  circle(228, 146, 25, {
    fill: v(right ? 'sun' : 'go'),
    stroke: v(right ? 'sun-line' : 'paper'),
    'stroke-width': 2,
  }) +
  group(
    { transform: 'translate(212 130)', color: v(right ? 'sun-ink' : 'go-ink') },
    icon(right ? 'check' : 'cross', 32),
  );
