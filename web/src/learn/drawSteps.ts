// The steps of a lesson as little houses in a street: what is done has lit windows and a tick, the
// one of now stands on sun with its number, the others are only drawn up.
import { d, group, path, picture, rect, text, v } from '../draw/base';
import { block } from '../draw/houses';
import { seatFill } from '../draw/signs';

export type StepState = 'done' | 'now' | 'to come';

const SIZE = 32;
const FOOT = 62;
const FRONT = SIZE * 0.9;
const DEPTH = SIZE * 0.42;
const STOREY = SIZE * 0.24;

/** Houses are of different heights, as in a street. */
const storeys = (step: number): number => 1 + ((step * 7 + 3) % 3);

function tick(x: number, top: number): string {
  const shape = d`M${x + FRONT * 0.32} ${top + DEPTH * 0.5}l${FRONT * 0.13} ${DEPTH * 0.26}l${FRONT * 0.24} ${-DEPTH * 0.5}`;
  return path(shape, {
    fill: 'none',
    stroke: v('s0-inlay'),
    'stroke-width': 2.4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

function planned(x: number, top: number, wall: number): string {
  const pen = {
    fill: 'none',
    stroke: v('ink-2'),
    'stroke-opacity': 0.8,
    'stroke-width': 1.2,
    'stroke-dasharray': '3 2.5',
  };
  return rect(x, top, FRONT, wall + DEPTH, { rx: 2, ...pen }) + path(d`M${x} ${top + DEPTH}h${FRONT}`, pen);
}

/** One house, in a box 38 wide and 70 high. */
export function stepHouse(step: number, state: StepState, done: boolean): string {
  const n = storeys(step);
  const x = (38 - FRONT) / 2;
  const wall = n * STOREY;
  const top = FOOT - wall - DEPTH;
  const number = text(x + FRONT / 2, top + DEPTH / 2 + SIZE * 0.16, SIZE * 0.46, step + 1, {
    fill: v('s0-inlay'),
  });
  const cap = state === 'now' ? number : tick(x, top);
  const sun = rect(x - 4, top - 6, FRONT + 8, wall + DEPTH + 11, {
    rx: 8,
    fill: v('sun'),
    stroke: v('sun-line'),
    'stroke-width': 1.5,
  });
  const house = group(
    { style: done ? `--s0-win:${v('sun')}` : '' },
    block({ x, yb: FOOT, fw: FRONT, fd: DEPTH, n, z: STOREY, ...seatFill(0), cap }),
  );
  const drawn = state === 'to come' ? planned(x, top, wall) : house;
  return picture(38, 70, '0 0 38 70', (state === 'now' ? sun : '') + drawn);
}
