// A worker that thinks for computer players and for hints. It only ever gets what one seat sees,
// and it can be ended at any moment: whoever waits for it starts another one.
import { openModule, type Answer, type Ask } from './module';

/** A question: the request that sets the position up, then the one that is answered. */
export interface Question {
  number: number;
  set: object;
  ask: object;
  /** How long it may think; without, the level spends its own number of playouts. */
  ms?: number;
  /** A net should be gone by: the answer says `netless` if there was none. */
  net?: string;
}
/** The net of a game. */
export interface Net {
  net: string;
  bytes: Uint8Array;
}

const PROBE = 60; // playouts that tell how fast this machine is
const MOST = 1_000_000;

let take: (compiled: WebAssembly.Module) => void;
const opened = openModule(new Promise<WebAssembly.Module>((resolve) => (take = resolve)));
const nets = new Set<string>();

// The module has no clock, so a time becomes a number of playouts: a short probe of the same
// position tells the rate.
function within(ask: Ask, question: Question): object {
  if (!question.ms) return question.ask;
  const start = performance.now();
  ask({ ...question.ask, budget: PROBE });
  const spent = Math.max(performance.now() - start, 1);
  const left = Math.max(question.ms - spent, spent);
  return {
    ...question.ask,
    budget: Math.min(Math.max(Math.round((PROBE * left) / spent), PROBE), MOST),
  };
}

function answer(ask: Ask, question: Question): Answer {
  const set = ask(question.set);
  const found = set.ok ? ask(within(ask, question)) : set;
  return question.net && !nets.has(question.net) ? { ...found, netless: true } : found;
}

// The module comes compiled from whoever starts this worker, then nets and questions.
type Given = WebAssembly.Module | Net | Question;
self.addEventListener('message', async ({ data }: MessageEvent<Given>) => {
  if (data instanceof WebAssembly.Module) return take(data);
  const ask = await opened;
  if ('bytes' in data) {
    if (ask.takeNet(data.bytes)) nets.add(data.net);
  } else {
    self.postMessage({ number: data.number, answer: answer(ask, data) });
  }
});
