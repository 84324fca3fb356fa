// A turn that could have been played: the Houses and Parks it would have left on their plots.
import type { LaneToldHouse, LaneToldPark } from '../../../types/lane';
import { d, group } from '../../draw/base';
import { builtPlot } from '../../draw/ground';
import { house } from '../../draw/houses';
import { park } from '../../draw/scenery';
import type { Imagined } from '../../table/chooser';
import type { Turn } from '../../table/wire-types';
import type { LaneChooser } from './chooser.svelte';
import { plotAt } from './draw';

type Built = LaneToldHouse | LaneToldPark;

export function imagine(chooser: LaneChooser, turn: Turn, seat: number): Imagined[] {
  const events = turn.moves.flatMap((made) => made.events ?? []) as unknown as Built[];
  return events
    .filter(({ event }) => event === 'house' || event === 'park')
    .map((built) => stand(chooser, built, seat));
}

function stand({ layout, board }: LaneChooser, built: Built, seat: number): Imagined {
  const { cell, left, top } = layout;
  const [row, column] = built.plot;
  const [x, y] = [left + column * cell.w, top + row * cell.h];
  const colour = plotAt(board, built.plot)?.colour ?? 'Y';
  const storeys = built.event === 'house' ? built.storeys : 0;
  const piece = storeys ? house(cell, 0, 0, seat, storeys) : park(cell, 0, 0);
  return {
    svg: group({ transform: d`translate(${x} ${y})` }, builtPlot(cell, 0, 0, colour) + piece),
    box: { x, y, width: cell.w, height: cell.h },
    tip: [x + cell.w / 2, y + cell.h * 0.1 - Math.max(0, storeys - 1) * cell.z],
  };
}
