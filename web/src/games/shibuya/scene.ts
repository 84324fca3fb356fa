// The position as the viewer sees it: where each pedestrian, door and tile is drawn. Cells that
// come in are those of the game; what goes out is turned: the viewer's edge is at the bottom.
import type {
  ShibuyaBoard,
  ShibuyaColour,
  ShibuyaGoal,
  ShibuyaPedestrian,
  ShibuyaStart,
  ShibuyaView,
} from '../../../types/shibuya';
import type { Point, Seat } from '../../draw/base';
import type { Cell } from '../../table/wire-types';
import { outside, turnCell, type Outside, type Street } from './street';

export const seatOf = (colour: ShibuyaColour): Seat => (colour === 'red' ? 0 : 1);

/** A pedestrian where it stands. */
export interface Stood {
  name: string;
  seat: Seat;
  where: 'waiting' | 'street' | 'home';
  foot: Point;
  /** Who stands in a door is drawn smaller. */
  scale: number;
}

/** A door of one colour. */
export interface Door {
  goal: string;
  colour: ShibuyaColour;
  seat: Seat;
  at: Outside;
  foot: Point;
  is: 'open' | 'taken' | 'shut';
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Scene {
  readonly board: ShibuyaBoard;
  readonly view: ShibuyaView;
  readonly street: Street;
  readonly quarters: number;
  /** How large a pedestrian is. */
  readonly pawn: number;
  readonly #starts: Map<string, ShibuyaStart>;
  readonly #goals: Map<string, ShibuyaGoal>;

  constructor(board: ShibuyaBoard, view: ShibuyaView, street: Street, quarters: number) {
    this.board = board;
    this.view = view;
    this.street = street;
    this.quarters = quarters;
    this.pawn = street.cell.w * 0.66;
    this.#starts = new Map((board.starts ?? []).map((start) => [start.pedestrian, start]));
    this.#goals = new Map((board.goals ?? []).map((goal) => [goal.goal, goal]));
  }

  start(pedestrian: string): ShibuyaStart {
    return this.#starts.get(pedestrian)!;
  }
  goal(name: string): ShibuyaGoal {
    return this.#goals.get(name)!;
  }
  pedestrian(name: string): ShibuyaPedestrian | undefined {
    return this.view.pedestrians?.find((one) => one.name === name);
  }

  turned(cell: Cell): Cell {
    return turnCell(cell, this.quarters);
  }
  turnedTile(cell: Cell): Cell {
    return turnCell(cell, this.quarters, 4);
  }

  /** The letter of a square. */
  kind([row, column]: Cell): string {
    return this.view.squares?.[row]?.[column] ?? '.';
  }

  /** How many tiles lie under a square. */
  tiles([row, column]: Cell): number {
    return this.view.cells?.[(row >> 1) * 4 + (column >> 1)]?.tiles.length ?? 0;
  }

  middle(square: Cell): Point {
    return this.street.middle(this.turned(square), this.tiles(square));
  }

  /** The square from which somebody walks: his own, or the one before his place. */
  from(name: string): Cell {
    const at = this.pedestrian(name)?.at;
    return Array.isArray(at) ? at : this.start(name).square;
  }

  outsideOf(place: ShibuyaStart | ShibuyaGoal): Outside {
    return outside(place, this.quarters);
  }

  footOn(square: Cell): Point {
    const [x, y] = this.middle(square);
    return [x, y + this.street.cell.h * 0.3];
  }

  footWaiting(name: string): Point {
    const [x, y] = this.street.waiting(this.outsideOf(this.start(name)));
    return [x, y + this.pawn * 0.44];
  }

  footHome(goal: string): Point {
    const [x, y] = this.street.doorFoot(this.outsideOf(this.goal(goal)));
    return [x, y - this.street.frame.door * 0.03];
  }

  get homeScale(): number {
    return (this.street.frame.door * 0.5) / this.pawn;
  }

  /** From the back to the front. */
  get pedestrians(): Stood[] {
    const stood = this.view.pedestrians.map((one) => this.#stood(one));
    return stood.sort((a, b) => a.foot[1] - b.foot[1]);
  }

  #stood({ name, at }: ShibuyaPedestrian): Stood {
    const seat = seatOf(this.start(name).colour);
    if (at === null)
      return { name, seat, where: 'waiting', foot: this.footWaiting(name), scale: 1 };
    if (typeof at === 'string')
      return { name, seat, where: 'home', foot: this.footHome(at), scale: this.homeScale };
    return { name, seat, where: 'street', foot: this.footOn(at), scale: 1 };
  }

  get doors(): Door[] {
    return this.board.goals.map((goal, index) => {
      const at = this.outsideOf(goal);
      const foot = this.street.doorFoot(at);
      const is = this.view.doors[index]!.is;
      return { goal: goal.goal, colour: goal.colour, seat: seatOf(goal.colour), at, foot, is };
    });
  }

  /** The points of a way: from outside or the first square, over squares, maybe to a door. */
  way(path: Cell[], from: string | null, goal: string | null): Point[] {
    const { street } = this;
    const points = path.map((square) => this.middle(square));
    if (from) points.unshift(street.outside(this.outsideOf(this.start(from)), 0.3));
    if (goal) points.push(street.outside(this.outsideOf(this.goal(goal)), 0.3));
    return points;
  }

  squareBox(square: Cell): Box {
    const { w, h } = this.street.cell;
    const [x, y] = this.middle(square);
    return { x: x - w / 2, y: y - h / 2, width: w, height: h };
  }

  tileBox(cell: Cell): Box {
    const [row, column] = this.turnedTile(cell);
    const { w, h } = this.street.cell;
    const [x, y] = [this.street.x(2 * column), this.street.y(2 * row)];
    return { x, y: y - this.street.thick, width: 2 * w, height: 2 * h };
  }

  /** A door's is the whole pavement before it. */
  doorBox(goal: string): Box {
    const { frame, cell } = this.street;
    const [x, y] = this.footHome(goal);
    const side = ['west', 'east'].includes(this.outsideOf(this.goal(goal)).edge);
    const width = Math.min(cell.w, frame.side);
    const height = side ? cell.h : frame.door * 1.05;
    return { x: x - width / 2, y: y + frame.door * 0.06 - height, width, height };
  }

  /** Of a pedestrian; who waits has the pavement round him. */
  pawnBox(name: string): Box {
    const at = this.pedestrian(name)?.at;
    if (Array.isArray(at)) return this.squareBox(at);
    if (typeof at === 'string') return this.doorBox(at);
    const { w, h } = this.street.cell;
    const [x, y] = this.footWaiting(name);
    return { x: x - w / 2, y: y - h * 0.92, width: w, height: h };
  }
}
