// Your record in the browser: one line for every game that was finished here or at the server, and
// what the decisions of a game cost once it was looked back at. It lives longer than the games
// themselves, and a browser that lets nothing be stored simply has none.
import type { ReasonKind } from '../../types/analysis';

/** Why a turn would have been better; `none`: nothing can be said but the cost. */
export type Kind = ReasonKind | 'none';

/** A game that is over. */
export interface Played {
  /** A kept game's, or `online/TABLE`. */
  id: string;
  game: string;
  /** Milliseconds since 1970. */
  when: number;
  names: string[];
  /** `human` or a level. */
  players: string[];
  scores: number[];
  /** Whose it is; null where several people played at one device. */
  seat: number | null;
  /** Nobody: a draw. */
  winners: number[];
}

/** What a seat's decisions cost, in parts of a victory; of those that cost something worth a word. */
export interface Costs {
  decisions: number;
  kinds: Partial<Record<Kind, { count: number; cost: number }>>;
}

export interface Judged {
  id: string;
  /** By seat. */
  seats: Costs[];
}

/** All of it, as it is taken out and brought back. */
export interface Whole {
  borgo: 'record';
  version: 1;
  played: Played[];
  judged: Judged[];
}

type Place = 'played' | 'judged';

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('borgo-record', 1);
  request.onupgradeneeded = () => {
    for (const place of ['played', 'judged'])
      request.result.createObjectStore(place, { keyPath: 'id' });
  };
  return finished(request);
}

let database: Promise<IDBDatabase> | undefined;

async function store(place: Place, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  database ??= openDatabase();
  return (await database).transaction(place, mode).objectStore(place);
}

const put = (place: Place, line: Played | Judged): Promise<void> =>
  store(place, 'readwrite').then(
    async (lines) => void (await finished(lines.put(line))),
    () => {},
  );

const all = <T>(place: Place): Promise<T[]> =>
  store(place, 'readonly').then(
    (lines) => finished(lines.getAll() as IDBRequest<T[]>),
    () => [],
  );

export const keepPlayed = (played: Played): Promise<void> => put('played', played);
export const keepCosts = (judged: Judged): Promise<void> => put('judged', judged);

export async function readWhole(): Promise<Whole> {
  const [played, judged] = await Promise.all([all<Played>('played'), all<Judged>('judged')]);
  played.sort((one, other) => one.when - other.when);
  const place = ({ id }: Judged) => played.findIndex((line) => line.id === id);
  judged.sort((one, other) => place(one) - place(other));
  return { borgo: 'record', version: 1, played, judged };
}

/** Adds what isn't there yet; nothing is lost. */
export async function addWhole({ played, judged }: Whole): Promise<void> {
  const here = await readWhole();
  const has = (lines: { id: string }[], id: string) => lines.some((line) => line.id === id);
  for (const line of played) if (!has(here.played, line.id)) await keepPlayed(line);
  for (const line of judged) if (!has(here.judged, line.id)) await keepCosts(line);
}

const PLACE = 'borgo-record-from';

/** What ended at the server before that was deleted here; milliseconds since 1970. */
export function forgottenUntil(): number {
  try {
    return Number(localStorage.getItem(PLACE) ?? 0);
  } catch {
    return 0;
  }
}

export function setForgotten(until: number): void {
  try {
    localStorage.setItem(PLACE, String(until));
  } catch {
    // Then nothing was kept either.
  }
}

export async function forgetWhole(): Promise<void> {
  for (const place of ['played', 'judged'] as const)
    await store(place, 'readwrite').then(
      (lines) => finished(lines.clear()),
      () => {},
    );
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isText);

function isPlayed(line: Partial<Played>): line is Played {
  const { id, game, when, names, players, scores, seat, winners } = line;
  const known = isText(id) && isText(game) && typeof when === 'number';
  const full = isTexts(names) && isTexts(players) && isNumbers(scores) && isNumbers(winners);
  return known && full && (seat === null || typeof seat === 'number');
}

const isCosts = (costs: Partial<Costs> | null): costs is Costs =>
  typeof costs?.decisions === 'number' &&
  typeof costs.kinds === 'object' &&
  Object.values(costs.kinds).every(
    (kind) => typeof kind?.count === 'number' && typeof kind.cost === 'number',
  );

const isJudged = ({ id, seats }: Partial<Judged>): boolean =>
  isText(id) && Array.isArray(seats) && seats.every(isCosts);

// Lines by a name of their own, as texts: so they are kept elsewhere.

const nameOf = (place: Place, id: string): string => `${place}/${id}`;
const placeOf = (name: string): Place => (name.startsWith('played/') ? 'played' : 'judged');
const idOf = (name: string): string => name.slice(name.indexOf('/') + 1);

export const linesOf = ({ played, judged }: Whole): [string, string][] => [
  ...played.map((each): [string, string] => [nameOf('played', each.id), JSON.stringify(each)]),
  ...judged.map((each): [string, string] => [nameOf('judged', each.id), JSON.stringify(each)]),
];

/** A line that comes from elsewhere, as it would be written here; undefined if it is none. */
export function readLine(name: string, text: string): string | undefined {
  try {
    const found = JSON.parse(text) as Partial<Played & Judged>;
    const fine = placeOf(name) === 'played' ? isPlayed(found) : isJudged(found);
    const known = name === nameOf(placeOf(name), found.id ?? '');
    return fine && known ? JSON.stringify(found) : undefined;
  } catch {
    return undefined;
  }
}

export const keepLine = (name: string, text: string): Promise<void> =>
  put(placeOf(name), JSON.parse(text) as Played | Judged);

export const dropLine = (name: string): Promise<void> =>
  store(placeOf(name), 'readwrite').then(
    async (lines) => void (await finished(lines.delete(idOf(name)))),
    () => {},
  );

/** A file of somebody's: null if it is no record, or one that isn't whole. */
export function readText(text: string): Whole | null {
  try {
    const found = JSON.parse(text) as Partial<Whole>;
    const { played, judged } = found;
    if (found.borgo !== 'record' || found.version !== 1) return null;
    if (!Array.isArray(played) || !played.every(isPlayed)) return null;
    if (!Array.isArray(judged) || !judged.every(isJudged)) return null;
    return { borgo: 'record', version: 1, played, judged };
  } catch {
    return null;
  }
}
