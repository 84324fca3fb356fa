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
  /** The first cell of that group: buildings of one group have the same. */
  group: Cell;
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

export interface SkylineToldFirst {
  event: 'first';
  seat: number;
}

export interface SkylineToldStart {
  event: 'start';
  seat: number;
  space: number;
}

export interface SkylineToldTower {
  event: 'tower';
  seat: number;
  cell: Cell;
}

export interface SkylineToldFloor {
  event: 'floor';
  seat: number;
  cell: Cell;
}

export interface SkylineToldArchitect {
  event: 'architect';
  seat: number;
  cell: Cell;
}

export interface SkylineToldRoll {
  event: 'roll';
  seat: number;
  white: number;
  black: number;
}

export interface SkylineToldDie {
  event: 'die';
  seat: number;
  white: number;
}

export interface SkylineToldPawn {
  event: 'pawn';
  seat: number;
  space: number;
  from: number;
  steps: number;
  /** Whose turn it is: another's card may move a pawn. */
  mover: number;
}

export interface SkylineToldRent {
  event: 'rent';
  seat: number;
  owner: number;
  rent: number;
  cell: Cell;
  /** Buildings of one floor, of two floors, and skyscrapers in the group. */
  ones: number;
  twos: number;
  skyscrapers: number;
  group: Cell[];
}

export interface SkylineToldNothing {
  event: 'nothing';
  seat: number;
  black: number;
  architect: Cell;
  reach: Cell[];
}

export interface SkylineToldPass {
  event: 'pass';
  seat: number;
}

export interface SkylineToldBuild {
  event: 'build';
  seat: number;
  cell: Cell;
  /** Where he stood before; he goes along the path. */
  architect: Cell;
  path: Cell[];
}

export interface SkylineToldGrow {
  event: 'grow';
  seat: number;
  cell: Cell;
  floors: number;
  /** Where he stood before; he goes along the path, and at the end of the turn onto what was demolished. */
  architect: Cell;
  path: Cell[];
}

export interface SkylineToldMerge {
  event: 'merge';
  seat: number;
  cell: Cell;
  from: Cell;
  path: Cell[];
}

export interface SkylineToldDemolish {
  event: 'demolish';
  seat: number;
  owner: number;
  cell: Cell;
  floors: number;
  /** Where the building that grew, or was merged, came from, along the path. */
  from: Cell;
  path: Cell[];
}

export interface SkylineToldSkyscraper {
  event: 'skyscraper';
  seat: number;
  cell: Cell;
  built: number;
  all: number;
}

export interface SkylineToldCard {
  event: 'card';
  seat: number;
  kind: number;
  card: string;
}

export interface SkylineToldCardLeaves {
  event: 'card-leaves';
  seat: number;
}

export interface SkylineToldCardIdle {
  event: 'card-idle';
  seat: number;
  kind: number;
  card: string;
}

export interface SkylineToldIncome {
  event: 'income';
  seat: number;
  amount: number;
  /** Who drew the card, and its kind. */
  drawer: number;
  kind: number;
}

export interface SkylineToldTax {
  event: 'tax';
  seat: number;
  amount: number;
  drawer: number;
  kind: number;
}

export interface SkylineToldReturn {
  event: 'return';
  seat: number;
  owner: number;
  cell: Cell;
  building: string;
}

export interface SkylineToldSwap {
  event: 'swap';
  seat: number;
  one: Cell;
  other: Cell;
  owner: number;
  floors: number;
  other_owner: number;
  other_floors: number;
}

export interface SkylineToldMove {
  event: 'move';
  seat: number;
  from: Cell;
  to: Cell;
  floors: number;
}

export interface SkylineToldAllBuilt {
  event: 'all-built';
  seat: number;
  all: number;
}

export interface SkylineToldBankrupt {
  event: 'bankrupt';
  seat: number;
  owner: number;
  rent: number;
  cell: Cell;
  ones: number;
  twos: number;
  skyscrapers: number;
  group: Cell[];
}

export interface SkylineToldOutOfTurns {
  event: 'out-of-turns';
  turns: number;
}

export interface SkylineToldBonus {
  event: 'bonus';
  seat: number;
  amount: number;
  count: number;
  skyscrapers: Cell[];
}

export interface SkylineToldDebt {
  event: 'debt';
  seat: number;
  owner: number;
  paid: number;
  rent: number;
}

export interface SkylineToldBankPays {
  event: 'bank-pays';
  seat: number;
  amount: number;
}

export interface SkylineToldFinal {
  event: 'final';
  seat: number;
  money: number;
}

export interface SkylineToldWinners {
  event: 'winners';
  seats: number[];
}

/** Something that happened: its kind and its places. */
export type SkylineEvent =
  | SkylineToldFirst
  | SkylineToldStart
  | SkylineToldTower
  | SkylineToldFloor
  | SkylineToldArchitect
  | SkylineToldRoll
  | SkylineToldDie
  | SkylineToldPawn
  | SkylineToldRent
  | SkylineToldNothing
  | SkylineToldPass
  | SkylineToldBuild
  | SkylineToldGrow
  | SkylineToldMerge
  | SkylineToldDemolish
  | SkylineToldSkyscraper
  | SkylineToldCard
  | SkylineToldCardLeaves
  | SkylineToldCardIdle
  | SkylineToldIncome
  | SkylineToldTax
  | SkylineToldReturn
  | SkylineToldSwap
  | SkylineToldMove
  | SkylineToldAllBuilt
  | SkylineToldBankrupt
  | SkylineToldOutOfTurns
  | SkylineToldBonus
  | SkylineToldDebt
  | SkylineToldBankPays
  | SkylineToldFinal
  | SkylineToldWinners;

export interface SkylineMoveFirst {
  move: string;
  kind: 'first';
  seat: number;
}

export interface SkylineMoveStart {
  move: string;
  kind: 'start';
  space: number;
}

export interface SkylineMoveTower {
  move: string;
  kind: 'tower';
  cell: Cell;
}

export interface SkylineMoveFloor {
  move: string;
  kind: 'floor';
  cell: Cell;
}

export interface SkylineMoveDice {
  move: string;
  kind: 'dice';
  white: number;
  black: number;
}

export interface SkylineMoveDie {
  move: string;
  kind: 'die';
  white: number;
}

export interface SkylineMoveCard {
  move: string;
  kind: 'card';
  number: number;
  card: string;
}

export interface SkylineMoveBuild {
  move: string;
  kind: 'build';
  cell: Cell;
}

export interface SkylineMoveGrow {
  move: string;
  kind: 'grow';
  cell: Cell;
  target: Cell;
}

export interface SkylineMoveMerge {
  move: string;
  kind: 'merge';
  cell: Cell;
  through: Cell;
  target: Cell;
}

export interface SkylineMoveAdvance {
  move: string;
  kind: 'advance';
  seat: number;
  steps: number;
}

export interface SkylineMoveTax {
  move: string;
  kind: 'tax';
  seat: number;
}

export interface SkylineMoveReturn {
  move: string;
  kind: 'return';
  cell: Cell;
}

export interface SkylineMoveSwap {
  move: string;
  kind: 'swap';
  one: Cell;
  other: Cell;
}

export interface SkylineMoveMove {
  move: string;
  kind: 'move';
  from: Cell;
  to: Cell;
}

export interface SkylineMoveRemove {
  move: string;
  kind: 'remove';
  cell: Cell;
}

export interface SkylineMovePass {
  move: string;
  kind: 'pass';
}

/** A move: its text, its kind, and what it is about. */
export type SkylineMove =
  | SkylineMoveFirst
  | SkylineMoveStart
  | SkylineMoveTower
  | SkylineMoveFloor
  | SkylineMoveDice
  | SkylineMoveDie
  | SkylineMoveCard
  | SkylineMoveBuild
  | SkylineMoveGrow
  | SkylineMoveMerge
  | SkylineMoveAdvance
  | SkylineMoveTax
  | SkylineMoveReturn
  | SkylineMoveSwap
  | SkylineMoveMove
  | SkylineMoveRemove
  | SkylineMovePass;

/** What keeps the seat to act from a cell, with the rule's id in docs/rules/project-skyline.md. */
export interface SkylineReason {
  rule: string;
  reason:
    | 'over' | 'not-your-turn' | 'not-now' | 'no-cell' | 'not-centre' | 'taken' | 'distance' | 'opponent'
    | 'skyscraper' | 'nothing-to-demolish' | 'under-architect' | 'tall-target' | 'not-a-target'
    | 'card-architect' | 'card-empty' | 'card-taken' | 'card-own' | 'card-opponent' | 'card-skyscraper'
    | 'card-no-skyscraper' | 'card-not-most';
  /** Of the building there. */
  owner?: number;
  /** Of `distance`: from the architect, and what the die shows. */
  steps?: number;
  black?: number;
  /** Of `nothing-to-demolish`: so many it would have. */
  floors?: number;
  /** The kind of card that asks for something else. */
  card?: number;
  /** Only if a language was asked for. */
  say?: string;
}

/** Who isn't to act is told only that. */
export interface SkylineWhy {
  /** A legal move builds, grows, demolishes or chooses there. */
  possible: boolean;
  reasons: SkylineReason[];
  /** A legal move that uses it. */
  turn: string[] | null;
}

/** What the cards of a text bring. */
export interface SkylineSummary {
  cards: number;
  /** Kinds of which there is a card. */
  kinds: number;
}

/** What can be wrong with cards: docs/engine-protocol.md. */
export type SkylineComplaint =
  | 'card-words' | 'card-kind' | 'card-twice' | 'card-count' | 'too-many-cards' | 'name-length' | 'name-letter'
  | 'no-cards' | 'only-kind-10';
