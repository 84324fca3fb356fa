// Your record at the server, under your key, for those who want: docs/protocol.md says how lines
// are kept there. What differs from what the server is known to have goes there, what is new there
// comes here; both can happen twice, late, and at several devices at once.
import type { KeptAnswer, KeptLine } from '../../types/live';
import { t } from '../words/words.svelte';
import { clearBase, dropBase, putBase, readBase, type Base } from './base';
import { dropLine, keepLine, linesOf, readLine, readWhole } from './store';
import { forgetSwitch, readSwitch, setSwitch } from './switch';

export interface Outcome {
  /** The record here is another one than before. */
  changed: boolean;
  /** A sentence, or empty. */
  problem: string;
}

const FINE: Outcome = { changed: false, problem: '' };
const OVERLAP = 60000; // two servers may have written at once
const AT_ONCE = 40;
const BYTES = 60000;
const LONGEST = 4096;
const LATEST = Number.MAX_SAFE_INTEGER;

const line = () => import('../online/line');
const bytes = (text: string): number => new TextEncoder().encode(text).length;
const away = (): Outcome => ({
  changed: false,
  problem: t('The server can’t be reached now.'),
});

/** What is here, by the names lines have there; what the server would not take stays here. */
async function own(): Promise<Map<string, string>> {
  const fits = ([name, text]: [string, string]) =>
    /^[-\w./:]{1,80}$/.test(name) && bytes(text) <= LONGEST;
  return new Map(linesOf(await readWhole()).filter(fits));
}

/** What was there and is gone here without having been deleted comes again. */
async function mend(): Promise<void> {
  const [base, mine] = [await readBase(), await own()];
  const back = [...base.values()].filter(({ name, struck }) => struck && mine.has(name));
  await putBase(back.map(({ struck: _, ...rest }) => rest));
  const lost = [...base.values()].filter(
    ({ name, text, struck }) => text !== null && !struck && !mine.has(name),
  );
  if (!lost.length) return;
  await dropBase(lost.map(({ name }) => name));
  setSwitch({ until: 0 });
}

/** Whether what is here holds against what comes: it was changed, deleted or brought back here. */
function holds(base: Base | undefined, mine: string | null, { again, text }: Base): boolean {
  if (!base || base.again !== again || mine === base.text) return false;
  return text !== null || base.text === null;
}

/** Takes what has come; whether it changed anything here. */
async function take(lines: KeptLine[]): Promise<boolean> {
  const [base, mine] = [await readBase(), await own()];
  const known: Base[] = [];
  let changed = false;
  for (const { name, again, line: given } of lines) {
    const before = base.get(name);
    const text = given === null ? null : readLine(name, given);
    if (text === undefined || (before && before.again > again)) continue;
    const here = mine.get(name) ?? null;
    const now = { name, again, text };
    if (holds(before, here, now)) {
      known.push({ ...now, ...(here === null && text !== null && { struck: true }) });
      continue;
    }
    known.push(now);
    if (text === here) continue;
    changed = true;
    await (text === null ? dropLine(name) : keepLine(name, text));
  }
  await putBase(known);
  return changed;
}

/** All that is new there. */
async function pull(): Promise<Outcome> {
  const { request } = await line();
  const { book, until } = readSwitch();
  let since = Math.max(0, until - OVERLAP);
  let changed = false;
  for (;;) {
    const answer = await request<KeptAnswer>('kept', { since });
    if (!answer.ok) return { changed, problem: answer.error };
    if (answer.book !== book) {
      forgetSwitch();
      return {
        changed,
        problem: t('Your record was deleted on the server, from another device. Here it is still.'),
      };
    }
    if (answer.until < readSwitch().until && !answer.more) return anew(changed);
    changed = (await take(answer.lines)) || changed;
    setSwitch({ until: Math.max(answer.until, readSwitch().until) });
    if (!answer.more || answer.until <= since) return { changed, problem: '' };
    since = answer.until;
  }
}

/** The server has gone back to an older copy of its own: nothing is known of what it has. */
async function anew(changed: boolean): Promise<Outcome> {
  await clearBase();
  setSwitch({ until: 0 });
  const outcome = await pull();
  return { ...outcome, changed: outcome.changed || changed };
}

/** What the server doesn't have as it is here. */
async function news(): Promise<Base[]> {
  const [base, mine] = [await readBase(), await own()];
  const brought = [...mine].flatMap(([name, text]): Base[] => {
    const before = base.get(name);
    if (before?.text === text) return [];
    const again = before ? before.again + (before.text === null ? 1 : 0) : 0;
    return [{ name, again, text }];
  });
  const struck = [...base.values()].filter((each) => each.struck && !mine.has(each.name));
  return [...brought, ...struck.map(({ name, again }) => ({ name, again, text: null }))];
}

function firstOf(lines: Base[]): Base[] {
  let size = 0;
  const most = lines.findIndex(
    ({ name, text }, index) =>
      index === AT_ONCE ||
      (size += 60 + name.length + bytes(JSON.stringify(text))) > BYTES,
  );
  return most < 0 ? lines : lines.slice(0, most);
}

/** What is wrong, or nothing; a line that the server doesn't understand keeps no other from it. */
async function send(part: Base[]): Promise<string> {
  const { request } = await line();
  const lines = part.map(({ name, again, text }) => ({ name, again, line: text }));
  const answer = await request('keep', { book: readSwitch().book, lines });
  if (answer.ok) await putBase(part);
  else if (answer.code !== 'bad') return answer.error;
  else if (part.length > 1)
    for (const each of part) {
      const problem = await send([each]);
      if (problem) return problem;
    }
  return '';
}

async function push(): Promise<string> {
  for (let left = await news(); left.length; ) {
    const part = firstOf(left);
    const problem = await send(part);
    if (problem) return problem;
    left = left.slice(part.length);
  }
  return '';
}

async function once(): Promise<Outcome> {
  const { findServer, open } = await line();
  if (!readSwitch().on) return FINE;
  try {
    if (!(await findServer())) return away();
    open();
    await mend();
    const outcome = await pull();
    return outcome.problem ? outcome : { ...outcome, problem: await push() };
  } catch {
    return { changed: true, problem: t('This browser can’t keep what is needed for that.') };
  }
}

let running: Promise<Outcome> = Promise.resolve(FINE);

/** Brings both to the same, one time after the other. */
export const sync = (): Promise<Outcome> => (running = running.then(once));

/** Everything was deleted here on purpose: it is to be deleted there too. */
export async function strikeAll(): Promise<void> {
  if (!readSwitch().book) return;
  const alive = [...(await readBase()).values()].filter(({ text }) => text !== null);
  await putBase(alive.map((base) => ({ ...base, struck: true })));
}

/** Of those names the ones that were deleted. */
export async function struckOut(): Promise<Set<string>> {
  if (!readSwitch().on) return new Set();
  const base = await readBase().catch(() => new Map<string, Base>());
  const gone = [...base.values()].filter(({ text, struck }) => text === null || struck);
  return new Set(gone.map(({ name }) => name));
}

/** Whether a record of this person is there. */
export async function isThere(): Promise<boolean> {
  const { findServer, open, request } = await line();
  if (!(await findServer())) return false;
  open();
  const answer = await request<KeptAnswer>('kept', { since: LATEST });
  return answer.ok && Boolean(answer.book);
}

export async function turnOn(): Promise<Outcome> {
  const { findServer, open, request } = await line();
  if (!(await findServer())) return away();
  open();
  const opened = await request('keep');
  if (!opened.ok) return { changed: false, problem: opened.error };
  const found = await request<KeptAnswer>('kept', { since: LATEST });
  if (!found.ok) return { changed: false, problem: found.error };
  try {
    if (readSwitch().book !== found.book) {
      await clearBase();
      setSwitch({ until: 0 });
    }
  } catch {
    return { changed: false, problem: t('This browser can’t keep what is needed for that.') };
  }
  setSwitch({ on: true, book: found.book ?? '' });
  return sync();
}

/** From now on nothing goes there; what is there stays, or is deleted. */
export async function turnOff(stays: boolean): Promise<string> {
  await running;
  if (stays) {
    setSwitch({ on: false });
    return '';
  }
  const { findServer, open, request } = await line();
  if (!(await findServer())) return away().problem;
  open();
  const answer = await request('discard');
  if (!answer.ok) return answer.error;
  forgetSwitch();
  await clearBase().catch(() => {});
  return '';
}
