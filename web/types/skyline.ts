// Project Skyline: what docs/views.md explains, member by member. Money is in thousands.
import type { Category, Cell } from './wire';

/** The game these types are of. */
export type SkylineGame = 'project-skyline';

export interface SkylineCardKind {
  kind: number;
  name: string;
  /** In the reader's language. */
  text: string;
  /** So many of the whole pile. */
  count: number;
}

/** What stays the same all game long. */
export interface SkylineBoard {
  /** Cells along an edge. */
  size: number;
  /** The 28 street spaces clockwise from the north-west corner: the cell beside each, null at an action space. */
  street: (Cell | null)[];
  action_spaces: number[];
  /** Where the first skyscrapers go. */
  centre: Cell[];
  /** Each player's. */
  skyscrapers: number;
  floors: number;
  /** For a skyscraper at the end. */
  bonus: number;
  turn_limit: number;
  /** What an empty cell, one floor, two floors and a skyscraper count. */
  rent_of_height: number[];
  cards: SkylineCardKind[];
  categories: Category[];
}

export interface SkylineSeat {
  cash: number;
  /** The street space of its pawn. */
  pawn: number;
  /** Left in the reserve. */
  floors: number;
  skyscrapers: number;
  /** Skyscrapers on the board. */
  built: number;
  /** Throws of the white die that would cost more than the cash. */
  ruin: number[];
}

export interface SkylineBuilding {
  at: Cell;
  owner: number;
  height: 1 | 2 | 3;
  skyscraper: boolean;
  /** Of its whole group. */
  rent: number;
}

/** What stopping on a street space costs everybody but the owner. */
export interface SkylinePrice {
  space: number;
  cell: Cell;
  owner: number;
  rent: number;
}

export interface SkylineCounted {
  at: Cell;
  height: 1 | 2 | 3;
  counts: number;
}

export interface SkylineRent {
  payer: number;
  creditor: number;
  amount: number;
  /** The cell beside the pawn. */
  cell: Cell;
  group: SkylineCounted[];
}

export interface SkylineWalk {
  seat: number;
  from: number;
  /** The last is where the pawn stands. */
  spaces: number[];
}

export interface SkylineCard {
  kind: number;
  /** Who drew it. */
  drawer: number;
  /** It is being carried out: the drawer chooses. */
  choosing: boolean;
}

/** A cell at the black die's distance from the architect. */
export interface SkylineReach {
  at: Cell;
  can: 'build' | 'grow' | null;
  /** Why nothing: an opponent's building or an own skyscraper (SKY-12), nothing in reach that may be demolished (SKY-15). */
  why: 'opponent' | 'skyscraper' | 'nothing-to-demolish' | null;
}

export interface SkylineUnseen {
  kind: number;
  count: number;
}

export type SkylinePhase = 'choose-first' | 'start' | 'towers' | 'floors' | 'roll' | 'build' | 'draw' | 'choose' | 'roll-again'
  | 'earn' | 'over';

export interface SkylineView {
  phase: SkylinePhase;
  first: number;
  seat: number;
  /** Completed ones. */
  turns: number;
  end: 'skyscrapers' | 'bankruptcy' | 'turns' | null;
  /** Null during the set-up. */
  architect: Cell | null;
  /** The last roll. */
  white: number | null;
  black: number | null;
  /** How the pawn came where it stands in this turn. */
  walk: SkylineWalk | null;
  /** The card of the last roll. */
  card: SkylineCard | null;
  /** Due in this turn, or what ended the game. */
  rent: SkylineRent | null;
  /** While somebody builds. */
  reach: SkylineReach[] | null;
  seats: SkylineSeat[];
  buildings: SkylineBuilding[];
  /** Spaces where nothing is due are left out. */
  rents: SkylinePrice[];
  unseen: SkylineUnseen[];
  /** The seen cards, the next to come first. */
  pile: number[];
}

/** A street space whose rent a move changes; null where nothing is due. */
export interface SkylinePriceChange {
  space: number;
  cell: Cell;
  owner: number | null;
  rent: number;
  owner_before: number | null;
  rent_before: number;
}

/** The group a building belongs to after the move. */
export interface SkylineGroup {
  owner: number;
  rent: number;
  /** Whether anybody can have to pay it. */
  beside_street: boolean;
  cells: Cell[];
}

export interface SkylineFall {
  at: Cell;
  owner: number;
  height: 1 | 2;
}

/** What is said about a move that changes the board; the first five members of a growth alone. */
export interface SkylineAboutChange {
  falls?: SkylineFall;
  /** The way of the building that grew; with a merger of the merged one. */
  path?: Cell[];
  merge_path?: Cell[];
  height?: 2 | 3;
  skyscraper?: boolean;
  /** Null where a building is only taken away. */
  group: SkylineGroup | null;
  rents: SkylinePriceChange[];
}

/** About moving a pawn by a card. */
export interface SkylineAboutAdvance {
  walk: SkylineWalk;
  rent: SkylineRent | null;
  ruins: boolean;
}

export interface SkylineAboutTax {
  amount: number;
}

/** About building nothing. */
export interface SkylineAboutPass {
  reach: SkylineReach[];
}
