// The page's end of the table's worker: a promise for each call.
import type { Answer } from './module';
import type { Call, Reply } from './table.worker';

export type { Answer } from './module';
export type { KeptGame } from './keep';

const waiting = new Map<number, (answer: Answer) => void>();
let number = 0;
let worker: Worker | undefined;

function start(): Worker {
  const started = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', (event: MessageEvent<Reply>) => {
    waiting.get(event.data.number)?.(event.data.answer);
    waiting.delete(event.data.number);
  });
  started.addEventListener('error', (event) => {
    for (const resolve of waiting.values()) resolve({ ok: false, error: event.message });
    waiting.clear();
  });
  return started;
}

export function call(name: Call['call'], given: object = {}): Promise<Answer> {
  worker ??= start();
  number += 1;
  const own = number;
  worker.postMessage({
    number: own,
    call: name,
    with: given as Record<string, unknown>,
  } satisfies Call);
  return new Promise((resolve) => waiting.set(own, resolve));
}

/** A request to the wire (docs/engine-protocol.md). */
export function ask<T extends object>(request: object): Promise<Answer & T> {
  return call('ask', request) as Promise<Answer & T>;
}
