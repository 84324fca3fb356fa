// The worker at whose table the page plays: a sitting with its dealer, its record and its secrets.
// The page asks for what a viewer may see and never gets more; records with secrets go from here
// into the browser's database and nowhere else. Computer players and hints think in a worker of
// their own, so that this one always answers at once.
import { notePlayed } from '../record/note';
import { agreeOnDeal, keptOf } from './deal';
import { forgetGame, freshId, isKept, keepGame, listGames, readGame } from './keep';
import { compile, openModule, type Answer, type Ask } from './module';
import { Thinker } from './thinker';

/** What a call is answered with; `kept` false: the browser lets nothing be stored. */
export interface Reply {
  number: number;
  answer: Answer;
}
export interface Call {
  number: number;
  call: keyof typeof calls;
  with: Record<string, unknown>;
}

// What shows nothing of a game, or can be shown to nobody in particular.
const FOR_ALL = new Set([
  'catalogue',
  'check',
  'data',
  'rules',
  'table',
  'board',
  'why',
  'result',
  'sealing',
  'verify',
  'promise',
  'games',
  'puzzles',
]);
// What changes a table, and is kept before it is answered.
const CHANGES = new Set(['move', 'back', 'consent', 'sit']);
// The level that has a clock, and goes by the game's net.
const MASTER = 'master';
const MASTER_MS = 1000;

const compiled = compile();
const opened = openModule(compiled);
const thinker = new Thinker(compiled);
let ask: Ask;
let id = '';
let release: (() => void) | undefined;

const failed = (error: string): Answer => ({ ok: false, error });

function letGo(): void {
  release?.();
  release = undefined;
  id = '';
}

/** One game is played in one tab at a time: two would write over each other's moves. */
async function hold(wanted: string): Promise<boolean> {
  if (wanted === id) return true;
  letGo();
  // There are none without a secure connection, as from another machine at home.
  if (!navigator.locks) return true;
  return new Promise((resolve) => {
    void navigator.locks.request(`borgo-${wanted}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise<void>((done) => (release = done));
    });
  });
}

async function keep(answer: Answer): Promise<Answer> {
  if (!answer.ok || !id) return answer;
  return { ...answer, kept: await keepGame(keptOf(ask, id, answer)) };
}

/** After a move, which may have been the last. */
async function keepMove(answer: Answer): Promise<Answer> {
  const kept = await keep(answer);
  if (kept.ok && kept.over && id)
    await notePlayed(keptOf(ask, id, answer), ask({ do: 'result' }).winners as number[]);
  return kept;
}

async function start(request: object): Promise<Answer> {
  const answer = ask({ ...request, do: 'open' });
  if (!answer.ok) return answer;
  // The module has another game now: nothing may be kept under the last one's name.
  letGo();
  const agreed = agreeOnDeal(ask);
  if (!agreed.ok) return agreed;
  const fresh = freshId();
  await hold(fresh);
  id = fresh;
  return { ...(await keep(agreed)), id };
}

async function resume(wanted: string): Promise<Answer> {
  const kept = await readGame(wanted);
  if (!kept) return failed('gone');
  if (!(await hold(wanted))) return failed('elsewhere');
  const answer = ask({ do: 'load', record: kept.record });
  if (!answer.ok) return answer;
  id = wanted;
  thinker.warm();
  return { ...ask({ do: 'advance', viewer: 'watch' }), id, game: kept.game, kept: isKept(id) };
}

/** A record of the user's: it becomes a kept game like any other. */
async function bring(record: string): Promise<Answer> {
  const answer = ask({ do: 'load', record });
  if (!answer.ok) return answer;
  const fresh = freshId();
  await hold(fresh);
  id = fresh;
  return { ...(await keep(ask({ do: 'advance', viewer: 'watch' }))), id };
}

/** A position in the eyes of a seat; `data` where it is played with some of the people's own. */
interface Seen {
  game: string;
  data?: object;
}
interface Job extends Answer {
  set: Seen;
  best: { level: string };
  ticket: string;
}

/** A net knows the data that came with its game. */
const asMaster = ({ game, data }: Seen) => ({ ms: MASTER_MS, ...(!data && { net: game }) });

/**
 * A computer player's seat thinks elsewhere and moves here. What has become stale meanwhile is
 * simply not played.
 */
async function think(shown: { seat: number }): Promise<Answer> {
  const job = ask({ do: 'job', seat: shown.seat }) as Job;
  if (!job.ok) return job;
  const terms = job.best.level === MASTER ? asMaster(job.set) : {};
  const found = await thinker.ask(job.set, job.best, terms);
  if (!found.ok) return found;
  const { move, netless } = found;
  const status = await keepMove(ask({ ...shown, do: 'thought', ticket: job.ticket, move }));
  return { ...status, ...(netless === true && { netless }) };
}

/** Looks from the seat's own eyes alone, so it could as well be a stranger's. */
async function hint(shown: { seat: number; lang: string }): Promise<Answer> {
  const job = ask({ do: 'job', seat: shown.seat, level: MASTER }) as Job;
  return job.ok ? advise({ ...shown, set: job.set }) : job;
}

/** The same about a game that is only seen: a table elsewhere. */
function advise({ set, ...shown }: { set: Seen; seat: number; lang: string }): Promise<Answer> {
  return thinker.ask(set, { ...shown, do: 'hint', level: MASTER }, asMaster(set));
}

const calls = {
  ask(request: { do: string; viewer?: unknown }) {
    const answer =
      FOR_ALL.has(request.do) || request.viewer !== undefined
        ? ask(request)
        : failed('the page asks for a viewer only');
    if (request.do === 'move') return keepMove(answer);
    return CHANGES.has(request.do) ? keep(answer) : answer;
  },
  start,
  resume: ({ id: wanted }: { id: string }) => resume(wanted),
  bring: ({ record }: { record: string }) => bring(record),
  async list() {
    return { ok: true, games: await listGames() };
  },
  async forget({ id: wanted }: { id: string }) {
    await forgetGame(wanted);
    return { ok: true };
  },
  think,
  hint,
  advise,
  cancel() {
    thinker.cancel();
    return { ok: true };
  },
  /** A lesson takes the place of the table there is. */
  lesson(request: object) {
    letGo();
    return ask({ ...request, do: 'lesson', viewer: 'watch' });
  },
  /** A puzzle takes the place of the table there is. */
  puzzle(request: object) {
    letGo();
    return ask({ ...request, do: 'puzzle', viewer: 'watch' });
  },
  /** What a turn in a puzzle of that game is worth. */
  verdict({ game, set, ...turn }: { game: string; set: object }) {
    const opened = { ...set, do: 'puzzle', viewer: 'watch' };
    return thinker.ask(opened, { ...turn, do: 'verdict', viewer: 'watch' }, { net: game });
  },
  /** A table at the position of the puzzle there is: never at one of a game that is being played. */
  playOn({ game, seats }: { game: string; seats: object[] }) {
    const { ok, position } = id ? failed('') : ask({ do: 'position' });
    return ok ? start({ game, position, seats }) : failed('there is no puzzle');
  },
  /** Another tab may go on with it; unless this one is at another table already. */
  leave({ id: left }: { id: string }) {
    thinker.cancel();
    if (left === id) letGo();
    return { ok: true };
  },
  /** Without the seed while it goes on. */
  record: () => ask({ do: 'record', viewer: 'watch' }),
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
