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
  /** Points of the first, second, … place; empty where points are not given by places. */
  prizes: number[];
}

/** Where a seat stands in one category. */
export interface Standing {
  seat: number;
  /** What is counted: Houses, storeys, stars, money. */
  count: number;
  /** The cells that are counted. */
  cells: Cell[];
  /** 1 is the first; seats on the same level have the same; null: not ranked. */
  place: number | null;
  /** What it would earn if the game ended now; once it is over, what it earned. */
  points: number;
}

/** A category of scoring with all its seats, in the order of seats. */
export interface CategoryStanding {
  /** As in the board's categories. */
  id: string;
  /** By what seats with the same count are told apart; null: not needed. */
  tie: string | null;
  seats: Standing[];
}

/** A seat's sum. */
export interface Total {
  seat: number;
  points: number;
  /** What decides between equal points: cards in hand, the position of a marker; null: nothing does. */
  tiebreak: number | null;
  place: number;
}

/** Where everything stands that points are given for. */
export interface Standings {
  over: boolean;
  categories: CategoryStanding[];
  totals: Total[];
  /** Who would win now, or has won. */
  winners: number[];
  /** What decided: `points`, or the name of the tie-break, or `shared`, or the game's own word. */
  decided: string;
}
