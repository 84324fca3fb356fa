// Where a board lies in a box so that some of its cells fill it.
import type { Chooser } from '../table/chooser';
import type { Cell } from '../table/wire-types';

interface Size {
  width: number;
  height: number;
}
export interface Near {
  /** Where the board's corner is, and how much larger it is than fitted whole. */
  x: number;
  y: number;
  scale: number;
  /** Pixels of a unit of the board's drawing, and of a cell's side. */
  unit: number;
  cell: number;
}

/** The board covers the box; where it is smaller it lies in the middle. */
function laid(box: number, board: number, middle: number): number {
  if (board <= box) return (box - board) / 2;
  return Math.min(0, Math.max(box - board, box / 2 - middle));
}

/** The part of the drawing that the cells take, with half a cell around their middles. */
function part(chooser: Chooser, [first, last]: Cell[]): [number, number, number, number] {
  const side = sideOf(chooser, first!);
  const [x0, y0] = chooser.spot(first!);
  const [x1, y1] = chooser.spot(last!);
  return [
    Math.min(x0, x1) - side * 0.62,
    Math.min(y0, y1) - side * 0.62,
    Math.max(x0, x1) + side * 0.62,
    Math.max(y0, y1) + side * 0.62,
  ];
}

function sideOf(chooser: Chooser, [row, column]: Cell): number {
  const [x0, y0] = chooser.spot([row, column]);
  const [x1, y1] = chooser.spot([row, column + 1]);
  return Math.hypot(x1 - x0, y1 - y0);
}

export function windowOn(chooser: Chooser, box: Size, cells?: Cell[]): Near {
  const { width, height } = chooser.size;
  const whole = Math.min(box.width / width, box.height / height) || 1;
  const [x0, y0, x1, y1] = cells ? part(chooser, cells) : [0, 0, width, height];
  const wanted = Math.min(box.width / (x1 - x0), box.height / (y1 - y0)) || whole;
  const unit = Math.max(whole, wanted);
  return {
    x: laid(box.width, width * unit, ((x0 + x1) / 2) * unit),
    y: laid(box.height, height * unit, ((y0 + y1) / 2) * unit),
    scale: unit / whole,
    unit,
    cell: sideOf(chooser, cells?.[0] ?? [0, 0]) * unit,
  };
}
