// The board of Sunrise Lane: the ground that never changes, plots in their states, and what is set
// into the slab.
import type { LaneBoard, LaneColour, LanePlot, LaneZone } from '../../../types/lane';
import { d, each, f, geo, group, line, rect, text, v, type Geo } from '../../draw/base';
import { slab } from '../../draw/ground';
import { icon, type IconName } from '../../draw/icons';
import { tree } from '../../draw/scenery';
import { seatToken } from '../../draw/signs';
import { decorations, drawWater } from './drawScenery';

type Spot = [number, number];

/** What of a board lies flat: also of one that is being made. */
export type Ground = Pick<LaneBoard, 'size' | 'plots'> &
  Partial<Pick<LaneBoard, 'gardens' | 'lakes' | 'fountain'>>;

/** Where the grid lies in the drawing. */
export interface Layout {
  cell: Geo;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Thickness and radius of the slab. */
  edge: number;
  radius: number;
  plaques: boolean;
}

export function layoutOf(size: number, compact: boolean): Layout {
  const cell = geo(65);
  const [side, top, bottom, edge, radius] = compact ? [12, 18, 14, 12, 23] : [22, 42, 40, 10, 20];
  return {
    cell,
    left: side,
    top,
    width: size * cell.w + 2 * side,
    height: top + size * cell.h + bottom + edge,
    edge,
    radius,
    plaques: !compact,
  };
}

function quarters(size: number, { w, h }: Geo): string {
  const half = (size - 1) / 2;
  const inset = w * 0.06;
  const radius = w * 0.26;
  const corner = (row: number, column: number, tone: string) =>
    rect(
      column * w - (column ? -inset : inset),
      row * h - (row ? -inset : inset),
      half * w,
      half * h,
      { rx: radius, fill: v(`zone-${tone}`) },
    );
  const far = half + 1;
  return (
    rect(-inset, -inset, size * w + 2 * inset, size * h + 2 * inset, {
      rx: radius,
      fill: v('street'),
    }) +
    corner(0, 0, 'a') +
    corner(0, far, 'b') +
    corner(far, 0, 'b') +
    corner(far, far, 'a')
  );
}

function cobbles(size: number, { w, h }: Geo): string {
  const half = (size - 1) / 2;
  const [left, right, up, down] = [half * w, (half + 1) * w, half * h, (half + 1) * h];
  const ends = [d`V${up}H0`, d`V${up}H${size * w}`, d`V${down}H0`, d`V${down}H${size * w}`];
  const starts = [d`M${left} 0`, d`M${right} 0`, d`M${left} ${size * h}`, d`M${right} ${size * h}`];
  return each(starts, (start, i) =>
    line(start + ends[i], v('street-2'), w * 0.05, {
      fill: 'none',
      'stroke-dasharray': `${f(w * 0.09)} ${f(w * 0.06)}`,
    }),
  );
}

/** The zone of a cell on the printed board, or null on the cross. */
export function usualZone(size: number, [row, column]: Spot): LaneZone {
  const half = (size - 1) / 2;
  if (row === half || column === half) return 'C';
  return row < half ? (column < half ? 'A1' : 'B1') : column < half ? 'B2' : 'A2';
}

/** Plots that count for another zone than where they lie: that zone's ground, and its name. */
function strangers(board: Ground, { w, h }: Geo): string {
  return each(board.plots, ({ at, zone }) => {
    const usual = usualZone(board.size, at as Spot);
    if (!zone || zone === usual) return '';
    const [x, y] = [at[1] * w, at[0] * h];
    return rect(x, y, w, h, { fill: v(BONUS_TONES[zone]) });
  });
}

/** The names of such zones, over the plots. */
export function strangeNames(board: Ground, { w, h }: Geo): string {
  return each(board.plots, ({ at, zone }) => {
    if (!zone || zone === usualZone(board.size, at as Spot)) return '';
    const [x, y] = [at[1] * w + w * 0.79, at[0] * h + h * 0.84];
    return text(x, y, w * 0.2, zone === 'C' ? '+' : zone, { fill: v('ink') });
  });
}

/** All that lies flat and never changes. */
export function ground(board: Ground, layout: Layout): string {
  const { cell, left, top, width, height, edge, radius } = layout;
  return (
    slab(0, 0, width, height - edge, edge, radius) +
    group(
      { transform: d`translate(${left} ${top})` },
      quarters(board.size, cell) +
        cobbles(board.size, cell) +
        strangers(board, cell) +
        each(decorations(board), (one) => drawWater(one, cell)),
    )
  );
}

/** A plot on which a Park could be laid out: a sun rim without the lift, and a small tree. */
export function parkTarget({ w, h }: Geo, x: number, y: number): string {
  return (
    rect(x + w * 0.05, y + w * 0.03, w * 0.9, h * 0.9, {
      class: 'glow',
      rx: w * 0.12,
      fill: 'none',
      stroke: v('sun'),
      'stroke-width': w * 0.06,
    }) +
    rect(x + w * 0.02, y, w * 0.96, h * 0.97, {
      rx: w * 0.14,
      fill: 'none',
      stroke: v('sun-line'),
      'stroke-width': w * 0.018,
    }) +
    tree(x + w * 0.78, y + h * 0.86, w * 0.26)
  );
}

export const BONUS_ICONS: Record<LaneZone, IconName> = {
  A1: 'tallest',
  A2: 'tallest',
  B1: 'most',
  B2: 'most',
  C: 'group',
};
export const BONUS_TONES: Record<LaneZone, string> = {
  A1: 'zone-a',
  A2: 'zone-a',
  B1: 'zone-b',
  B2: 'zone-b',
  C: 'street',
};

/** An open place of a bonus. */
const open = (x: number, y: number, s: number): string =>
  rect(x - s / 2, y - s / 2, s, s, {
    rx: s * 0.2,
    fill: 'none',
    stroke: v('ink-2'),
    'stroke-dasharray': '2.5 2.5',
  });

/** Who would get the places, side by side from `x` on to the right; returns how far it went. */
export function places(
  slots: number[][],
  x: number,
  y: number,
  s: number,
): { svg: string; x: number } {
  let svg = '';
  for (const seats of slots) {
    for (const seat of seats.length ? seats : [-1]) {
      svg += seat < 0 ? open(x + s / 2, y, s) : seatToken(seat, x + s / 2, y, s);
      x += s + 0.5;
    }
    x += 4;
  }
  return { svg, x };
}

/** A bonus set into the slab: what is won and who would win it now. */
export function plaque(zone: LaneZone, name: string, prizes: number[], slots: number[][]): string {
  const [width, height] = [222, 27];
  const size = height * 0.62;
  let x = width - 7;
  let parts = '';
  for (let place = slots.length - 1; place >= 0; place -= 1) {
    const seats = slots[place]!;
    for (let i = Math.max(1, seats.length) - 1; i >= 0; i -= 1) {
      x -= size / 2;
      const seat = seats[i];
      parts +=
        seat === undefined ? open(x, height / 2, size) : seatToken(seat, x, height / 2, size);
      x -= size / 2 + 2;
    }
    const bold = { 'text-anchor': 'end', 'font-weight': 800, fill: v('ink') };
    parts += text(x - 2, height / 2 + 5, 15, prizes[place] ?? 0, bold);
    x -= 21;
  }
  return (
    rect(0, 0, width, height, { rx: height * 0.3, fill: v(BONUS_TONES[zone]) }) +
    group(
      { color: v('ink'), transform: d`translate(9 ${height / 2 - 8})` },
      icon(BONUS_ICONS[zone], 16),
    ) +
    text(30, height / 2 + 5, 15, name, {
      'text-anchor': 'start',
      'font-weight': 700,
      fill: v('ink'),
    }) +
    parts
  );
}

/** Upper left corners of the plaques. */
export function plaqueSpots(size: number, { cell, left, top }: Layout): Record<LaneZone, Spot> {
  const [width, height] = [size * cell.w, size * cell.h];
  const [up, down] = [(top - 27) / 2 + 2, top + height + 7.5];
  const right = left + width - 222;
  return {
    A1: [left, up],
    B1: [right, up],
    B2: [left, down],
    A2: [right, down],
    C: [left + width / 2 - 111, down],
  };
}

export const plotAt = (board: LaneBoard, at: readonly number[]): LanePlot | undefined =>
  board.plots.find((plot) => plot.at[0] === at[0] && plot.at[1] === at[1]);

export const letterOf = (board: LaneBoard, word: unknown): LaneColour =>
  board.colours.find((colour) => colour.word === word)!.letter;
