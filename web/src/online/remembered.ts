// How somebody last made a table: chosen again next time.
import type { TableTime } from '../../types/live';
import type { OwnFile } from '../settings/settings.svelte';
import type { Wanted } from './chairs';

export interface LastOnline {
  game: string;
  public: boolean;
  time: TableTime;
  /** By game. */
  chairs: Record<string, Wanted[]>;
  options: Record<string, Record<string, string>>;
  data: Record<string, Record<string, OwnFile>>;
}

const PLACE = 'borgo-table';
const NOTHING: LastOnline = {
  game: 'sunrise-lane',
  public: false,
  time: { kind: 'none' },
  chairs: {},
  options: {},
  data: {},
};

export function lastOnline(): LastOnline {
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(PLACE) ?? '{}') };
  } catch {
    return { ...NOTHING };
  }
}

export function rememberOnline(last: LastOnline): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(last));
  } catch {
    // A browser that keeps nothing asks anew.
  }
}
