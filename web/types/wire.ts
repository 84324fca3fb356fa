// What all games say in the same way, as JSON. docs/views.md explains it. These files are the one source of the schema: a
// test holds every answer of the engine against them. They use a small part of TypeScript: interfaces of plain members,
// and types that are unions.

/** A cell of a game's board, as its notation has it: `4,5` is [4, 5]. */
export type Cell = [number, number];

/** Who looks: a seat, somebody without a seat, or eyes that see everything (a finished game). */
export type Viewer = number | 'watch' | 'chance';

/** What every view begins with. The game's board part and its state part stand in the same object. */
export interface ViewHead {
  game: string;
  players: number;
  /** Whose view this is, which need not be whose turn it is. */
  viewer: Viewer;
}

/** Something that points are given for, with its name in the reader's language. Part of every board. */
export interface Category {
  id: string;
  name: string;
  /** What is compared, the first thing first: `height`, then `houses`. */
  counts: string[];
  /** Points of the first, second, … place; empty where points don't go by places. */
  prizes: number[];
}

/** Where a seat stands in one category. */
export interface Standing {
  seat: number;
  /** As many numbers as the category compares; more is better. */
  counts: number[];
  /** 1 is the first; seats that tie have the same; null: not ranked. */
  place: number | null;
  /** What it would earn if the game ended now; once it is over, what it earned. */
  points: number;
  /** The cells that were counted. */
  cells: Cell[];
}

/** A category of scoring with all its seats, in the order of seats. */
export interface CategoryStanding {
  /** As in the board's categories. */
  id: string;
  seats: Standing[];
}

/** A seat's sum. */
export interface Total {
  seat: number;
  /** As many numbers as `ranked_by` has; more is better. */
  counts: number[];
  place: number;
}

/** Where everything stands that points are given for; once it is over, the final scoring. */
export interface Standings {
  over: boolean;
  categories: CategoryStanding[];
  /** What totals are compared by, the first thing first: `points`, then `cards`. */
  ranked_by: string[];
  totals: Total[];
  /** Who would win now, or has won; empty: a draw. */
  winners: number[];
  /** Which of `ranked_by` put the winners before the next; null: all are level, or something else decided. */
  decided: string | null;
}
