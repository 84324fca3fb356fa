// Games that are kept in the browser: their records, with the dealer's secrets, so only the table's
// worker reads them. What the start page shows of a game lies beside its record. A browser that
// lets nothing be stored still plays: its games live as long as the page does.
import { hexadecimal } from './hexadecimal';

export interface KeptGame {
  id: string;
  game: string;
  names: string[];
  /** `human` or a level. */
  players: string[];
  over: boolean;
  scores: number[];
  /** Milliseconds since 1970. */
  changed: number;
}

interface Kept extends KeptGame {
  record: string;
}

/** Nobody guesses it; crypto.randomUUID asks for a secure connection. */
export const freshId = (): string => hexadecimal(crypto.getRandomValues(new Uint8Array(12)));

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('borgo', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
  return finished(request);
}

let database: Promise<IDBDatabase> | undefined;
const unkept = new Map<string, Kept>();

async function games(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  database ??= openDatabase();
  return (await database).transaction('games', mode, { durability: 'strict' }).objectStore('games');
}

/** Comes back when it is on the disk; false if it only lives here. */
export async function keepGame(kept: Kept): Promise<boolean> {
  try {
    const store = await games('readwrite');
    store.put(kept);
    await new Promise<void>((resolve, reject) => {
      store.transaction.oncomplete = () => resolve();
      store.transaction.onerror = () => reject(store.transaction.error);
      store.transaction.onabort = () => reject(store.transaction.error);
    });
    unkept.delete(kept.id);
    return true;
  } catch {
    unkept.set(kept.id, kept);
    return false;
  }
}

export const isKept = (id: string): boolean => !unkept.has(id);

export async function readGame(id: string): Promise<Kept | undefined> {
  const here = unkept.get(id);
  return (
    here ??
    games('readonly').then(
      (store) => finished(store.get(id)),
      () => undefined,
    )
  );
}

export async function forgetGame(id: string): Promise<void> {
  unkept.delete(id);
  await games('readwrite').then(
    (store) => finished(store.delete(id)),
    () => {},
  );
}

async function stored(): Promise<Kept[]> {
  return games('readonly').then(
    (store) => finished(store.getAll() as IDBRequest<Kept[]>),
    () => [],
  );
}

/** The last one first. */
export async function listGames(): Promise<KeptGame[]> {
  const all = (await stored()).filter(({ id }) => !unkept.has(id));
  return [...all, ...unkept.values()]
    .map(({ record: _, ...shown }) => shown)
    .sort((one, other) => other.changed - one.changed);
}
