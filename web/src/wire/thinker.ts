// Asks the worker that thinks. Ending a worker is the only way to interrupt it, since nothing is
// shared with it: the next question starts another one.
import type { Answer } from './module';
import { netName, netOf } from './nets';
import type { Net, Question } from './thinker.worker';

interface Waiting {
  resolve(answer: Answer): void;
}

/** How it is thought about: for so long, and by the net of that game if it has one. */
interface Terms {
  ms?: number;
  net?: string;
}

export class Thinker {
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  /** The games whose nets this worker has. */
  #handed = new Set<string>();
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
    this.#handed.clear();
    for (const { resolve } of this.#waiting.values()) resolve({ ok: false, error });
    this.#waiting.clear();
  }

  /** Somebody will have to think soon. */
  warm(): void {
    this.#worker ??= this.#start();
  }

  ask(set: object, request: object, { ms, net }: Terms = {}): Promise<Answer> {
    this.warm();
    const number = (this.#number += 1);
    const wanted = net && netName(net) ? { net } : {};
    const question: Question = { number, set, ask: request, ...(ms && { ms }), ...wanted };
    void this.#send(question);
    return new Promise((resolve) => this.#waiting.set(number, { resolve }));
  }

  /** With its net in front; unless it was cancelled while that was being fetched. */
  async #send(question: Question): Promise<void> {
    const { net } = question;
    const bytes = net && (await netOf(net));
    if (net && !this.#waiting.has(question.number)) return;
    if (bytes && !this.#handed.has(net)) {
      this.#handed.add(net);
      this.#worker!.postMessage({ net, bytes } satisfies Net);
    }
    this.#worker!.postMessage(question);
  }

  cancel(): void {
    if (this.#waiting.size > 0) this.#end('cancelled');
  }
}
