// Where everything of the crossing is drawn: squares on tiles that lie a little apart, and round
// them the pavements with the places where people wait and the doors. The whole is turned in
// quarter steps so that the viewer's own edge is at the bottom; cells here are always turned ones.
import type { ShibuyaBoard, ShibuyaGoal, ShibuyaStart } from '../../../types/shibuya';
import { geo, type Geo, type Point } from '../../draw/base';
import type { Cell } from '../../table/wire-types';

export type Edge = ShibuyaStart['edge'];

const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];
const SIDE = 8;

/** Turned clockwise by so many quarters, among so many rows and columns. */
export function turnCell([row, column]: Cell, quarters: number, size = SIDE): Cell {
  let [r, c] = [row, column];
  for (let i = 0; i < quarters; i += 1) [r, c] = [c, size - 1 - r];
  return [r, c];
}

export const turnEdge = (edge: Edge, quarters: number): Edge =>
  EDGES[(EDGES.indexOf(edge) + quarters) % 4]!;

/** A tile's four letters (row by row), turned clockwise. */
export function turnWord(word: string, quarters: number): string {
  let letters = word;
  for (let i = 0; i < quarters; i += 1)
    letters = letters[2]! + letters[0]! + letters[3]! + letters[1]!;
  return letters;
}

/** By how much the view is turned for somebody, who sits where his pedestrians start. */
export function quartersFor(board: ShibuyaBoard, viewer: unknown): number {
  const own = (board.starts ?? []).find((start) => start.owner === viewer);
  return own ? (EDGES.indexOf('south') - EDGES.indexOf(own.edge) + 4) % 4 : 0;
}

/** A waiting place or a door as it is seen: at which edge, and before which square. */
export interface Outside {
  edge: Edge;
  index: number;
}

export function outside(place: ShibuyaStart | ShibuyaGoal, quarters: number): Outside {
  const edge = turnEdge(place.edge, quarters);
  const [row, column] = turnCell(place.square, quarters);
  return { edge, index: edge === 'north' || edge === 'south' ? column : row };
}

/** The margins round the street: measures of a desk or a phone. */
interface Frame {
  /** Beside the slab, and above it for the tag of a door. */
  margin: number;
  above: number;
  w: number;
  side: number;
  top: number;
  bottom: number;
  edge: number;
  radius: number;
  door: number;
}

const DESK: Frame = {
  margin: 0,
  above: 0,
  w: 72,
  side: 84,
  top: 94,
  bottom: 85,
  edge: 10,
  radius: 20,
  door: 60,
};
const PHONE: Frame = {
  margin: 4,
  above: 14,
  w: 37,
  side: 39,
  top: 50,
  bottom: 46,
  edge: 6,
  radius: 12,
  door: 32,
};

export class Street {
  readonly frame: Frame;
  readonly cell: Geo;
  /** Between two tiles. */
  readonly gap: number;
  /** The kerb, and the zebra beyond it. */
  readonly kerb: number;
  readonly zebra: number;
  /** How thick a tile is, and how much a second one adds. */
  readonly thick: number;
  readonly thicker: number;

  constructor(compact: boolean) {
    this.frame = compact ? PHONE : DESK;
    const { w } = this.frame;
    this.cell = geo(w);
    this.gap = w * 0.068;
    this.kerb = w * 0.08;
    this.zebra = w * 0.25;
    this.thick = w * 0.055;
    this.thicker = w * 0.075;
  }

  get width(): number {
    return this.right + this.frame.side + this.frame.margin;
  }
  /** With the slab's thickness. */
  get height(): number {
    return this.foot + this.frame.bottom + this.frame.edge;
  }
  get left(): number {
    return this.frame.margin + this.frame.side;
  }
  get head(): number {
    return this.frame.above + this.frame.top;
  }
  get right(): number {
    return this.x(SIDE - 1) + this.cell.w;
  }
  get foot(): number {
    return this.y(SIDE - 1) + this.cell.h;
  }

  /** The left side of a column of squares, and the upper side of a row on the ground. */
  x(column: number): number {
    return this.left + column * this.cell.w + Math.floor(column / 2) * this.gap;
  }
  y(row: number): number {
    const between = this.gap + this.frame.w * 0.05;
    return this.head + row * this.cell.h + Math.floor(row / 2) * between;
  }

  /** How high the top of so many tiles lies. */
  rise(tiles: number): number {
    return tiles > 1 ? this.thick + this.thicker : this.thick;
  }

  /** The middle of a square on so many tiles. */
  middle([row, column]: Cell, tiles: number): Point {
    return [this.x(column) + this.cell.w / 2, this.y(row) + this.cell.h / 2 - this.rise(tiles)];
  }

  /** A place on the pavement; part: how far out, 0 to 1. */
  outside({ edge, index }: Outside, part = 0.5): Point {
    const { side, top, bottom } = this.frame;
    const rim = this.kerb + this.zebra;
    const x = this.x(index) + this.cell.w / 2;
    const y = this.y(index) + this.cell.h * 0.5;
    if (edge === 'north') return [x, this.head - rim - (top - rim) * part + this.zebra * 0.3];
    if (edge === 'south') return [x, this.foot + rim + (bottom - rim) * part - this.zebra * 0.1];
    if (edge === 'west') return [this.left - rim - (side - rim) * part, y];
    return [this.right + rim + (side - rim) * (part - 0.07), y];
  }

  /** Where somebody waits: the middle of his body. */
  waiting(place: Outside): Point {
    return this.outside(place, place.edge === 'south' ? 0.46 : 0.5);
  }

  /** The middle of a door's foot. */
  doorFoot(place: Outside): Point {
    const { door } = this.frame;
    const [x, y] = this.outside(place);
    const rim = this.kerb + this.zebra;
    if (place.edge === 'north') return [x, this.head - rim - this.frame.w * 0.02];
    if (place.edge === 'south') return [x, this.foot + rim + door * 0.93];
    return [x, y + door * 0.42];
  }

  /** The tile cell and the square at a point of the drawing, or nothing. */
  squareAt(x: number, y: number): Cell | null {
    const find = (start: (i: number) => number, size: number, at: number): number => {
      for (let i = 0; i < SIDE; i += 1) if (at >= start(i) && at < start(i) + size) return i;
      return -1;
    };
    const column = find((i) => this.x(i), this.cell.w + this.gap, x);
    const row = find((i) => this.y(i) - this.thick, this.cell.h + this.gap, y);
    return row < 0 || column < 0 ? null : [row, column];
  }
}
