// Whom a table asks: the worker of this page, or a server. What is asked is the same
// (docs/engine-protocol.md), and so is everything the page shows of it.
import { ask, call, type Answer } from '../wire/client';
import type { SeatInfo, Status, Viewer } from './wire-types';

/** Who sits at the table, and who wants to take back. */
export interface Sitters {
  seats: SeatInfo[];
  wish?: { seat: number };
}

export interface Door {
  /** Whose eyes there are here; missing: whoever is to act takes the device. */
  readonly viewer?: Viewer;
  ask<T extends object>(request: object): Promise<Answer & T>;
  /** What it refuses is said in place of the sentence, and nothing has changed. */
  readonly refuses?: boolean;
  /** A seat's computer player moves; missing: it does so by itself. */
  think?(request: object): Promise<Answer>;
  /** Whole turns as advice. */
  hint(request: { seat: number; lang: string }): Promise<Answer>;
  /** Nobody waits for a thought any more. */
  cancel(): Promise<unknown>;
  /** The record as it may be shown now. */
  record(): Promise<Answer>;
  /** Goes over to the position of a status, before it is looked at. */
  follow?(status: Status): Promise<void>;
  leave(): void;
}

/** A game kept in this browser. */
export const ownDoor = (id: string): Door => ({
  ask,
  think: (request) => call('think', request),
  hint: (request) => call('hint', request),
  cancel: () => call('cancel'),
  record: () => call('record'),
  leave: () => void call('leave', { id }),
});
