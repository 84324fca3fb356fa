// What the pages around an online table say of time, people and games.
import type { LobbyTable, TableTime } from '../../types/live';
import type { Terms } from './looks';
import { games } from '../start/catalogue.svelte';
import { editionTitle, listed } from '../start/words';
import { language, t, tn } from '../words/words.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How a table was set. */
export function timeLine(time: TableTime | undefined): string {
  if (!time || time.kind === 'none') return t('no clock');
  if (time.kind === 'move')
    return tn('{count} day a move', '{count} days a move', Math.round(time.time / DAY));
  return t('{minutes} min + {seconds} s', {
    minutes: Math.round(time.time / MINUTE),
    seconds: Math.round(time.more / 1000),
  });
}

/** What a clock has left: days, hours, or minutes and seconds. */
export function leftLine(left: number): string {
  if (left >= 2 * DAY) return tn('{count} day left', '{count} days left', Math.floor(left / DAY));
  if (left >= 2 * HOUR)
    return tn('{count} hour left', '{count} hours left', Math.floor(left / HOUR));
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return t('{time} left', { time: clock });
}

/** What of a clock is left, as a part of one. */
export const leftPart = (left: number, time: TableTime): number =>
  time.kind === 'none' ? 1 : Math.min(1, Math.max(0, left / time.time));

export const gameTitle = (name: string, options: Record<string, string> = {}): string =>
  editionTitle(name, options) || games().find((game) => game.name === name)?.title || name;

/** The names at a table, one's own left out. */
export function othersAt({ seats, mine }: LobbyTable): string {
  const names = seats.flatMap(({ name }, seat) => (name && seat !== mine ? [name] : []));
  return listed(names);
}

/** The board before the first move, as far as a list tells. */
export const unbegun = ({ seats }: LobbyTable): Terms => ({
  players: seats.length,
  options: {},
  data: {},
});

/** When, as people say it: today, yesterday, a day of the week, a date. */
export function whenLine(then: number): string {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(Date.now()) - midnight(then)) / DAY);
  if (days <= 0) return t('today');
  if (days === 1) return t('yesterday');
  const words: Intl.DateTimeFormatOptions =
    days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
  return new Intl.DateTimeFormat(language(), words).format(then);
}

/** The link of an invitation, and as it is said or read. */
export const linkOf = (table: string): string =>
  `${location.href.replace(/#.*/, '')}#/t/${encodeURIComponent(table)}`;
export const shownLink = (table: string): string => linkOf(table).replace(/^https?:\/\//, '');
