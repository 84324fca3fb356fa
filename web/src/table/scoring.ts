// The end in words and numbers, from the standings alone: who won by how much and why, and the rows
// of the scoring.
import type { Category } from '../../types/wire';
import { t, tn } from '../words/words.svelte';
import { listed } from '../start/words';
import { countWord } from './counts';
import type { Table } from './table.svelte';
import type { Standings } from './wire-types';

/** What was scored while playing, which a tower stands on; the other categories are its crown. */
const BASE = ['in-play', 'cash', 'stars', 'home'];

export type Row = Standings['categories'][number] & { category: Category };

export function rowsOf(table: Table, standings: Standings): Row[] {
  const categories = (table.board.categories ?? []) as Category[];
  const rows = standings.categories.flatMap((standing) => {
    const category = categories.find(({ id }) => id === standing.id);
    return category ? [{ ...standing, category }] : [];
  });
  const isBase = ({ id }: Row) => BASE.includes(id);
  return [...rows.filter(isBase), ...rows.filter((row) => !isBase(row))];
}

/** How high a seat's tower is, in points: what it stands on, and the parts of its crown. */
export function towerOf(rows: Row[], seat: number): { played: number; parts: number[] } {
  const points = rows.map((row) => Math.max(0, row.seats[seat]?.points ?? 0));
  return { played: points[0] ?? 0, parts: points.slice(1) };
}

export const totalOf = (standings: Standings, seat: number): number =>
  standings.totals.find((total) => total.seat === seat)?.counts[0] ?? 0;

function margin(standings: Standings): number {
  const { winners, totals } = standings;
  const others = totals
    .filter(({ seat }) => !winners.includes(seat))
    .map(({ counts }) => counts[0]!);
  return others.length ? totalOf(standings, winners[0]!) - Math.max(...others) : 0;
}

const difference = (what: string, count: number): string => {
  if (what === 'points') return tn('one point', '{count} points', count);
  if (what === 'stars') return tn('one star', '{count} stars', count);
  if (what === 'home') return tn('one pedestrian', '{count} pedestrians', count);
  return tn('{count} thousand', '{count} thousand', count);
};

/** The only person at this screen can be told "you". */
const isYou = (table: Table, seat: number): boolean =>
  table.isHere(seat) && (table.company !== null || table.people.length === 1);

export function winnerSentence(table: Table, standings: Standings): string {
  const { winners, ranked_by: ranked } = standings;
  if (winners.length === 0) return t('A draw');
  const by = margin(standings);
  if (winners.length > 1)
    return t('{names} win together', { names: listed(winners.map((seat) => table.name(seat))) });
  const name = table.name(winners[0]!);
  if (isYou(table, winners[0]!))
    return by > 0 ? t('You win by {margin}', { margin: difference(ranked[0]!, by) }) : t('You win');
  return by > 0
    ? t('{name} wins by {margin}', { name, margin: difference(ranked[0]!, by) })
    : t('{name} wins', { name });
}

const breaker = (what: string): string =>
  ({
    cards: t('more cards in hand decided'),
    marker: t('the marker that is further on decided'),
    'lower-role': t('the role with the lower number decided'),
  })[what] ?? '';

/** What decided it: a tie that was broken, or bonuses that turned it. */
export function turningSentence(table: Table, standings: Standings): string {
  const { winners, decided, ranked_by: ranked } = standings;
  const winner = winners[0];
  if (winner === undefined) return '';
  const total = totalOf(standings, winner);
  if (decided && decided !== ranked[0] && breaker(decided))
    return t('Level at {count}: {what}.', {
      count: countWord(ranked[0]!, total),
      what: breaker(decided),
    });
  const rows = rowsOf(table, standings);
  if (rows.length < 2 || rows[0]!.id !== 'in-play') return '';
  const played = rows[0]!.seats.map(({ points }) => points);
  const behind = Math.max(...played) - played[winner]!;
  const bonus = total - played[winner]!;
  if (behind > 0)
    return tn(
      'One point behind before the bonuses, which brought {bonus}.',
      '{count} points behind before the bonuses, which brought {bonus}.',
      behind,
      { bonus },
    );
  return t('Ahead before the bonuses, which brought {bonus} more.', { bonus });
}
