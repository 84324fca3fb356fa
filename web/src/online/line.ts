// The page's one line to its server (docs/protocol.md): a WebSocket that is opened when it is first
// needed and found again whenever it is lost. Requests are numbered; what can be asked twice
// without harm is asked again on the new line, all else is answered as lost.
import type { Failure, Push } from '../../types/live';
import { settings } from '../settings/settings.svelte';
import { language, t } from '../words/words.svelte';
import { personKey } from './person';
import { here } from './server';
import { lineState, setLine, setMe, setServed } from './state.svelte';

export { findServer } from './server';
export { isServed, lineState, whoAmI, type LineState } from './state.svelte';

/** `lost`: nobody knows whether it was done. */
export type LineFailure = Omit<Failure, 'code'> & { code: Failure['code'] | 'lost' };
export type LineAnswer<T> = (T & { ok: true }) | LineFailure;

interface Asked {
  id: number;
  text: string;
  again: boolean;
  /** When it was sent on the present line; 0: not yet. */
  sent: number;
  answer(given: LineAnswer<object>): void;
}

// What only reads, or says twice what it said once.
const READS = new Set([
  ...['board', 'log', 'moves', 'position', 'preview', 'previews', 'table', 'turns', 'view', 'why'],
  ...['discard', 'keep', 'kept', 'lines', 'lobby', 'look', 'me', 'people', 'record', 'result', 'tables'],
]);
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 15000;
// For the first moments a server is only being replaced, or others take its tables over.
const SOON = 10000;
const SOON_PAUSE = 1000;
const GONE_AFTER = 45000;
const PATIENCE = 8000; // an answer that takes longer means that the line is dead
const PROBE = 3000;

let socket: WebSocket | undefined;
let wanted = false;
let greeted = false;
let number = 0;
let pause = FIRST_PAUSE;
let lostAt = 0;
let away = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let heardAt = 0;
const waiting = new Map<number, Asked>();
const listeners = new Map<string, Set<(push: Push) => void>>();
const returners = new Set<() => void>();

function send(asked: Asked): void {
  asked.sent = Date.now();
  socket!.send(asked.text);
}

function ask(verb: string, members: object, again: boolean): Promise<LineAnswer<object>> {
  const id = (number += 1);
  const text = JSON.stringify({ id, do: verb, ...members });
  return new Promise((answer) => {
    const asked = { id, text, again, sent: 0, answer };
    waiting.set(id, asked);
    if (verb === 'hello' || greeted) send(asked);
  });
}

/** Asks the server. Without a line it waits for one. */
export function request<T extends object>(
  verb: string,
  members: object = {},
): Promise<LineAnswer<T>> {
  open();
  const again = READS.has(verb) || 'client' in members;
  return ask(verb, members, again) as Promise<LineAnswer<T>>;
}

function add<K, V>(map: Map<K, Set<V>>, key: K, value: V): () => void {
  const set = map.get(key) ?? new Set();
  map.set(key, set.add(value));
  return () => void set.delete(value);
}

/** Hears what the server says about a table, or (`''`) everything; gives what ends that. */
export const listen = (table: string, heard: (push: Push) => void): (() => void) =>
  add(listeners, table, heard);

/** Called each time a line is there: whoever is at a table enters it anew, before all else. */
export function onLine(back: () => void): () => void {
  returners.add(back);
  return () => void returners.delete(back);
}

/** How long the line was lost before it was found again. */
export const wasAwayFor = (): number => away;

async function greet(): Promise<void> {
  const name = settings.names[0];
  const words = { key: personKey(), lang: language(), ...(name && { name }) };
  const answer = (await ask('hello', words, false)) as LineAnswer<{
    person?: string;
    name?: string;
  }>;
  if (!answer.ok) return socket?.close();
  setMe({ person: answer.person ?? '', name: answer.name ?? '' });
  greeted = true;
  pause = FIRST_PAUSE;
  away = lostAt ? Date.now() - lostAt : 0;
  setServed(true);
  setLine('here');
  for (const back of returners) back();
  for (const asked of waiting.values()) if (!asked.sent) send(asked);
}

/** Too often for the server: what can be asked twice is asked again when it may be. */
function isPutOff(asked: Asked, answer: LineAnswer<object>): boolean {
  if (answer.ok || answer.code !== 'limit' || !asked.again || !answer.wait) return false;
  if (answer.wait > LONGEST_PAUSE) return false;
  setTimeout(() => {
    if (greeted && waiting.has(asked.id)) send(asked);
  }, answer.wait);
  return true;
}

function hear(text: string): void {
  heardAt = Date.now();
  const said = JSON.parse(text) as { id?: number; answer: LineAnswer<object> } | Push;
  if ('push' in said) {
    if (said.push === 'bye') pause = Math.max(pause, said.wait);
    const table = 'table' in said ? said.table : '';
    for (const heard of [...(listeners.get('') ?? [])]) heard(said);
    if (table) for (const heard of [...(listeners.get(table) ?? [])]) heard(said);
  } else {
    const asked = waiting.get(said.id ?? 0);
    if (asked && isPutOff(asked, said.answer)) return;
    waiting.delete(said.id ?? 0);
    asked?.answer(said.answer);
  }
}

function lose(): void {
  socket = undefined;
  greeted = false;
  if (lineState() === 'here' || !lostAt) lostAt = Date.now();
  setLine(Date.now() - lostAt > GONE_AFTER ? 'gone' : 'seeking');
  const error = t('The line was lost before the answer came.');
  for (const [id, asked] of waiting) {
    if (asked.sent && !asked.again) {
      waiting.delete(id);
      asked.answer({ ok: false, code: 'lost', error });
    }
    asked.sent = 0;
  }
  if (!wanted) return;
  timer = setTimeout(connect, pause * (0.5 + Math.random() / 2));
  const longest = Date.now() - lostAt < SOON ? SOON_PAUSE : LONGEST_PAUSE;
  pause = Math.min(Math.max(pause, FIRST_PAUSE) * 2, longest);
}

function connect(): void {
  clearTimeout(timer);
  if (socket) return;
  const address = here('live');
  address.protocol = address.protocol.replace('http', 'ws');
  const opened = new WebSocket(address, 'borgo');
  socket = opened;
  const tooLong = setTimeout(() => opened.close(), PATIENCE);
  opened.onopen = () => {
    clearTimeout(tooLong);
    heardAt = Date.now();
    void greet();
  };
  opened.onmessage = ({ data }) => hear(data as string);
  opened.onclose = () => {
    clearTimeout(tooLong);
    if (socket === opened) lose();
  };
}

/** A line whose other end is gone may say so much later, or never. */
function drop(): void {
  const dead = socket;
  if (!dead) return;
  dead.onclose = null;
  dead.close();
  lose();
}

function watchOver(): void {
  const now = Date.now();
  const stuck = [...waiting.values()].some(
    ({ sent }) => sent && now - Math.max(sent, heardAt) > PATIENCE,
  );
  if (stuck) drop();
}

/** Asks something small: no answer in a moment is a dead line. */
function probe(): void {
  if (!socket || !greeted) return;
  void request('people');
  const asked = Date.now();
  setTimeout(() => {
    if (greeted && heardAt < asked) drop();
  }, PROBE);
}

function atOnce(): void {
  if (!wanted || document.visibilityState === 'hidden') return;
  pause = FIRST_PAUSE;
  if (socket) probe();
  else connect();
}

/** Opens the line if it isn't, and keeps it open from now on. */
export function open(): void {
  if (wanted) return;
  wanted = true;
  setInterval(watchOver, 1000);
  addEventListener('online', atOnce);
  addEventListener('offline', probe);
  document.addEventListener('visibilitychange', atOnce);
  connect();
}

/** Another name, language or key: says hello anew, on a new line. */
export function renew(): void {
  if (!socket) return;
  pause = 0;
  drop();
}
