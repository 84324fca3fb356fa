// A turn that could have been played: what would stand where, and what would be gone.
import type { SkylineEvent } from '../../../types/skyline';
import { d, group } from '../../draw/base';
import type { Imagined } from '../../table/chooser';
import type { Cell, Turn } from '../../table/wire-types';
import type { SkylineChooser } from './chooser.svelte';
import { heightOf, standing, type Standing } from './drawpieces';
import { corner, layout } from './layout';
import { eventsOf } from './turns';

interface Place {
  cell: Cell;
  /** None: it would be empty. */
  piece?: Standing;
}

function placesOf(event: SkylineEvent, owner: number): Place[] {
  const piece = (height: number, skyscraper = false): Standing => ({ owner, height, skyscraper });
  switch (event.event) {
    case 'build':
    case 'floor':
      return [{ cell: event.cell, piece: piece(1) }];
    case 'tower':
    case 'skyscraper':
      return [{ cell: event.cell, piece: piece(3, true) }];
    case 'demolish':
      return [{ cell: event.cell, piece: piece(2) }];
    case 'move':
      return [{ cell: event.to, piece: piece(event.floors) }];
    case 'swap':
      return [
        { cell: event.one, piece: { ...piece(event.other_floors), owner: event.other_owner } },
        { cell: event.other, piece: { ...piece(event.floors), owner: event.owner } },
      ];
    case 'return':
      return [{ cell: event.cell }];
    default:
      return [];
  }
}

export function imagine(_: SkylineChooser, turn: Turn, seat: number): Imagined[] {
  // What comes later on the same cell is what stands there in the end.
  const last = new Map<string, Place>();
  let grown = 2;
  for (const event of eventsOf(turn)) {
    if (event.event === 'grow') grown = event.floors;
    if (event.event === 'merge') grown = 3;
    for (const place of placesOf(event, seat)) {
      const piece = event.event === 'demolish' ? { ...place.piece!, height: grown } : place.piece;
      last.set(String(place.cell), { cell: place.cell, ...(piece && { piece }) });
    }
  }
  return [...last.values()].map(stand);
}

function stand({ cell, piece }: Place): Imagined {
  const { g } = layout();
  const [x, y] = corner(cell);
  return {
    svg: piece ? group({ transform: d`translate(${x} ${y})` }, standing(g, piece)) : '',
    box: { x, y, width: g.w, height: g.h },
    tip: [x + g.w / 2, y + g.h * 0.3 - (piece ? heightOf(g, piece) : 0)],
  };
}
