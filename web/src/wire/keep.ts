// Games that are kept in the browser: their records, with the dealer's secrets, so only the table's worker reads them. What
// the start page shows of a game lies beside its record.

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

async function games(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  database ??= openDatabase();
  return (await database).transaction('games', mode, { durability: 'strict' }).objectStore('games');
}

/** Comes back when it is on the disk. */
export async function keepGame(kept: Kept): Promise<void> {
  const store = await games('readwrite');
  store.put(kept);
  await new Promise<void>((resolve, reject) => {
    store.transaction.oncomplete = () => resolve();
    store.transaction.onerror = () => reject(store.transaction.error);
    store.transaction.onabort = () => reject(store.transaction.error);
  });
}

export async function readGame(id: string): Promise<Kept | undefined> {
  return finished((await games('readonly')).get(id));
}

export async function forgetGame(id: string): Promise<void> {
  await finished((await games('readwrite')).delete(id));
}

/** The last one first. */
export async function listGames(): Promise<KeptGame[]> {
  const all: Kept[] = await finished((await games('readonly')).getAll());
  return all
    .map(({ record: _, ...shown }) => shown)
    .sort((one, other) => other.changed - one.changed);
}
