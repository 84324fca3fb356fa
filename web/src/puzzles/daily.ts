// The puzzle of the day: the same for everybody who has the same date, whatever the hour there.

/** Days since 1970 by the calendar on the wall. */
export function dayOf(date: Date = new Date()): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** 0 is Monday. */
export const weekday = (day: number): number => (day + 3) % 7;

/** The seven days of a day's week, from Monday on. */
export const weekOf = (day: number): number[] =>
  Array.from({ length: 7 }, (_, index) => day - weekday(day) + index);

/** A day's name in the reader's language. */
export function dayName(day: number, style: 'short' | 'long', language: string): string {
  const date = new Date(day * 86_400_000);
  const name = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' }).format(date);
  return style === 'short' ? name.slice(0, 2) : name;
}

/** One game after the other. */
export const gameOfDay = (day: number, games: string[]): string => games[day % games.length]!;

const common = (one: number, other: number): number => (other ? common(other, one % other) : one);

/**
 * Which of so many puzzles it is: in leaps that come to all of them before one comes again, so that
 * two neighbours of the file don't follow each other.
 */
export function puzzleOfDay(day: number, games: number, count: number): number {
  let leap = Math.max(1, Math.round(count * 0.618));
  while (common(leap, count) !== 1) leap += 1;
  return (Math.floor(day / games) * leap) % count;
}
