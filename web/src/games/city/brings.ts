// What a move would bring, read from the events the rules foretell: for each seat its points part
// by part, and where its marker and its stars would be.
import type { CityEvent } from '../../../types/city';
import type { Table } from '../../table/table.svelte';
import type { Cell, Move, Told } from '../../table/wire-types';
import { language } from '../../words/words.svelte';

/** Points of one kind for one seat. */
export interface Gain {
  seat: number;
  points: number;
  /** As the board's reasons and roles have it. */
  reason: string;
  cells: Cell[];
}

/** What a seat's track would show. */
export interface Ahead {
  points: number;
  marker: number;
  stars: number;
}

export interface Brings {
  gains: Gain[];
  /** By seat; null: nothing for it. */
  ahead: (Ahead | null)[];
  /** The floor, if something is built. */
  floor: number;
}

const merge = (
  gains: Gain[],
  { seat, points, reason, cell }: Extract<CityEvent, { event: 'points' }>,
): void => {
  const same = gains.find((gain) => gain.seat === seat && gain.reason === reason);
  if (!same) gains.push({ seat, points, reason, cells: [cell] });
  else {
    same.points += points;
    same.cells.push(cell);
  }
};

/** Reads what is told; `seats` is how many there are. */
export function readEvents(told: readonly Told[], seats: number): Brings {
  const brings: Brings = { gains: [], ahead: Array.from({ length: seats }, () => null), floor: 0 };
  for (const event of told as unknown as CityEvent[]) {
    if (event.event === 'points') merge(brings.gains, event);
    if (event.event === 'raise') brings.floor = event.floor;
    if (event.event !== 'marker' && event.event !== 'stars') continue;
    const before = brings.ahead[event.seat];
    const stars = (before?.stars ?? 0) + (event.event === 'stars' ? event.stars : 0);
    brings.ahead[event.seat] = { points: 0, marker: event.marker, stars };
  }
  for (const { seat, points } of brings.gains) {
    const ahead = brings.ahead[seat];
    if (ahead) ahead.points += points;
  }
  return brings;
}

export const pointsFor = (brings: Brings | null | undefined, seat: number): number =>
  brings?.ahead[seat]?.points ?? 0;

const eyes = (table: Table) => ({
  viewer: table.viewer,
  lang: language(),
  objects: true,
  events: true,
});

/** What all legal moves of this kind would bring, by their texts. */
export async function askBrings(
  table: Table,
  where: Record<string, unknown>,
): Promise<Map<string, Brings>> {
  const request = { do: 'previews', seat: table.viewer, where, limit: 500, ...eyes(table) };
  const answer = await table.ask<{ previews: (Move & { events: Told[] })[] }>(request);
  if (!answer.ok) return new Map();
  return new Map(
    answer.previews.map(({ move, events }) => [move, readEvents(events, table.seats.length)]),
  );
}

/**
 * The values that one place of the legal moves can have, the earlier places being as `where` says.
 */
export async function askGroups(
  table: Table,
  where: Record<string, unknown>,
  group: number,
): Promise<Record<string, unknown>[]> {
  const request = { do: 'moves', where, group, ...eyes(table) };
  const answer = await table.ask<{ groups: Record<string, { begins: Record<string, unknown> }[]> }>(
    request,
  );
  return answer.ok ? (answer.groups[String(table.viewer)] ?? []).map(({ begins }) => begins) : [];
}

/** The legal moves with these values. */
export async function askMoves(table: Table, where: Record<string, unknown>): Promise<Move[]> {
  const answer = await table.ask<{ moves: Record<string, Move[]> }>({
    do: 'moves',
    where,
    cells: true,
    ...eyes(table),
  });
  return answer.ok ? (answer.moves[String(table.viewer)] ?? []) : [];
}

/** What there is to know about one move beside what it brings. */
export async function askAbout<T>(table: Table, move: Move): Promise<T | null> {
  const answer = await table.ask<{ about: T }>({
    do: 'preview',
    seat: table.viewer,
    move: move.move,
    ...eyes(table),
  });
  return answer.ok ? answer.about : null;
}
