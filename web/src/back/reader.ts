// The page's end of the worker that reads a game again: a promise for each call, and what is judged
// as it comes.
import type { Origin } from '../../types/analysis';
import type { Answer } from '../wire/client';
import type { Judged } from './judging';
import type { Placed } from './links';
import type { Call, Reply } from './reader.worker';

/** A game kept in this browser, a record that somebody brings, or a position from an address. */
export type Source = { id: string } | { record: string } | { placed: Placed };

export interface Sitter {
  /** `human` or a level. */
  player: string;
  name: string;
}

/** A seat's eyes, those of somebody without a seat, or eyes that see everything. */
export type Eyes = number | 'watch' | 'open';

/** A game as it was opened. */
export interface Opened extends Answer {
  game: string;
  seats: Sitter[];
  /** How many moves it has. */
  count: number;
  over: boolean;
  /** Whose eyes one may look with. */
  eyes: Eyes[];
  winners?: number[];
  final?: number[];
  /** What the record is known by; empty for a position alone. */
  id: string;
  /** The game it was played on from, where it began at a position. */
  from?: Origin;
  /** It is only a position: there is nothing before and behind it. */
  placed?: boolean;
}

export class Reader {
  /** Something was judged. */
  onjudged: (judged: Judged) => void = () => {};
  #worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  #waiting = new Map<number, (answer: Answer) => void>();
  #number = 0;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if ('judged' in data) return this.onjudged(data.judged);
      this.#waiting.get(data.number)?.(data.answer);
      this.#waiting.delete(data.number);
    });
    this.#worker.addEventListener('error', ({ message }) => {
      for (const resolve of this.#waiting.values()) resolve({ ok: false, error: message });
      this.#waiting.clear();
    });
  }

  call<T extends object>(name: Call['call'], given: object = {}): Promise<Answer & T> {
    const number = (this.#number += 1);
    this.#worker.postMessage({ number, call: name, with: { ...given } } satisfies Call);
    return new Promise((resolve) =>
      this.#waiting.set(number, resolve as (answer: Answer) => void),
    );
  }

  /** A request to the wire (docs/engine-protocol.md) about this game. */
  ask<T extends object>(request: object): Promise<Answer & T> {
    return this.call<T>('ask', request);
  }

  end(): void {
    this.#worker.terminate();
    for (const resolve of this.#waiting.values()) resolve({ ok: false, error: 'cancelled' });
    this.#waiting.clear();
  }
}
