// What a game brings to the table's screen: its board, its hand, and a chooser that knows what has
// been chosen of a move so far. The screen does the rest: pointer, touch and keys, buttons, seats,
// news, sheets. A chooser never decides what is legal or what it earns: it only sorts the legal
// moves the table has.
import type { Component } from 'svelte';
import type { IconName } from '../draw/icons';
import type { Point, Seat } from '../draw/base';
import type { Box } from '../draw/inkFrame';
import type { Table } from './table.svelte';
import type { Cell, Entry, Move, Told, Turn } from './wire-types';

/**
 * A place that can be chosen now. The screen puts a real button over it, in the units of the
 * board's drawing.
 */
export interface Target {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** For those who can't see the board: "row 3, column 4, blue, two dots". */
  label: string;
  /** Chosen by hover, focus or a first tap: shows what it would be. */
  aim(): void;
  /** A click of the mouse, a second tap, Enter. Left out: the main button's action. */
  act?(touched: boolean): void;
  /** Nothing is decided by it: a first tap acts at once. */
  direct?: boolean;
  /** A second tap of a finger, where it does something else than a click. */
  again?(): void;
}

/** A button of the action bar. */
export interface Action {
  label: string;
  icon?: IconName;
  /** A letter, as KeyboardEvent.key gives it, in small. */
  key?: string;
  /** Why it can't be used now, as a sentence: the button is pale and says so. */
  not?: string;
  act(): void;
}

/** A number that rises where points were earned, in the units of the board's drawing. */
export interface Float {
  x: number;
  y: number;
  text: string;
  seat: number;
}

/** A piece that isn't there, drawn as if it were: what somebody would do. */
export interface Imagined {
  /** In the units of the board's drawing; it is shown pale. */
  svg: string;
  /** What a frame is drawn round; none where the drawing says enough. */
  box?: Box;
  /** Where a tag about it points. */
  tip: Point;
}

/** What stands for a turn where a whole game is shown small. */
export type LittleSign = 'house' | 'tree' | 'card' | 'pawn' | 'tile';

export interface Chooser {
  /** The size of the board's drawing, in its own units; depends on desk or phone. */
  readonly size: { width: number; height: number };
  /** The board in words, line by line, for those who can't see it. */
  readonly text: string[];
  /** What to do, or what the chosen thing would bring; weighty words between pairs of stars. */
  readonly sentence: string;
  /** The one main button. */
  readonly main: Action;
  /** The game's own further actions, at most two. */
  readonly others: Action[];
  readonly targets: Target[];
  /** The id of the target that is aimed at. */
  readonly aimed: string | null;
  /** Lets go of what is chosen; false if there was nothing. */
  letGo(): boolean;
  /** A key of the game's own; true if it was one. */
  key?(key: string): boolean;
  /** Somebody pointed at a place that is no target: says why not. */
  refuse?(x: number, y: number): void;
  /** Sets up the first of these moves as if it had been chosen; it is not played. */
  suggest?(moves: Move[]): void;
  /** After every change of the position. */
  reset(): void;
  /** Shows what happened, one after another; the table goes on when that is done. */
  tell?(happened: Entry[]): Promise<void>;
  /** What is being told has become stale: nobody waits for it any longer. */
  skip?(): void;
  /** Something is being told; it may wait for the person on the way. */
  readonly telling?: boolean;
  readonly waits?: boolean;
  /** What the plates show while something is told; else the table's scores. */
  readonly scores?: number[] | undefined;
  /** A seat's plate that can be chosen; its place is the plate's. */
  plate?(seat: number): Target | null;
  floats(event: Told): Float[];
  /** The pieces of a turn that could have been played here; none where it touches no place. */
  imagine(turn: Turn, seat: number): Imagined[];
  /** The middle of a cell in the board's drawing. */
  spot(cell: Cell): Point;
}

/**
 * The parts of a game's own. `chooser` is what its `choose` made; a game's parts name its class.
 */
export interface Face {
  /** Draws the board: one svg of the chooser's size, which fills its place. */
  Board: Component<{ table: Table; chooser: never }>;
  /** Cards, tiles, dice: what lies above the action bar. */
  Hand: Component<{ table: Table; chooser: never }>;
  /** What lies beside the news: decks and piles; on a phone a strip below the board. */
  Piles?: Component<{ table: Table; chooser: never }>;
  /** In place of the plates, where seats are not all there is: teams. */
  Seats?: Component<{ table: Table; face: Face; chooser: never }>;
  /** Whose sign a seat has, if not its own: a team's. */
  sign?(seat: number): Seat;
  /** All of a seat's plate, where sign, name, counts and score are not enough. */
  Plate?: Component<{ table: Table; seat: number; chooser: never; note: string }>;
  /** Small counts of a seat, on its plate. */
  Facts?: Component<{ table: Table; seat: number; chooser: never }>;
  /** What a seat has in its hand, small, on its plate in a game that is looked at again. */
  Holds?: Component<{ table: Table; seat: number; chooser: never }>;
  /** A turn in one sign; without it a house where it brought something, else a card. */
  little?(turn: Turn): LittleSign;
  /** A turn in the news and in the log; without it the sentences of its events are told. */
  Line?: Component<{ table: Table; turn: Turn }>;
  /** In the top bar: where a game with phases is. */
  Phases?: Component<{ table: Table; chooser: never }>;
  /**
   * A category of scoring by a short name and a sign; without it the name from the board serves.
   */
  category?(id: string): { name: string; icon: IconName; tone: string } | undefined;
  choose(table: Table): Chooser;
}

/** Whether two values of a move's places are the same; cells are compared by their numbers. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
