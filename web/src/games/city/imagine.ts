// A turn that could have been played: the square or the building that would lie there, and the
// places where a chip or a figure would go.
import type { CityEvent, CityType } from '../../../types/city';
import { d, group, type Point } from '../../draw/base';
import { cityStorey, type Joint } from '../../draw/city/dominoes';
import { square, turnSides } from '../../draw/city/tiles';
import type { Imagined } from '../../table/chooser';
import type { Cell, Turn } from '../../table/wire-types';
import type { CityChooser } from './chooser.svelte';
import { beside, keyOf, OPPOSITE } from './model';

export function imagine(chooser: CityChooser, turn: Turn): Imagined[] {
  const events = turn.moves.flatMap((made) => made.events ?? []) as unknown as CityEvent[];
  return events.flatMap((event): Imagined[] => {
    switch (event.event) {
      case 'raise':
        return [raise(chooser, event)];
      case 'zone':
        return [lay(chooser, event.cell, event.number, event.turns)];
      case 'relocate':
        return [lay(chooser, event.to, event.number, event.turns)];
      case 'bid':
      case 'protest':
      case 'bank':
      case 'salvage':
        return [place(chooser, event.cell)];
      case 'exchange':
        return [place(chooser, event.mine), place(chooser, event.theirs)];
      default:
        return [];
    }
  });
}

/** A drawing made for the lawn, where the window shows it. */
const onLawn = ({ lawn }: CityChooser, svg: string): string =>
  group({ transform: d`translate(${lawn.x} ${lawn.y}) scale(${String(lawn.scale)})` }, svg);

function place({ lawn, towers }: CityChooser, cell: Cell): Imagined {
  const floors = towers.get(keyOf(cell))?.length ?? 0;
  const [x, y] = lawn.place(cell, floors);
  const box = { x, y, width: lawn.cell, height: lawn.deep };
  return { svg: '', box, tip: [x + lawn.cell / 2, y + lawn.deep * 0.1] };
}

function lay(chooser: CityChooser, cell: Cell, number: number, turns: number): Imagined {
  const { kind, type, sides } = chooser.board.square_set[number]!;
  const { geo } = chooser.lawn;
  const [x, y] = chooser.lawn.unit(cell);
  const face = { kind, type, sides: turnSides(sides, turns) };
  return { ...place(chooser, cell), svg: onLawn(chooser, square(geo, x, y, face)) };
}

type Raised = Extract<CityEvent, { event: 'raise' }>;

const SIDES: Joint[] = ['n', 'e', 's', 'w'];

function raise(chooser: CityChooser, { cell, beside: other, number, floor }: Raised): Imagined {
  const { lawn, board } = chooser;
  const [first, second] = board.building_set[number]!.types as [CityType, CityType];
  const joint = SIDES.find((side) => keyOf(beside(cell, side)) === keyOf(other)) ?? 'e';
  const half = (at: Cell, type: CityType, towards: Joint): string =>
    cityStorey(lawn.geo, ...lawn.unit(at), { type, joint: towards, floor, top: true, sign: true });
  const halves = half(cell, first, joint) + half(other, second, OPPOSITE[joint]);
  const [[x, y], [a, b]] = [lawn.place(cell, floor), lawn.place(other, floor)];
  const tip: Point = [(x + a + lawn.cell) / 2, Math.min(y, b) + lawn.deep * 0.1];
  const box = {
    x: Math.min(x, a),
    y: Math.min(y, b),
    width: Math.abs(x - a) + lawn.cell,
    height: Math.abs(y - b) + lawn.deep,
  };
  return { svg: onLawn(chooser, halves), box, tip };
}
