// What lies on the table: the slab of a board, tiles with a lip, the plots of Sunrise Lane in all
// their states, and the marks of Shibuya's crossing.
import type { LaneColour } from '../../types/lane';
import { each, ellipse, geo, group, picture, rect, times, v } from './base';
import type { Attributes, Geo, Point } from './base';
import { dots, groundKey, groundSymbol } from './signs';

export interface Tile {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Radius of the corners. */
  r: number;
  /** How far it stands above the ground. */
  lift: number;
  fill: string;
  edge: string;
  /** Further attributes of its top face. */
  line?: Attributes;
}

/** A flat tile with a lip: x,y,w,h is its top face as if it lay on the ground. */
export const tile = ({ x, y, w, h, lift, fill, edge, r, line = {} }: Tile): string =>
  rect(x, y - lift, w, h + lift, { rx: r, fill: edge }) +
  rect(x, y - lift, w, h, { rx: r, fill, ...line });

/** At rest; may be built on; what is being chosen stands there; not possible now. */
export type PlotState = '' | 'target' | 'chosen' | 'quiet';

/** An empty plot of Sunrise Lane. Dots are in the upper half: a tower in front never hides them. */
export function plot(
  g: Geo,
  x: number,
  y: number,
  colour: LaneColour,
  n: number,
  state: PlotState = '',
): string {
  const { w, h } = g;
  const key = groundKey[colour];
  const up = state === 'target' || state === 'chosen';
  const lift = up ? h * 0.13 : h * 0.045;
  const box = { ...plotBox(g, x, y), lift };
  let s = up ? sunFrame(w, box) : '';
  s += tile({ ...box, fill: v(key), edge: v(`${key}-e`) });
  if (up) s += paleLine(w, box);
  if (state === 'chosen') return s;
  s += dots(n, x + w / 2, y + h * 0.25 - lift + h * 0.045, w * 0.054, w * 0.148, v(`${key}-m`));
  s += groundSymbol(colour, x + w / 2, y + h * 0.6 - lift + h * 0.045, w * 0.33);
  return state === 'quiet' ? group({ opacity: 0.68 }, s) : s;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  r: number;
  lift: number;
}

/** Where a plot's tile lies in its cell. */
const plotBox = (g: Geo, x: number, y: number): Omit<Box, 'lift'> => {
  const i = g.w * 0.05;
  return { x: x + i, y: y + i * 0.7, w: g.w - 2 * i, h: g.h - 2 * i, r: g.w * 0.1 };
};

const sunFrame = (w: number, box: Box): string =>
  rect(box.x - w * 0.05, box.y - box.lift - w * 0.05, box.w + w * 0.1, box.h + box.lift + w * 0.1, {
    class: 'glow',
    rx: w * 0.15,
    fill: v('sun'),
    stroke: v('sun-line'),
    'stroke-width': w * 0.018,
  });

const paleLine = (w: number, box: Box): string =>
  rect(box.x + w * 0.012, box.y - box.lift + w * 0.012, box.w - w * 0.024, box.h - w * 0.024, {
    rx: box.r,
    fill: 'none',
    stroke: v('sun-2'),
    'stroke-width': w * 0.03,
  });

/** A plot that is built on: only its colour. */
export const builtPlot = (g: Geo, x: number, y: number, colour: LaneColour): string =>
  tile({
    ...plotBox(g, x, y),
    lift: g.h * 0.045,
    fill: v(groundKey[colour]),
    edge: v(`${groundKey[colour]}-e`),
  });

/** A plot in text. */
export const miniPlot = (colour: LaneColour, n: number, w = 30): string =>
  picture(w, w * 0.9, '0 0 66 58', plot(geo(66), 0, 0, colour, n));

const LAYERS = 8;

/**
 * A soft shadow on the table, as layers that lie over each other: a filter would be worked out anew
 * whenever anything above it changes.
 */
export const softShadow = (x: number, y: number, w: number, h: number, r: number): string =>
  times(LAYERS, (i) => {
    const out = 12 - (24 * i) / (LAYERS - 1);
    // On a screen that has hardly any room for the board a layer may be nothing.
    const [width, height] = [Math.max(0, w + 2 * out), Math.max(0, h + 2 * out)];
    return rect(x - out, y - out, width, height, { rx: r + out, fill: v('shade'), opacity: 0.05 });
  });

/** The board itself: a slab of thick card lying on the table. */
export function slab(x: number, y: number, w: number, h: number, edge = 10, r = 20): string {
  return (
    softShadow(x + 6, y + 12, w - 4, h + edge - 4, r) +
    rect(x, y, w, h + edge, { rx: r, fill: v('slab-edge') }) +
    rect(x, y, w, h, { rx: r, fill: v('slab') })
  );
}

/** Black circle, black square, white circle, white square. */
export type MarkKind = 'a' | 'b' | 'c' | 'd';

/** A cell of Shibuya's crossing. */
export function mark(g: Geo, x: number, y: number, kind: MarkKind): string {
  const { w, h } = g;
  const black = kind === 'a' || kind === 'b';
  const round = kind === 'a' || kind === 'c';
  const a = { fill: 'none', stroke: v(black ? 'mark-w' : 'mark-b'), 'stroke-width': w * 0.055 };
  const cx = x + w / 2;
  const cy = y + h / 2;
  return (
    rect(x, y, w, h, { fill: v(black ? 'mark-b' : 'mark-w') }) +
    (round
      ? ellipse(cx, cy, w * 0.345, h * 0.345, a)
      : rect(cx - w * 0.32, cy - h * 0.32, w * 0.64, h * 0.64, a))
  );
}

/** The ground of a connected group: one shape below its cells; cells: their top left corners. */
export function groupGround(
  g: Geo,
  cells: readonly Point[],
  fill: string,
  outline: string,
): string {
  return group(
    { class: 'group' },
    groupLayer(g, cells, 0, outline) + groupLayer(g, cells, g.w * 0.016, fill),
  );
}

/** One colour of it, k smaller all round; cells that touch are joined by a piece between them. */
function groupLayer(g: Geo, cells: readonly Point[], k: number, fill: string): string {
  const e = g.w * 0.045;
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 1;
  const has = (x: number, y: number): boolean => cells.some((c) => near(c[0], x) && near(c[1], y));
  const W = g.w + 2 * e - 2 * k;
  const H = g.h + 2 * e - 2 * k;
  return each(cells, ([x, y]) => {
    const left = x - e + k;
    const top = y - e - g.h * 0.02 + k;
    return (
      rect(left, top, W, H, { rx: g.w * 0.13 - k * 0.6, fill }) +
      (has(x + g.w, y) ? rect(x + g.w * 0.5, top, g.w, H, { fill }) : '') +
      (has(x, y + g.h) ? rect(left, y + g.h * 0.5, W, g.h, { fill }) : '')
    );
  });
}

/** The place of a line of the log, a row of the scoring or a hint: a sun frame round the plot. */
export function litPlot(g: Geo, [r, c]: Point): string {
  const e = g.w * 0.02;
  return rect(c * g.w - e, r * g.h - e, g.w + 2 * e, g.h + 2 * e, {
    class: 'glow',
    rx: g.w * 0.15,
    fill: v('sun'),
    stroke: v('sun-line'),
    'stroke-width': g.w * 0.022,
  });
}
