// The worker that reads a game again. It has the record with all its secrets and shows the page
// what the chosen eyes may see at a step; as long as a game goes on that is only what its people
// know anyway. Judging takes long and is done by workers of its own.
import type { Origin } from '../../types/analysis';
import { agreeOnDeal, keptOf } from '../wire/deal';
import { freshId, keepGame, readGame } from '../wire/keep';
import { compile, openModule, type Answer, type Ask } from '../wire/module';
import type { Terms } from './judge.worker';
import { Judging, type Judged } from './judging';
import type { Placed } from './links';
import type { Eyes, Sitter, Source } from './reader';

export interface Call {
  number: number;
  call: keyof typeof calls;
  with: Record<string, unknown>;
}
/** What a call is answered with, or how far the judging is. */
export type Reply = { number: number; answer: Answer } | { judged: Judged };

interface Table {
  game: string;
  seats: Sitter[];
  data?: Record<string, string>;
  from?: Origin;
}
interface Asked extends Record<string, unknown> {
  do: string;
  eyes?: Eyes;
}

// What shows nothing of a game.
const FOR_ALL = ['board', 'verify', 'rules'];

const compiled = compile();
const opened = openModule(compiled);
const judging = new Judging(compiled, (judged) => self.postMessage({ judged } satisfies Reply));
let ask: Ask;
let record = '';
let id = '';
let allowed: Eyes[] = [];
let table: Table = { game: '', seats: [] };

const failed = (error: string): Answer => ({ ok: false, error });

/** Whose eyes one may look with: all of a game that is over, else the only person's. */
function eyesFor(seats: Sitter[], over: boolean): Eyes[] {
  const people = seats.flatMap(({ player }, seat) => (player === 'human' ? [seat] : []));
  if (over || people.length === 0) return ['open', ...seats.keys()];
  return people.length === 1 ? [people[0]!] : ['watch'];
}

async function textOf(source: Source): Promise<string | undefined> {
  if ('record' in source) return source.record;
  return 'id' in source ? (await readGame(source.id))?.record : '';
}

async function open(source: Source): Promise<Answer> {
  judging.stop();
  if ('placed' in source) return place(source.placed);
  const text = await textOf(source);
  if (text === undefined) return failed('gone');
  const loaded = ask({ do: 'load', record: text });
  if (!loaded.ok) return loaded;
  record = text;
  id = String(loaded.id ?? '');
  const { over, count } = loaded;
  const { game, seats, data, from } = ask({ do: 'table' }) as Answer & Table;
  table = { game, seats, ...(data && { data }) };
  allowed = eyesFor(seats, over === true);
  const result = over ? ask({ do: 'result' }) : {};
  return { ...result, ok: true, game, seats, count, over, eyes: allowed, id, from };
}

/** A position that somebody sent: all of it, or what one seat saw. */
function place({ game, position, names, viewer, data }: Placed): Answer {
  const seen = viewer === undefined ? {} : { viewer };
  const set = ask({ do: 'set', game, position, names, ...seen, ...(data && { data }) });
  if (!set.ok) return set;
  const seats = names.map((name) => ({ player: 'human', name }));
  table = { game, seats, ...(data && { data }) };
  allowed = viewer === undefined ? ['open', ...seats.keys()] : [viewer];
  return { ok: true, game, seats, count: 0, over: set.over, eyes: allowed, id: '', placed: true };
}

/** What is asked for eyes: a view says whose, the rest has a viewer unless all is seen. */
function seen({ eyes, ...request }: Asked): Answer {
  if (!allowed.some((each) => each === eyes)) return failed('these eyes may not look');
  if (request.do === 'view') return ask({ ...request, seat: eyes });
  return ask(eyes === 'open' ? request : { ...request, viewer: eyes });
}

/** The position after so many moves, for an address: what these eyes see of a game that goes on. */
function positionOf({ at, eyes }: { at: number; eyes: Eyes }): Answer {
  const whole = allowed.includes('open');
  const found = ask({ do: 'view', at, seat: whole ? 'open' : eyes, board: false, position: true });
  if (!found.ok) return found;
  const { game, seats, data } = table;
  const names = seats.map(({ name }) => name);
  const placed = { game, position: found.position, names, ...(data && { data }) };
  return { ok: true, placed: whole ? placed : { ...placed, viewer: eyes } };
}

/** A new table that begins there; it says where it comes from. The page sees nothing of it. */
async function playOn({ at, seats }: { at: number; seats: object[] }): Promise<Answer> {
  const found = ask({ do: 'view', at, seat: 'open', board: false, position: true });
  if (!found.ok) return found;
  const { game, data } = table;
  const from = id && { from: { record: id, step: at } };
  const module = await openModule(compiled);
  const position = found.position;
  const begun = module({ do: 'open', game, position, seats, ...from, ...(data && { data }) });
  if (!begun.ok) return begun;
  const agreed = agreeOnDeal(module);
  if (!agreed.ok) return agreed;
  const fresh = freshId();
  await keepGame(keptOf(module, fresh, agreed));
  return { ok: true, id: fresh };
}

/** The game whose net judges; it knows the data that came with it. */
const judgedBy = (): string => (table.data ? '' : table.game);

const done = (what: void): Answer => ({ ok: true, done: what === undefined });

const calls = {
  open,
  ask: (request: Asked) => (FOR_ALL.includes(request.do) ? ask(request) : seen(request)),
  positionOf,
  playOn,
  recall: async (terms: Terms) => done(await judging.recall(ask, id, terms, judgedBy())),
  judge: (terms: Terms) => done(judging.start({ record, game: judgedBy() }, terms)),
  stop: () => done(judging.stop()),
  /** Without the seed while it goes on. */
  record: () => ask({ do: 'record' }),
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
