// What others did since the viewer's last decision, read off the events of their turns.
import type { SkylineEvent } from '../../../types/skyline';
import type { Table } from '../../table/table.svelte';
import type { Turn } from '../../table/wire-types';

export const eventsOf = (turn: Turn): SkylineEvent[] =>
  turn.moves.flatMap((entry) => (entry.events ?? []) as unknown as SkylineEvent[]);

/** The cells on which somebody else has put or moved something: they get a pennant. */
export function flagged(table: Table): Set<string> {
  const cells = new Set<string>();
  for (const turn of table.news) {
    if (turn.seat === table.viewer) continue;
    for (const event of eventsOf(turn)) {
      if (event.event === 'build' || event.event === 'demolish') cells.add(String(event.cell));
      else if (event.event === 'tower' || event.event === 'floor') cells.add(String(event.cell));
      else if (event.event === 'move') cells.add(String(event.to));
      else if (event.event === 'swap') cells.add(String(event.one)).add(String(event.other));
    }
  }
  return cells;
}
