// The clocks of a table: told by the server, counted on here, and written for plates.
import type { TableInfo } from '../../types/live';
import { number, t, tn } from '../words/words.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let now = $state(performance.now());
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Time passes on the screen as long as somebody looks; tells how to stop it. */
export function tick(): () => void {
  users += 1;
  timer ??= setInterval(() => (now = performance.now()), 100);
  return () => {
    users -= 1;
    if (users > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

export interface Shown {
  /** Milliseconds. */
  left: number;
  /** Of one. */
  part: number;
  runs: boolean;
  /** Under a minute, and running. */
  short: boolean;
  text: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

export function timeText(left: number): string {
  if (left >= 2 * DAY) return tn('{count} day', '{count} days', Math.floor(left / DAY));
  if (left >= 3 * HOUR) return tn('{count} hour', '{count} hours', Math.floor(left / HOUR));
  if (left < MINUTE) {
    const tenths = (Math.max(0, left) / 1000).toFixed(1);
    return number(0.5).includes(',') ? tenths.replace('.', ',') : tenths;
  }
  const seconds = Math.floor(left / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** A seat's clock at this moment; null where there is none. */
export function clockOf(info: TableInfo, informed: number, seat: number): Shown | null {
  const { clock } = info;
  const told = clock?.left[seat];
  if (!clock || told === undefined) return null;
  const runs = !clock.stands && clock.running.includes(seat) && info.phase === 'playing';
  const left = Math.max(0, runs ? told - Math.max(0, now - informed) : told);
  const part = Math.min(1, left / Math.max(1, clock.time));
  return { left, part, runs, short: runs && left < MINUTE, text: timeText(left) };
}

/** For those who can't see it. */
export const clockWords = ({ text, runs }: Shown): string =>
  runs ? t('{time} left, the clock runs', { time: text }) : t('{time} left', { time: text });
