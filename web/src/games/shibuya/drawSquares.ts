// Squares and tiles of the street. A square's field and its ring or frame are two things that can
// light up each for itself: what carries somebody there is what glows.
import type { ShibuyaBy } from '../../../types/shibuya';
import {
  d,
  each,
  ellipse,
  geo,
  group,
  path,
  picture,
  rect,
  times,
  uniqueId,
  v,
  type Geo,
} from '../../draw/base';
import { mark, type MarkKind } from '../../draw/ground';

export const isBlack = (kind: string): boolean => kind === 'a' || kind === 'b';
export const isRound = (kind: string): boolean => kind === 'a' || kind === 'c';

/** The ring or the frame, k times its size. */
function sign(g: Geo, cx: number, cy: number, kind: string, stroke: string, width: number, k = 1) {
  const a = { fill: 'none', stroke, 'stroke-width': width };
  if (isRound(kind)) return ellipse(cx, cy, g.w * 0.335 * k, g.h * 0.335 * k, a);
  const [w, h] = [g.w * 0.305 * k, g.h * 0.305 * k];
  return rect(cx - w, cy - h, 2 * w, 2 * h, { rx: g.w * 0.02, ...a });
}

const field = (kind: string): string => v(isBlack(kind) ? 'mark-b' : 'mark-w');
const inlay = (kind: string): string => v(isBlack(kind) ? 'mark-w' : 'mark-b');

/** x,y = its upper left corner. */
export const square = (g: Geo, x: number, y: number, kind: string): string =>
  rect(x, y, g.w, g.h, { fill: field(kind) }) +
  sign(g, x + g.w / 2, y + g.h / 2, kind, inlay(kind), g.w * 0.048);

/** A square that can be reached: risen, with what carries him there lit. */
export function litSquare(g: Geo, x: number, y: number, kind: string, by: ShibuyaBy): string {
  const { w, h } = g;
  const lift = h * 0.1;
  const rim = by !== 'shape';
  const i = w * 0.03;
  const j = rim ? w * 0.065 : i * 0.4;
  const top = y - lift;
  const sun = rect(x - i, top - i, w + 2 * i, h + lift + 2 * i, {
    class: 'glow',
    rx: w * 0.13,
    fill: v('sun'),
    stroke: v('sun-line'),
    'stroke-width': w * 0.022,
  });
  const stone = rect(x + j, top + j, w - 2 * j, h + lift - 2 * j, {
    rx: w * 0.1,
    fill: v('stone-3'),
    stroke: v('shade'),
    'stroke-opacity': 0.5,
    'stroke-width': w * 0.02,
  });
  const body = (height: number, fill: string): string =>
    rect(x + j, top + j, w - 2 * j, height - 2 * j, { rx: w * 0.08, fill });
  const [cx, cy] = [x + w / 2, y + h / 2 - lift];
  const shape =
    by === 'colour'
      ? sign(g, cx, cy, kind, inlay(kind), w * 0.048, 0.92)
      : sign(g, cx, cy, kind, v('sun-ink'), w * 0.13) + sign(g, cx, cy, kind, v('sun'), w * 0.095);
  return (
    (rim ? sun : stone) +
    body(h + lift - (rim ? w * 0.02 : 0), v(isBlack(kind) ? 'mark-b-e' : 'stone-3')) +
    body(h, field(kind)) +
    shape
  );
}

/** The four squares of a tile, cut to its round corners; quiet: which of them stand back. */
function tileTop(g: Geo, x: number, y: number, word: string, id: string, quiet: boolean[]): string {
  const [w, h, r] = [2 * g.w, 2 * g.h, g.w * 0.075];
  const squares = each([...word], (kind, i) => {
    const drawn = square(g, x + (i % 2) * g.w, y + (i >> 1) * g.h, kind);
    return quiet[i] ? group({ opacity: 0.72 }, drawn) : drawn;
  });
  return (
    `<clipPath id="${id}">${rect(x, y, w, h, { rx: r })}</clipPath>` +
    group({ 'clip-path': `url(#${id})` }, rect(x, y, w, h, { fill: v('slab') }) + squares)
  );
}

/** The sun round a tile that can be covered, or round the one in hand. */
export const tileFrame = (g: Geo, x: number, y: number, height: number): string =>
  rect(x - g.w * 0.05, y - g.w * 0.05, 2 * g.w + g.w * 0.1, height + g.w * 0.09, {
    class: 'glow',
    rx: g.w * 0.12,
    fill: v('sun'),
    stroke: v('sun-line'),
    'stroke-width': g.w * 0.02,
  });

/**
 * A tile with its edge; x,y = the upper left corner of its top, thick = how high it lies. One that
 * is drawn again and again has an id of its own, so that it stays the same drawing.
 */
export const tile = (
  g: Geo,
  x: number,
  y: number,
  thick: number,
  word: string,
  id: string = uniqueId('tile'),
  quiet: boolean[] = [],
): string =>
  rect(x, y, 2 * g.w, 2 * g.h + thick, { rx: g.w * 0.075, fill: v('stone-3') }) +
  tileTop(g, x, y, word, id, quiet);

/** The pale joint between a tile and the one on it. */
export const joint = (g: Geo, x: number, y: number): string =>
  path(d`M${x} ${y}h${2 * g.w}`, {
    stroke: v('slab'),
    'stroke-opacity': 0.55,
    'stroke-width': g.w * 0.014,
  });

/** A place without a tile. */
export const hollow = (g: Geo, x: number, y: number, open: boolean): string =>
  rect(x, y, 2 * g.w, 2 * g.h, {
    rx: g.w * 0.075,
    fill: v('street'),
    stroke: v(open ? 'sun-line' : 'street-2'),
    'stroke-width': g.w * (open ? 0.02 : 0.014),
  });

/** A tile as a picture in text or in the hand; w = the width of a square. */
export function tilePicture(word: string, w: number): string {
  const g = geo(w);
  return picture(
    2 * w + 2,
    2 * g.h + w * 0.1 + 2,
    d`-1 -1 ${2 * w + 2} ${2 * g.h + w * 0.1 + 2}`,
    tile(g, 0, 0, w * 0.1, word),
  );
}

/** Very small, where many lie side by side. */
export function miniTile(word: string, w = 13): string {
  const g = geo(w);
  return picture(
    2 * w + 1,
    2 * g.h + 3,
    d`-0.5 -0.5 ${2 * w + 1} ${2 * g.h + 3}`,
    rect(0, 0, 2 * w, 2 * g.h + 2, { rx: 2, fill: v('stone-3') }) +
      each([...word], (kind, i) => mark(g, (i % 2) * w, (i >> 1) * g.h, kind as MarkKind)),
  );
}

/** A square in text. */
export function miniSquare(kind: string): string {
  const id = uniqueId('square');
  return picture(
    30,
    29,
    '-1 -1 30 29',
    rect(0, 0, 28, 27, { rx: 4, fill: v('stone-3') }) +
      `<clipPath id="${id}">${rect(0, 0, 28, 24.6, { rx: 4 })}</clipPath>` +
      group({ 'clip-path': `url(#${id})` }, square(geo(28), 0, 0, kind)),
  );
}

/** What a card of a trait shows, in the box of a card; word: black, circles and so on. */
export function traitArt(kind: string, trait: 'colour' | 'shape', ring: (k: string) => string) {
  const panel = { rx: 6 };
  if (trait === 'colour') {
    const sun = { rx: 6, fill: 'none', stroke: v('sun'), 'stroke-width': 6 };
    const rim = { ...sun, stroke: v('sun-ink'), 'stroke-width': 8.5 };
    return (
      rect(6, 6, 64, 96, { ...panel, fill: field(kind) }) +
      (isBlack(kind) ? '' : rect(17, 20, 42, 42, rim)) +
      rect(17, 20, 42, 42, sun)
    );
  }
  const id = uniqueId('trait');
  return (
    `<clipPath id="${id}">${rect(6, 6, 64, 96, panel)}</clipPath>` +
    group(
      { 'clip-path': `url(#${id})` },
      rect(6, 6, 64, 96, { fill: v('mark-w') }) + path('M6 6H70L6 74Z', { fill: v('mark-b') }),
    ) +
    ring(kind)
  );
}

/** The ring or frame of the card of a shape. */
export function traitRing(kind: string): string {
  const g = { w: 62.7, h: 62.7, z: 0 };
  return sign(g, 38, 40, kind, v('sun-ink'), 9) + sign(g, 38, 40, kind, v('sun'), 6);
}

/** The tiles that lie face down, as thick as they are many. */
export function stack(count: number): string {
  const thick = 4.5;
  const shown = Math.min(count, 14);
  const height = 54 + shown * thick;
  const stone = (y: number, h: number, fill: string): string =>
    rect(0, y, 60, h, { rx: 5, fill: v(fill) });
  return picture(
    70,
    height + 8,
    d`-2 ${-shown * thick} 70 ${height + 8}`,
    path('M4 6H66V56L60 60H4Z', { fill: v('shade'), opacity: 0.2 }) +
      times(shown, (i) => stone(-i * thick, 55, 'stone-3') + stone(-i * thick, 52.5, 'stone')) +
      group(
        { transform: d`translate(0 ${-(shown - 1) * thick})` },
        rect(0, 0, 60, 52.5, { rx: 5, fill: v('stone-2'), stroke: v('stone-3') }) +
          each([10, 21.5, 33, 44.5], (x) => rect(x, 9, 6, 34, { rx: 1.5, fill: v('stone') })),
      ),
  );
}
