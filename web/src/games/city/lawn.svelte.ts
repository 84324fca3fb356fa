// The window on the endless lawn: where its cells are on the screen. It fits the city and what can
// be chosen after each placement, until somebody moves it; then it stays until it is told to fit
// again. Drawings are made once in cells of UNIT and moved and scaled as a whole.
import type { Point } from '../../draw/base';
import { cityGeo, type CityGeo } from '../../draw/city/tiles';
import { isCompact } from '../../shell/layout.svelte';
import type { Cell } from '../../table/wire-types';
import type { Key, Towers } from './model';
import { cellOf } from './model';

export const UNIT = 80;
const DEPTH = 0.88;
const LARGEST = 110;
const SMALLEST = 24;
const ENOUGH = 40; // below that a phone shows what can be chosen rather than all

interface Frame {
  cell: number;
  x: number;
  y: number;
}

export class Lawn {
  width = $state(759);
  height = $state(722);
  /** How wide a cell is on the screen. */
  cell = $state(UNIT);
  /** Where the back left corner of City Hall's cell is. */
  x = $state(340);
  y = $state(320);
  /** All heights flat: by the button, or as long as a key is held. */
  plan = $state(false);
  held = $state(false);
  /** Somebody has moved the window. */
  own = $state(false);

  get flat(): boolean {
    return this.plan || this.held;
  }
  get scale(): number {
    return this.cell / UNIT;
  }
  get geo(): CityGeo {
    return this.flat ? { ...cityGeo(UNIT), z: 0 } : cityGeo(UNIT);
  }
  /** The thickness of the lawn below its front. */
  get edge(): number {
    return isCompact() ? 6 : 10;
  }

  /** A cell's back left corner in the drawing. */
  unit([x, y]: Cell): Point {
    return [x * UNIT, -y * UNIT * DEPTH];
  }
  /** The same on the screen, and so many floors up. */
  place([x, y]: Cell, floors = 0): Point {
    const up = this.flat ? 0 : floors * 0.1 * this.cell;
    return [this.x + x * this.cell, this.y - y * this.cell * DEPTH - up];
  }
  get deep(): number {
    return this.cell * DEPTH;
  }
  cellAt(px: number, py: number): Cell {
    return [Math.floor((px - this.x) / this.cell), -Math.floor((py - this.y) / this.deep)];
  }

  measure(width: number, height: number): boolean {
    if (width < 1 || height < 1 || (width === this.width && height === this.height)) return false;
    this.width = width;
    this.height = height;
    return true;
  }

  /**
   * All of these, and the towers that stand there; on a phone, if that gets too small, only what
   * can be chosen.
   */
  fit(city: readonly Cell[], chosen: readonly Cell[], towers: Towers): void {
    let frame = this.#frame([...city, ...chosen], towers);
    if (isCompact() && frame.cell < ENOUGH && chosen.length) {
      const close = this.#frame(chosen, towers);
      if (close.cell > ENOUGH) close.cell = Math.min(close.cell, ENOUGH * 1.4);
      frame = close.cell > frame.cell ? this.#centred(close.cell, chosen, towers) : frame;
    }
    this.own = false;
    this.cell = frame.cell;
    this.x = frame.x;
    this.y = frame.y;
  }

  #frame(cells: readonly Cell[], towers: Towers): Frame {
    return this.#centred(LARGEST, cells, towers);
  }

  #centred(largest: number, cells: readonly Cell[], towers: Towers): Frame {
    const xs = cells.map(([x]) => x);
    const ys = cells.map(([, y]) => y);
    const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
    const [y0, y1] = [Math.min(...ys), Math.max(...ys)];
    const [top, right, bottom, left] = isCompact() ? [22, 6, 14, 6] : [40, 30, 26, 30];
    // Towers in the back row rise above it.
    const up = Math.max(
      0,
      ...[...towers].map(([key, tower]) => this.#above(key, tower.length, y1)),
    );
    const columns = x1 - x0 + 1;
    const rows = (y1 - y0 + 1) * DEPTH + up;
    const width = this.width - left - right;
    const height = this.height - this.edge - top - bottom;
    const cell = Math.max(SMALLEST, Math.min(largest, width / columns, height / rows));
    return {
      cell,
      x: left + (width - columns * cell) / 2 - x0 * cell,
      y: top + (height - rows * cell) / 2 + up * cell + y1 * cell * DEPTH,
    };
  }

  #above(key: Key, floors: number, back: number): number {
    return this.flat ? 0 : floors * 0.1 - (back - cellOf(key)[1]) * DEPTH;
  }

  move(dx: number, dy: number): void {
    this.own = true;
    this.x += dx;
    this.y += dy;
  }

  /** Closer or farther, with this point of the screen staying where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const cell = Math.max(SMALLEST, Math.min(LARGEST * 1.6, this.cell * factor));
    const by = cell / this.cell;
    this.own = true;
    this.x = px - (px - this.x) * by;
    this.y = py - (py - this.y) * by;
    this.cell = cell;
  }

  /** Brings a cell into the middle if it can't be seen. */
  goTo(cell: Cell): void {
    const [x, y] = this.place(cell);
    if (x > 0 && y > 0 && x + this.cell < this.width && y + this.deep < this.height) return;
    this.move(this.width / 2 - x - this.cell / 2, this.height / 2 - y - this.deep / 2);
  }
}
