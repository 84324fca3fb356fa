// What is judged of a game so far: everybody's chances after each move, and what decisions cost.
// Numbers and sentences come from the wire; here they are only sorted.
import { language } from '../words/words.svelte';
import type { HintTurn } from '../table/hints';
import type { Judged } from './judging';
import type { Looking } from './looking.svelte';

/** A cost under that is never shown. */
const LEAST = 0.03;

/** A decision that something else would have been better than. */
export interface Decision {
  /** The position after it. */
  step: number;
  seat: number;
  cost: number;
  /** The chance to win with what was played, and with what was best. */
  chance: number;
  best: number;
  exact: boolean;
  better: HintTurn;
  /** Why, as far as it can be told. */
  reason?: string;
}

/** What moved a seat's chance to win, in parts of one. */
export interface Account {
  seat: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  end: number;
}

export class Judgement {
  readonly looking: Looking;
  judged = $state.raw<Judged | null>(null);

  constructor(looking: Looking) {
    this.looking = looking;
    looking.reader.onjudged = (judged) => (this.judged = judged);
  }

  /** Everybody's chances, by the number of moves made; as far as it is known from the left. */
  get curve(): readonly (readonly number[])[] {
    return [];
  }
  readonly costly: Decision[] = $derived.by(() => this.#costly());
  get accounts(): Account[] {
    return [];
  }

  #costly(): Decision[] {
    void [LEAST, language()];
    return [];
  }
}
