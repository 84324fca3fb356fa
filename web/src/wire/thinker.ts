// Asks the worker that thinks. Ending a worker is the only way to interrupt it, since nothing is shared with it: the next
// question starts another one.
import type { Answer } from './module';
import type { Question } from './thinker.worker';

interface Waiting {
  resolve(answer: Answer): void;
}

export class Thinker {
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #number = 0;

  #start(): Worker {
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<{ number: number; answer: Answer }>) => {
      this.#waiting.get(event.data.number)?.resolve(event.data.answer);
      this.#waiting.delete(event.data.number);
    });
    worker.addEventListener('error', (event) => this.#end(event.message));
    return worker;
  }

  #end(error: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { resolve } of this.#waiting.values()) resolve({ ok: false, error });
    this.#waiting.clear();
  }

  ask(set: object, request: object, ms?: number): Promise<Answer> {
    this.#worker ??= this.#start();
    const question: Question = { number: (this.#number += 1), set, ask: request, ...(ms && { ms }) };
    this.#worker.postMessage(question);
    return new Promise((resolve) => this.#waiting.set(question.number, { resolve }));
  }

  cancel(): void {
    if (this.#waiting.size > 0) this.#end('cancelled');
  }
}
