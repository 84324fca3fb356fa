// Asks the worker that thinks. Ending a worker is the only way to interrupt it, since nothing is
// shared with it: the next question starts another one.
import type { Answer } from './module';
import type { Question } from './thinker.worker';

interface Waiting {
  resolve(answer: Answer): void;
}

export class Thinker {
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #number = 0;
  #compiled: Promise<WebAssembly.Module>;

  constructor(compiled: Promise<WebAssembly.Module>) {
    this.#compiled = compiled;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener(
      'message',
      (event: MessageEvent<{ number: number; answer: Answer }>) => {
        this.#waiting.get(event.data.number)?.resolve(event.data.answer);
        this.#waiting.delete(event.data.number);
      },
    );
    worker.addEventListener('error', (event) => this.#end(event.message));
    void this.#compiled.then((module) => worker.postMessage(module));
    return worker;
  }

  #end(error: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { resolve } of this.#waiting.values()) resolve({ ok: false, error });
    this.#waiting.clear();
  }

  /** Somebody will have to think soon. */
  warm(): void {
    this.#worker ??= this.#start();
  }

  ask(set: object, request: object, ms?: number): Promise<Answer> {
    this.warm();
    const question: Question = {
      number: (this.#number += 1),
      set,
      ask: request,
      ...(ms && { ms }),
    };
    this.#worker!.postMessage(question);
    return new Promise((resolve) => this.#waiting.set(question.number, { resolve }));
  }

  cancel(): void {
    if (this.#waiting.size > 0) this.#end('cancelled');
  }
}
