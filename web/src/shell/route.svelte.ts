// Where one is, in the address behind the #: pages and, at a table, the sheet that is open. The
// browser's back closes a sheet.
export interface Route {
  page: 'start' | (typeof PAGES)[number];
  /** A game's name, a table's id or an invitation. */
  about: string;
  /** At a table: `log`, `rules`, `hint`; and what it is open at. */
  sheet: string;
  at: string;
}

// `t` is a table at a server, by its invitation.
const ONLINE = ['t', 'new-table', 'tables', 'kept', 'honest'] as const;
const PAGES = [
  'set',
  'table',
  'settings',
  'back',
  'learn',
  'puzzles',
  'boards',
  'record',
  'puzzles',
  ...ONLINE,
] as const;
const TABLES = ['table', 't'];

function read(): Route {
  const [page = '', about = '', sheet = '', at = ''] = location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .map(decodeURIComponent);
  const known = PAGES.find((name) => name === page);
  return { page: known ?? 'start', about, sheet, at };
}

let current = $state.raw<Route>(read());
let before = '#/';
window.addEventListener('hashchange', (event) => {
  const last = current;
  current = read();
  if (last.page !== current.page && last.page !== 'settings')
    before = new URL(event.oldURL).hash || '#/';
});

/** The page one came from, for an arrow that leads back there. */
export const cameFrom = (): string => before;

export const route = (): Route => current;

export function address(...parts: string[]): string {
  return '#/' + parts.map(encodeURIComponent).join('/');
}

export function go(...parts: string[]): void {
  location.hash = address(...parts);
}

/** Without a step in the browser's history: what was there is gone. */
export function replace(...parts: string[]): void {
  history.replaceState(null, '', address(...parts));
  current = read();
}

/** Opens a sheet of the table one is at, or closes it if it is open there. */
export function toggleSheet(sheet: string, at = ''): void {
  const { page, about, sheet: open, at: there } = current;
  if (!TABLES.includes(page)) return;
  if (open === sheet && there === at) closeSheet();
  else if (open) replace(page, about, sheet, ...(at ? [at] : []));
  else go(page, about, sheet, ...(at ? [at] : []));
}

export function closeSheet(): void {
  if (current.sheet) replace(current.page, current.about);
}
