// Sunrise Lane and Sunrise Avenue: what docs/views.md explains, member by member.
import type { Category, Cell } from './wire';

/** The game these types are of. */
export type LaneGame = 'sunrise-lane';

/** A colour of plots and cards, as moves write it. */
export type LaneColour = 'Y' | 'G' | 'R' | 'B' | 'V';

/** Four zones, and C for the cross, which belongs to none of them. */
export type LaneZone = 'A1' | 'A2' | 'B1' | 'B2' | 'C';

export interface LanePlot {
  at: Cell;
  colour: LaneColour;
  dots: number;
  zone: LaneZone;
}

export interface LaneColourName {
  letter: LaneColour;
  /** As events and moves have it. */
  word: string;
  /** In the reader's language. */
  name: string;
  /** How many cards of it there are. */
  cards: number;
}

/** How many cards of each colour. */
export interface LaneCards {
  Y: number;
  G: number;
  R: number;
  B: number;
  V: number;
}

/** What stays the same all game long. */
export interface LaneBoard {
  edition: 'lane' | 'avenue';
  /** Rows and columns of the grid. */
  size: number;
  fountain: Cell;
  /** In reading order; other cells are decoration. */
  plots: LanePlot[];
  /** Decoration that the board's text wants drawn so; of the rest four cells together are a lake, others a garden. */
  gardens: Cell[];
  lakes: Cell[];
  colours: LaneColourName[];
  /** Each seat's, at the start. */
  pieces: number;
  hand_limit: number;
  /** So few pieces left begin the last round. */
  last_pieces: number;
  /** So many rounds of nothing but drawing end the game. */
  quiet_limit: number;
  /** The five bonuses (A1, A2, B1, B2, C), and `in-play`, the points of the Houses. */
  categories: Category[];
}

export type LanePhase = 'choose-first' | 'first-cards' | 'turn' | 'chain' | 'drawing' | 'discarding' | 'over';

export interface LaneSeat {
  /** Without bonuses. */
  score: number;
  pieces: number;
  /** In hand; also what breaks a tie in the end. */
  cards: number;
  /** The cards, as letters of colours; null where the viewer may not see them. */
  hand: string | null;
}

export interface LaneHouse {
  at: Cell;
  owner: number;
  storeys: number;
}

/** A plot the viewer's cards reach. */
export interface LaneReach {
  at: Cell;
  /** The most it could build; 0: no House. */
  storeys: number;
  /** What that many would score. */
  points: number;
  /** Whether a Park could be laid out. */
  park: boolean;
}

/** What changes. */
export interface LaneView {
  phase: LanePhase;
  first: number;
  /** Whose turn it is. */
  seat: number;
  /** This round is the last. */
  ending: boolean;
  /** Complete rounds on end in which nobody built. */
  quiet_rounds: number;
  /** Plots of the four zones without anything on them. */
  zone_plots_free: number;
  /** Left in the supply. */
  parks: number;
  /** In this turn. */
  park_built: boolean;
  /** Cards that are coming to the seat. */
  deals: number;
  /** In a chain: the plot built last, beside which it goes on. */
  last: Cell | null;
  deck: number;
  discards: LaneCards;
  discarded: number;
  /** Where the viewer hasn't seen them: in the deck or in others' hands. */
  unseen: LaneCards;
  seats: LaneSeat[];
  houses: LaneHouse[];
  parks_at: Cell[];
  /** Free plots beside the fountain or something built. */
  open: Cell[];
  /** What a viewer with a seat could build next: now in its turn, else if its turn began as things are. */
  reach: LaneReach[];
}

/** A colour as events and moves have it. */
export type LaneColourWord = 'yellow' | 'green' | 'red' | 'blue' | 'violet';

export interface LaneToldFirst {
  event: 'first';
  seat: number;
}

export interface LaneToldCard {
  event: 'card';
  seat: number;
  colour: LaneColourWord;
}

export interface LaneToldSomeCard {
  event: 'some-card';
  seat: number;
}

export interface LaneToldHouse {
  event: 'house';
  seat: number;
  storeys: number;
  plot: Cell;
  points: number;
  colour: LaneColourWord;
  dots: number;
}

export interface LaneToldPark {
  event: 'park';
  seat: number;
  plot: Cell;
  colour: LaneColourWord;
}

export interface LaneToldStop {
  event: 'stop';
  seat: number;
}

export interface LaneToldDraw {
  event: 'draw';
  seat: number;
}

export interface LaneToldDiscard {
  event: 'discard';
  seat: number;
  colour: LaneColourWord;
}

export interface LaneToldShuffle {
  event: 'shuffle';
  cards: number;
}

export interface LaneToldLastPieces {
  event: 'last-pieces';
  seat: number;
  pieces: number;
}

export interface LaneToldZonesFull {
  event: 'zones-full';
  seat: number;
}

export interface LaneToldQuietEnd {
  event: 'quiet-end';
  rounds: number;
}

export interface LaneToldBonus {
  event: 'bonus';
  seat: number;
  bonus: string;
  points: number;
  place: number;
}

export interface LaneToldFinal {
  event: 'final';
  seat: number;
  points: number;
  cards: number;
}

export interface LaneToldWinners {
  event: 'winners';
  seats: number[];
}

/** What a move made happen. */
export type LaneEvent =
  | LaneToldFirst
  | LaneToldCard
  | LaneToldSomeCard
  | LaneToldHouse
  | LaneToldPark
  | LaneToldStop
  | LaneToldDraw
  | LaneToldDiscard
  | LaneToldShuffle
  | LaneToldLastPieces
  | LaneToldZonesFull
  | LaneToldQuietEnd
  | LaneToldBonus
  | LaneToldFinal
  | LaneToldWinners;

export interface LaneMoveFirst {
  move: string;
  kind: 'first';
  seat: number;
}

export interface LaneMoveDeal {
  move: string;
  kind: 'deal';
  seat: number;
  colour: LaneColourWord | null;
}

export interface LaneMoveHouse {
  move: string;
  kind: 'house';
  plot: Cell;
  storeys: number;
}

export interface LaneMovePark {
  move: string;
  kind: 'park';
  plot: Cell;
  colour: LaneColourWord;
}

export interface LaneMoveStop {
  move: string;
  kind: 'stop';
}

export interface LaneMoveDraw {
  move: string;
  kind: 'draw';
}

export interface LaneMoveDiscard {
  move: string;
  kind: 'discard';
  colour: LaneColourWord;
}

/** A move: its text, its kind, and what it is about. */
export type LaneMove =
  | LaneMoveFirst
  | LaneMoveDeal
  | LaneMoveHouse
  | LaneMovePark
  | LaneMoveStop
  | LaneMoveDraw
  | LaneMoveDiscard;

/** What keeps a House or a Park from a cell, with the rule's id in docs/rules/sunrise-lane.md. */
export interface LaneReason {
  rule: string;
  /** The last three keep a Park away, `no-card` and `no-piece` a House, the others both. */
  reason:
    | 'over' | 'not-your-turn' | 'not-now' | 'discard-first' | 'no-plot' | 'built' | 'not-beside'
    | 'not-beside-last' | 'no-card' | 'no-piece' | 'empty-hand' | 'park-built' | 'no-park';
  /** Of `discard-first`: so many cards may stay. */
  limit?: number;
  /** Of `no-card`: the plot's. */
  colour?: LaneColourWord;
  /** Only if a language was asked for. */
  say?: string;
}

export interface LaneNeighbour {
  at: Cell;
  is: 'fountain' | 'decoration' | 'park' | 'house' | 'free';
}

/** Why nothing can be built on a cell, or not all of it. */
export interface LaneWhy {
  /** A legal move of the viewer builds there. */
  possible: boolean;
  /** Of who isn't to act: that it isn't, and then as if it were. */
  reasons: LaneReason[];
  /** The shortest start of the viewer's turn that builds there, as moves; one move: it is possible now, or would be. */
  turn: string[] | null;
  /** Above, to the right, below, to the left, as far as the grid goes. */
  neighbours: LaneNeighbour[];
}

/** What the board of a text brings. */
export interface LaneSummary {
  plots: number;
  /** Plots by colour. */
  colours: LaneCards;
  zones: LaneZones;
}

/** Plots that count for each zone, and for none: the cross. */
export interface LaneZones {
  A1: number;
  A2: number;
  B1: number;
  B2: number;
  C: number;
}

/** What can be wrong with a board: docs/engine-protocol.md. */
export type LaneComplaint =
  | 'plots-expected' | 'zones-expected' | 'rows' | 'row-words' | 'plot' | 'plot-colour' | 'plot-dots' | 'zone'
  | 'no-fountain' | 'second-fountain' | 'nothing-follows' | 'zone-empty' | 'unreachable';
