// A worker that thinks for computer players and for hints. It only ever gets what one seat sees,
// and it can be ended at any moment: whoever waits for it starts another one.
import { openModule, type Ask } from './module';

/** A question: the request that sets the position up, then the one that is answered. */
export interface Question {
  number: number;
  set: object;
  ask: object;
  /** How long it may think; without, the level spends its own number of playouts. */
  ms?: number;
}

const PROBE = 60; // playouts that tell how fast this machine is
const MOST = 1_000_000;

let take: (compiled: WebAssembly.Module) => void;
const opened = openModule(new Promise<WebAssembly.Module>((resolve) => (take = resolve)));

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

// The module comes compiled from whoever starts this worker; everything else is a question.
self.addEventListener('message', async (event: MessageEvent<Question | WebAssembly.Module>) => {
  const question = event.data;
  if (question instanceof WebAssembly.Module) return take(question);
  const ask = await opened;
  const set = ask(question.set);
  const answer = set.ok ? ask(within(ask, question)) : set;
  self.postMessage({ number: question.number, answer });
});
