// What was judged, kept in the browser by the record's own id and by how hard was thought: looking
// again costs nothing. Only the last games are kept. A browser that lets nothing be stored judges
// anew.
import type { AnalysisPlan } from '../../types/analysis';
import type { Verdict } from './judge.worker';

interface Kept {
  key: string;
  plan: AnalysisPlan;
  verdicts: Verdict[];
  /** Milliseconds since 1970. */
  changed: number;
}

const MOST = 60;

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('borgo-judged', 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore('games', { keyPath: 'key' }).createIndex('changed', 'changed');
  return finished(request);
}

let database: Promise<IDBDatabase> | undefined;

async function games(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  database ??= openDatabase();
  return (await database).transaction('games', mode).objectStore('games');
}

export const readJudged = (key: string): Promise<Kept | undefined> =>
  games('readonly').then(
    (store) => finished(store.get(key) as IDBRequest<Kept | undefined>),
    () => undefined,
  );

export async function keepJudged(
  key: string,
  plan: AnalysisPlan,
  verdicts: Verdict[],
): Promise<void> {
  try {
    const store = await games('readwrite');
    store.put({ key, plan, verdicts, changed: Date.now() } satisfies Kept);
    const keys = await finished(store.index('changed').getAllKeys());
    for (const old of keys.slice(0, -MOST)) store.delete(old);
  } catch {
    // Then it is judged again another time.
  }
}
