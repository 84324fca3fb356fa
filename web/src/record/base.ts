// What the server is known to have of your record, line by line, so that only what differs is sent
// and what was deleted stays deleted. In a database of its own: if it is lost all is sent again,
// which does no harm; if the record is lost and not this, nothing is taken for deleted.

export interface Base {
  name: string;
  /** How often it was brought back after it had been deleted. */
  again: number;
  /** Null: it is struck out there. */
  text: string | null;
  /** It was deleted here, and the server isn't told yet. */
  struck?: boolean;
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let database: Promise<IDBDatabase> | undefined;

async function lines(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  if (!database) {
    const request = indexedDB.open('borgo-record-there', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('lines', { keyPath: 'name' });
    database = finished(request);
  }
  return (await database).transaction('lines', mode).objectStore('lines');
}

async function change(how: (store: IDBObjectStore) => void): Promise<void> {
  const store = await lines('readwrite');
  how(store);
  await new Promise<void>((resolve, reject) => {
    store.transaction.oncomplete = () => resolve();
    store.transaction.onerror = () => reject(store.transaction.error);
    store.transaction.onabort = () => reject(store.transaction.error);
  });
}

export async function readBase(): Promise<Map<string, Base>> {
  const all = await finished((await lines('readonly')).getAll() as IDBRequest<Base[]>);
  return new Map(all.map((base) => [base.name, base]));
}

export const putBase = (all: Base[]): Promise<void> =>
  change((store) => all.forEach((base) => store.put(base)));

export const dropBase = (names: string[]): Promise<void> =>
  change((store) => names.forEach((name) => store.delete(name)));

export const clearBase = (): Promise<void> => change((store) => void store.clear());
