// Small things that a table's screen shows beside what the wire says.
import type { Cell, Move } from './wire-types';

/** A step of a turn that is suggested, where it touches the board. */
export interface Step {
  number: number;
  cell: Cell;
  move: Move;
}

/** A cell that somebody chose in vain. */
export interface Barred {
  cell: Cell;
  /** The rule's id, as the rules text has it. */
  rule: string;
}

/** A question to the person at the screen, in place of the hand. */
export interface Asking {
  text: string;
  yes: string;
  no: string;
  answer(agrees: boolean): void;
}
