// What all drawings are made of: the geometry of a cell, numbers and colours as SVG has them, and a
// function for each element. A drawing is a string of SVG. Colours are CSS variables only
// (themes.css), so one drawing serves both themes. The ground is a true square grid seen from above
// and a little from the front: a cell is w wide and h = 0.88 w deep, and height goes straight up
// the screen, z a storey. Nothing is ever skewed.

export interface Geo {
  w: number;
  h: number;
  /** Height of a storey. */
  z: number;
}

/** A place in a drawing: across, down. */
export type Point = readonly [number, number];

/** Seats count from 0; there are colours and signs for four. */
export type Seat = number;

/** What stands in an element's tag; a member that is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export const geo = (w: number): Geo => ({ w, h: w * 0.88, z: w * 0.185 });

/** A number of a drawing: two decimals are enough. */
export const f = (n: number): string => (Math.round(n * 100) / 100).toString();

/** For scales, which need more. */
export const fine = (n: number): string => (Math.round(n * 10000) / 10000).toString();

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const esc = (s: string | number): string =>
  String(s).replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c);

/** A colour of the theme. */
export const v = (name: string): string => `var(--${name})`;

/** A colour of a seat: roof, wall, dark, inlay (its sign), win (its windows), text. */
export const seatColour = (seat: Seat, part: string): string => v(`s${seat}-${part}`);

/** A template whose numbers are written as drawings have them: path data, transforms. */
export function d(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((all, part, i) => all + written(values[i - 1] ?? '') + part);
}

const written = (value: string | number): string => (typeof value === 'number' ? f(value) : value);

const tag = (name: string, attributes: Attributes): string => {
  let s = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) s += ` ${key}="${written(value)}"`;
  return s;
};

const element = (name: string, attributes: Attributes): string => `${tag(name, attributes)}/>`;

export const rect = (x: number, y: number, width: number, height: number, a: Attributes): string =>
  element('rect', { x, y, width, height, ...a });

export const circle = (cx: number, cy: number, r: number, a: Attributes): string =>
  element('circle', { cx, cy, r, ...a });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, a: Attributes): string =>
  element('ellipse', { cx, cy, rx, ry, ...a });

export const path = (data: string, a: Attributes = {}): string =>
  element('path', { d: data, ...a });

/** A line without a filling. */
export const line = (data: string, stroke: string, width: number, a: Attributes = {}): string =>
  path(data, { fill: 'none', stroke, 'stroke-width': width, ...a });

/** Bold and centred on x unless the attributes say otherwise; the content is escaped here. */
export const text = (
  x: number,
  y: number,
  size: number,
  content: string | number,
  a: Attributes,
): string => {
  const bold = { 'text-anchor': 'middle', 'font-size': size, 'font-weight': 800 };
  return `${tag('text', { x, y, ...bold, ...a })}>${esc(content)}</text>`;
};

export const group = (a: Attributes, body: string): string => `${tag('g', a)}>${body}</g>`;

/** Drawn round 0,0 in a box of 24, put at x,y in a box of size s. */
export const placed = (x: number, y: number, s: number, fill: string, body: string): string =>
  group({ transform: d`translate(${x} ${y}) scale(${fine(s / 24)})`, fill }, body);

/** A picture of its own, as it stands in text and on plates; box is its viewBox. */
export const picture = (
  width: number,
  height: number,
  box: string,
  body: string,
  a: Attributes = { class: 'mini' },
): string =>
  `${tag('svg', { width, height, viewBox: box, 'aria-hidden': 'true', ...a })}>${body}</svg>`;

/** Many pieces drawn one after another. */
export const each = <T>(things: readonly T[], draw: (thing: T, i: number) => string): string =>
  things.map(draw).join('');

/** The same n times. */
export const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');

let ids = 0;

/** For the few drawings that need an id in the document. */
export const uniqueId = (word: string): string => `${word}-${++ids}`;
