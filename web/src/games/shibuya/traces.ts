// What others left on the crossing since the viewer's last decision, or in the one turn of the log
// that is pointed at: who walked which way, and which tiles were laid.
import type { ShibuyaToldHome, ShibuyaToldPlace, ShibuyaToldWalk } from '../../../types/shibuya';
import type { Seat } from '../../draw/base';
import type { Table } from '../../table/table.svelte';
import type { Cell } from '../../table/wire-types';

export interface Traces {
  ways: { pedestrian: string; seat: Seat; from: string; path: Cell[]; goal: string | null }[];
  /** Those that have moved. */
  pedestrians: Set<string>;
  tiles: { cell: Cell; seat: Seat }[];
}

export function traces(table: Table): Traces {
  const turns = table.traced ? [table.traced] : table.marked;
  const events = turns.flatMap((turn) => turn.moves).flatMap((entry) => entry.events ?? []);
  const found: Traces = { ways: [], pedestrians: new Set(), tiles: [] };
  for (const event of events as unknown[]) {
    const told = event as ShibuyaToldWalk | ShibuyaToldHome | ShibuyaToldPlace;
    const seat = told.seat % 2;
    if (told.event === 'place') found.tiles.push({ cell: told.cell, seat });
    if (told.event !== 'walk' && told.event !== 'home') continue;
    const { pedestrian, from, path } = told;
    found.pedestrians.add(pedestrian);
    const goal = told.event === 'home' ? told.goal : null;
    found.ways.push({ pedestrian, seat, from, path, goal });
  }
  return found;
}
