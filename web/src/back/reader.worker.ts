// The worker that reads a game again. It has the record with all its secrets and shows the page
// what the chosen eyes may see at a step; as long as a game goes on that is only what its people
// know anyway. Judging takes long and is done by workers of its own.
import { readGame } from '../wire/keep';
import { compile, openModule, type Answer, type Ask } from '../wire/module';
import { Judging, type Judged } from './judging';
import type { Eyes, Source } from './reader';

export interface Call {
  number: number;
  call: keyof typeof calls;
  with: Record<string, unknown>;
}
/** What a call is answered with, or how far the judging is. */
export type Reply = { number: number; answer: Answer } | { judged: Judged };

interface Table extends Answer {
  game: string;
  seats: { player: string; name: string }[];
}

const compiled = compile();
const opened = openModule(compiled);
const judging = new Judging(compiled, (judged) => self.postMessage({ judged } satisfies Reply));
let ask: Ask;
let record = '';
let allowed: Eyes[] = [];

const failed = (error: string): Answer => ({ ok: false, error });

/** Whose eyes one may look with: all of a game that is over, else the only person's. */
function eyesFor({ seats }: Table, over: boolean): Eyes[] {
  const people = seats.flatMap(({ player }, seat) => (player === 'human' ? [seat] : []));
  if (over || people.length === 0) return ['chance', ...seats.keys()];
  return people.length === 1 ? [people[0]!] : ['watch'];
}

async function textOf(source: Source): Promise<string | undefined> {
  return 'record' in source ? source.record : (await readGame(source.id))?.record;
}

async function open(source: Source): Promise<Answer> {
  const text = await textOf(source);
  if (text === undefined) return failed('gone');
  judging.stop();
  const loaded = ask({ do: 'load', record: text, viewer: 'watch' });
  if (!loaded.ok) return loaded;
  record = text;
  const table = ask({ do: 'table' }) as Table;
  allowed = eyesFor(table, loaded.over === true);
  const { game, seats } = table;
  const { count, over } = loaded;
  const result = over ? ask({ do: 'result' }) : {};
  return { ...result, ok: true, game, seats, count, over, eyes: allowed };
}

// SHIM until the wire shows a position at a step.
const second = openModule(compiled);
let stood = -1;
let status: Answer = { ok: true };
async function at(step: number): Promise<Ask> {
  const other = await second;
  if (stood !== step) {
    const lines = record.split('\n');
    const start = lines.indexOf('moves') + 1;
    const head = lines.slice(0, start);
    const moves = lines.slice(start).filter((l) => /^(chance|\d) /.test(l)).slice(0, step);
    const tail = step < 1e9 && lines.includes('over') && moves.length === lines.slice(start).filter((l) => /^(chance|\d) /.test(l)).length ? lines.slice(lines.indexOf('over')) : ['unfinished', 'end', ''];
    status = other({ do: 'load', record: [...head, ...moves, ...tail].join('\n'), viewer: 'watch' });
    stood = step;
  }
  return other;
}

const isAllowed = (viewer: unknown): boolean => allowed.some((eyes) => eyes === viewer);

const calls = {
  open,
  async ask(request: { do: string; viewer?: unknown; step?: number }) {
    const open = ['board', 'table', 'verify', 'result'].includes(request.do);
    if (!open && !isAllowed(request.viewer)) return failed('these eyes may not look');
    if (request.viewer === 'chance') delete request.viewer;
    if (request.step !== undefined) {
      const { step, ...rest } = request;
      const other = await at(step);
      return status.ok ? { ...status, ...other(rest) } : status;
    }
    return ask(request);
  },
};

self.addEventListener('message', async (event: MessageEvent<Call>) => {
  ask = await opened;
  const { number, call, with: given } = event.data;
  let answer: Answer;
  try {
    answer = (await (calls[call] as (given: unknown) => unknown)(given)) as Answer;
  } catch (problem) {
    answer = failed(String(problem));
  }
  self.postMessage({ number, answer } satisfies Reply);
});
