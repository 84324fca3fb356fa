// Boards and lists of one's own, kept in the browser: each is one data text of a game under a name
// that somebody gave it.
import { hexadecimal } from '../wire/hexadecimal';

export interface Own {
  id: string;
  game: string;
  /** Which of the game's data: `board`, `tiles`. */
  data: string;
  name: string;
  text: string;
  changed: number;
}

const KEY = 'borgo-own';

function read(): Own[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Own[];
    return Array.isArray(kept) ? kept.filter((own) => own && typeof own.text === 'string') : [];
  } catch {
    return [];
  }
}

let all = $state.raw<Own[]>(read());
// Another tab may edit too.
window.addEventListener('storage', (event) => {
  if (event.key === KEY) all = read();
});

/** False if the browser keeps nothing: then it lasts as long as the page. */
function write(next: Own[]): boolean {
  all = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
    return true;
  } catch {
    return false;
  }
}

/** The newest first. */
export const ownTexts = (): Own[] => all;
export const ownOf = (game: string, data: string): Own[] =>
  all.filter((own) => own.game === game && own.data === data);
export const findOwn = (id: string): Own | undefined => all.find((own) => own.id === id);

/** A name nobody else of the same kind has. */
function freeName(wanted: string, like: Omit<Own, 'id' | 'changed' | 'name'>): string {
  const used = new Set(ownOf(like.game, like.data).map(({ name }) => name));
  let name = wanted;
  for (let number = 2; used.has(name); number += 1) name = `${wanted} ${number}`;
  return name;
}

export function addOwn(own: Omit<Own, 'id' | 'changed'>): Own {
  const id = hexadecimal(crypto.getRandomValues(new Uint8Array(6)));
  const fresh = { ...own, id, name: freeName(own.name, own), changed: Date.now() };
  write([fresh, ...all]);
  return fresh;
}

export function changeOwn(id: string, change: Partial<Pick<Own, 'name' | 'text'>>): boolean {
  const changed = Date.now();
  return write(all.map((own) => (own.id === id ? { ...own, ...change, changed } : own)));
}

/** Takes it away; what is given back puts it where it was. */
export function removeOwn(id: string): () => void {
  const before = all;
  write(all.filter((own) => own.id !== id));
  return () => {
    const lost = before.find((own) => own.id === id);
    if (lost && !findOwn(id)) write([...all, lost].sort((a, b) => b.changed - a.changed));
  };
}
