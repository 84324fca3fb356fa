// What others did since the viewer's last decision, read off the events of their turns.
import type { SkylineEvent } from '../../../types/skyline';
import type { Table } from '../../table/table.svelte';
import type { Cell, Turn } from '../../table/wire-types';

export const eventsOf = (turn: Turn): SkylineEvent[] =>
  turn.moves.flatMap((entry) => (entry.events ?? []) as unknown as SkylineEvent[]);

/** The cells a turn put, moved or tore something on. */
export function touched(turn: Turn): Cell[] {
  return eventsOf(turn).flatMap((event): Cell[] => {
    switch (event.event) {
      case 'build':
      case 'demolish':
      case 'tower':
      case 'floor':
        return [event.cell];
      case 'move':
        return [event.to];
      case 'swap':
        return [event.one, event.other];
      default:
        return [];
    }
  });
}

/** The cells on which somebody else has put or moved something: they get a pennant. */
export function flagged(table: Table): Set<string> {
  return new Set(table.marked.flatMap(touched).map(String));
}
