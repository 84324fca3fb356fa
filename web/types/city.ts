// Sunrise City: what docs/views.md explains, member by member.
import type { Category, Cell } from './wire';

/** The game these types are of. */
export type CityGame = 'sunrise-city';

/** Residential, commercial, industrial, parks, mixed, as moves write it. */
export type CityType = 'R' | 'C' | 'I' | 'P' | 'M';

/** A step of a round. */
export type CityTiming =
  'zoning-starts' | 'zoning' | 'zoning-ends' | 'bidding' | 'bidding-ends' | 'construction-starts' | 'construction';

export interface CityTypeName {
  letter: CityType;
  /** As events and moves have it. */
  word: string;
  /** In the reader's language. */
  name: string;
}

export interface CitySquare {
  kind: 'zone' | 'community';
  type: CityType;
  /** North, east, south, west: `s` a sidewalk, `c` a canal. */
  sides: string;
  name: string;
}

export interface CityBuilding {
  /** Of its two segments. */
  types: CityType[];
  base: number;
  /** Of its two segments. */
  bonuses: [number, number];
}

export interface CityRole {
  number: number;
  /** As events and moves have it. */
  word: string;
  name: string;
  /** What its card says. */
  text: string;
  timing: CityTiming;
}

/** Something points are scored for. */
export interface CityReason {
  /** As events have it; roles are reasons too, by their own words. */
  word: string;
  name: string;
}

/** What stays the same all game long. */
export interface CityBoard {
  rounds: number;
  /** Squares, and buildings, drawn each round. */
  hand: number;
  /** Each seat's. */
  chips: number;
  chips_a_turn: number;
  /** Whether each kind of points of one placement moves the marker by itself. */
  points_apart: boolean;
  /** The place on the track that is the star. */
  star: number;
  /** What City Hall is called. */
  hall: string;
  types: CityTypeName[];
  /** By number. */
  square_set: CitySquare[];
  /** By number. */
  building_set: CityBuilding[];
  roles: CityRole[];
  reasons: CityReason[];
  categories: Category[];
}

export type CityPhase =
  'dealing' | 'draft' | 'squares' | 'buildings' | 'choice' | 'direction' | 'drawing' | 'power' | 'zoning' | 'redraw'
  | 'bidding' | 'construction' | 'over';

export interface CitySeat {
  stars: number;
  marker: number;
  /** Not on the board. */
  chips: number;
  /** Numbers of squares; null for each the viewer may not see. */
  squares: (number | null)[];
  buildings: (number | null)[];
  /** Numbers of the roles it held at each of the three steps of the draft, as far as the viewer knows. */
  seen: number[][];
  /** Those it passed on, at each step that is complete. */
  passed: number[][];
  kept: (number | null)[];
  /** The role of this round; null until all are shown. */
  role: number | null;
  /** The roles of the rounds so far, this one included. */
  played: number[];
  /** Whether it has decided, where all decide at once. */
  has_chosen: boolean;
  /** What it has chosen; null: nothing, or not for these eyes. */
  chosen: number | null;
}

/** A tile in the city: City Hall, a zone or a community. The rest of the members is of zones. */
export interface CityTile {
  at: Cell;
  /** Quarter turns. */
  turn: number;
  /** As it lies. */
  sides: string;
  kind: 'hall' | 'zone' | 'community';
  /** Its number. */
  square?: number;
  type?: CityType;
  /** How many floors stand on it. */
  floors?: number;
  /** The type that shows. */
  top?: CityType;
  /** The number of the topmost building. */
  building?: number;
  /** Which of its segments lies here. */
  segment?: number;
  /** Whose chips lie here, from the bottom up. */
  chips?: number[];
  /** The top two are of one seat: nobody else bids here. */
  closed?: boolean;
  /** The Protester stands here. */
  protester?: boolean;
}

/** A building in the city. */
export interface CityRaised {
  /** Its number. */
  building: number;
  /** Where its first segment lies. */
  at: Cell;
  /** The side on which the second lies. */
  towards: 'n' | 'e' | 's' | 'w';
  floor: number;
}

/** A seat's pack in the draft. */
export interface CityPack {
  size: number;
  from: number;
  to: number;
}

export interface CityDraft {
  /** 1 to 3. */
  step: number;
  /** By seat. */
  packs: CityPack[];
}

/** The power being used. */
export interface CityPower {
  seat: number;
  /** Its number. */
  role: number;
  at: CityTiming;
  /** Used until the seat says it has enough, or there is no further use; otherwise once. */
  repeated: boolean;
  /** Buildings drawn to choose from; null for each the viewer may not see. */
  drawn: (number | null)[];
}

export interface CityUndrawn {
  squares: number;
  buildings: number;
}

/** What changes. */
export interface CityView {
  phase: CityPhase;
  /** 1 to 3. */
  round: number;
  first: number;
  /** Whose turn it is, where one acts at a time. */
  seat: number;
  direction: 'none' | 'north' | 'east' | 'south' | 'west';
  /** In bidding: whether this is the first or second chip of the turn. */
  chip_of_turn: number | null;
  /** The number of the square drawn after a community, which must be laid next. */
  at_once?: number;
  /** The Realtor's type. */
  declared?: CityType;
  draft: CityDraft | null;
  power: CityPower | null;
  seats: CitySeat[];
  city: CityTile[];
  raised: CityRaised[];
  undrawn: CityUndrawn;
  /** Numbers of the buildings that are out of the game. */
  discarded: number[];
}

/** What is said about laying or moving a zone, beside the move. */
export interface CityAboutZone {
  /** The neighbours of its type, which count. */
  counts: Cell[];
}

/** What is said about a building, beside the move. */
export interface CityAboutRaise {
  /** Those that count for it, each for one or both of its segments. */
  communities: CityReached[];
}
export interface CityReached {
  cell: Cell;
  points: number;
}

/** What is said about a chip, beside the move. */
export interface CityAboutBid {
  /** Numbers of the buildings in the hand that could stand on the zone, if nothing else changed. */
  fits: number[];
}

/** What is said about a direction, beside the move. */
export interface CityAboutDirection {
  /** How many squares of the hand would find a place there now. */
  squares: number;
}

/** A type as events and moves have it. */
export type CityTypeWord = 'residential' | 'commercial' | 'industrial' | 'parks' | 'mixed';

export type CityDirection = 'north' | 'east' | 'south' | 'west';

export interface CityToldRole {
  event: 'role';
  seat: number;
  role: string;
}

export interface CityToldSomeRole {
  event: 'some-role';
  seat: number;
}

export interface CityToldKeep {
  event: 'keep';
  seat: number;
  role: string;
}

export interface CityToldSomeKeep {
  event: 'some-keep';
  seat: number;
}

export interface CityToldPacks {
  event: 'packs';
}

export interface CityToldSquare {
  event: 'square';
  seat: number;
  number: number;
  square: string;
}

export interface CityToldSomeSquare {
  event: 'some-square';
  seat: number;
}

export interface CityToldBuilding {
  event: 'building';
  seat: number;
  number: number;
  first: CityTypeWord;
  second: CityTypeWord;
}

export interface CityToldSomeBuilding {
  event: 'some-building';
  seat: number;
}

export interface CityToldChoice {
  event: 'choice';
  seat: number;
  role: string;
}

export interface CityToldSomeChoice {
  event: 'some-choice';
  seat: number;
}

export interface CityToldReveal {
  event: 'reveal';
  seat: number;
  role: string;
  number: number;
}

export interface CityToldFirst {
  event: 'first';
  seat: number;
}

export interface CityToldDirection {
  event: 'direction';
  seat: number;
  direction: string;
}

export interface CityToldZone {
  event: 'zone';
  seat: number;
  square: string;
  cell: Cell;
  number: number;
  turns: number;
}

export interface CityToldPoints {
  event: 'points';
  seat: number;
  points: number;
  reason: string;
  cell: Cell;
}

export interface CityToldMarker {
  event: 'marker';
  seat: number;
  from: number;
  marker: number;
  total: number;
}

export interface CityToldStars {
  event: 'stars';
  seat: number;
  stars: number;
  marker: number;
  from: number;
  total: number;
}

export interface CityToldBid {
  event: 'bid';
  seat: number;
  cell: Cell;
  chips: number;
  left: number;
}

export interface CityToldOwned {
  event: 'owned';
  seat: number;
  zones: number;
}

export interface CityToldRaise {
  event: 'raise';
  seat: number;
  number: number;
  cell: Cell;
  floor: number;
  beside: Cell;
}

export interface CityToldPass {
  event: 'pass';
  seat: number;
}

export interface CityToldGoesOn {
  event: 'goes-on';
  seat: number;
}

export interface CityToldProtest {
  event: 'protest';
  seat: number;
  cell: Cell;
}

export interface CityToldRetain {
  event: 'retain';
  seat: number;
  number: number;
}

export interface CityToldSomeRetain {
  event: 'some-retain';
  seat: number;
}

export interface CityToldRelocate {
  event: 'relocate';
  seat: number;
  from: Cell;
  to: Cell;
  number: number;
  turns: number;
}

export interface CityToldSalvage {
  event: 'salvage';
  seat: number;
  number: number;
  cell: Cell;
  floor: number;
  beside: Cell;
}

export interface CityToldBank {
  event: 'bank';
  seat: number;
  cell: Cell;
}

export interface CityToldExchange {
  event: 'exchange';
  seat: number;
  mine: Cell;
  other: number;
  theirs: Cell;
}

export interface CityToldDeclare {
  event: 'declare';
  seat: number;
  type: CityTypeWord;
}

export interface CityToldDone {
  event: 'done';
  seat: number;
  role: string;
}

export interface CityToldDiscard {
  event: 'discard';
  seat: number;
  number: number;
}

export interface CityToldRound {
  event: 'round';
  round: number;
}

export interface CityToldRoundsEnd {
  event: 'rounds-end';
  rounds: number;
}

export interface CityToldFinal {
  event: 'final';
  seat: number;
  stars: number;
  marker: number;
}

export interface CityToldWinners {
  event: 'winners';
  seats: number[];
}

/** What a move made happen. */
export type CityEvent =
  | CityToldRole
  | CityToldSomeRole
  | CityToldKeep
  | CityToldSomeKeep
  | CityToldPacks
  | CityToldSquare
  | CityToldSomeSquare
  | CityToldBuilding
  | CityToldSomeBuilding
  | CityToldChoice
  | CityToldSomeChoice
  | CityToldReveal
  | CityToldFirst
  | CityToldDirection
  | CityToldZone
  | CityToldPoints
  | CityToldMarker
  | CityToldStars
  | CityToldBid
  | CityToldOwned
  | CityToldRaise
  | CityToldPass
  | CityToldGoesOn
  | CityToldProtest
  | CityToldRetain
  | CityToldSomeRetain
  | CityToldRelocate
  | CityToldSalvage
  | CityToldBank
  | CityToldExchange
  | CityToldDeclare
  | CityToldDone
  | CityToldDiscard
  | CityToldRound
  | CityToldRoundsEnd
  | CityToldFinal
  | CityToldWinners;

export interface CityMoveRole {
  move: string;
  kind: 'role';
  seat: number;
  number: number | null;
  role: string | null;
}

export interface CityMoveKeep {
  move: string;
  kind: 'keep';
  number: number | null;
  role: string | null;
}

export interface CityMoveSquare {
  move: string;
  kind: 'square';
  seat: number;
  number: number | null;
  square: string | null;
}

export interface CityMoveBuilding {
  move: string;
  kind: 'building';
  seat: number;
  number: number | null;
  first: CityTypeWord | null;
  second: CityTypeWord | null;
}

export interface CityMoveChoose {
  move: string;
  kind: 'choose';
  number: number | null;
  role: string | null;
}

export interface CityMoveDirection {
  move: string;
  kind: 'direction';
  direction: CityDirection;
}

export interface CityMoveZone {
  move: string;
  kind: 'zone';
  number: number;
  cell: Cell;
  turns: number;
  square: string;
}

export interface CityMoveBid {
  move: string;
  kind: 'bid';
  cell: Cell;
}

export interface CityMoveRaise {
  move: string;
  kind: 'raise';
  number: number;
  cell: Cell;
  direction: CityDirection;
  beside: Cell;
  first: CityTypeWord;
  second: CityTypeWord;
}

export interface CityMovePass {
  move: string;
  kind: 'pass';
}

export interface CityMoveProtest {
  move: string;
  kind: 'protest';
  cell: Cell;
}

export interface CityMoveRetain {
  move: string;
  kind: 'retain';
  number: number | null;
  first: CityTypeWord | null;
  second: CityTypeWord | null;
}

export interface CityMoveRelocate {
  move: string;
  kind: 'relocate';
  from: Cell;
  to: Cell;
  turns: number;
}

export interface CityMoveSalvage {
  move: string;
  kind: 'salvage';
  cell: Cell;
  beside: Cell;
  number: number;
}

export interface CityMoveBank {
  move: string;
  kind: 'bank';
  cell: Cell;
}

export interface CityMoveExchange {
  move: string;
  kind: 'exchange';
  mine: Cell;
  theirs: Cell;
}

export interface CityMoveDeclare {
  move: string;
  kind: 'declare';
  type: CityTypeWord;
}

export interface CityMoveDone {
  move: string;
  kind: 'done';
}

/** A move: its text, its kind, and what it is about. */
export type CityMove =
  | CityMoveRole
  | CityMoveKeep
  | CityMoveSquare
  | CityMoveBuilding
  | CityMoveChoose
  | CityMoveDirection
  | CityMoveZone
  | CityMoveBid
  | CityMoveRaise
  | CityMovePass
  | CityMoveProtest
  | CityMoveRetain
  | CityMoveRelocate
  | CityMoveSalvage
  | CityMoveBank
  | CityMoveExchange
  | CityMoveDeclare
  | CityMoveDone;

/** What keeps the seat to act from a cell, with the rule's id in docs/rules/sunrise-city.md. */
export interface CityWhyReason {
  rule: string;
  /** In zoning: from `taken` to `at-once`; in bidding to `closed`; in construction from `not-in-hand` (also in zoning) to
   * `types`, each together with a neighbour; with powers the rest, and some of those before. */
  reason:
    | 'over' | 'not-your-turn' | 'not-now' | 'taken' | 'not-beside' | 'direction' | 'no-sidewalk' | 'at-once'
    | 'no-zone' | 'built' | 'protested' | 'closed' | 'not-in-hand' | 'alone' | 'heights' | 'no-chip' | 'canal'
    | 'types' | 'not-undeveloped' | 'chip' | 'moved' | 'holds' | 'nowhere' | 'no-building' | 'covered';
  direction?: CityDirection;
  /** Of a square or a building. */
  number?: number;
  /** The neighbour a building would have to stand on too. */
  beside?: Cell;
  /** Of `heights`: floors here and there. */
  height?: number;
  other?: number;
  /** Of `types`: here and there. */
  first?: CityTypeWord;
  second?: CityTypeWord;
  /** Only if a language was asked for. */
  say?: string;
}

/** About a cell and, if one was asked for, a square (in zoning) or a building (in construction). Who isn't to act is told
 * only that. */
export interface CityWhy {
  possible: boolean;
  reasons: CityWhyReason[];
  /** A legal move that uses it. */
  turn: string[] | null;
}

export interface CityTypeCounts {
  R: number;
  C: number;
  I: number;
  P: number;
  M: number;
}

/** What the sets of a text bring. */
export interface CitySummary {
  /** Zones by type. */
  zones: CityTypeCounts;
  /** Segments of buildings by type. */
  segments: CityTypeCounts;
  communities: number;
  buildings: number;
}

/** What can be wrong with squares or buildings: docs/engine-protocol.md. */
export type CityComplaint =
  | 'square-words' | 'square-kind' | 'square-number' | 'too-many-squares' | 'square-count' | 'type' | 'sides' | 'side'
  | 'community-sides' | 'hall-words' | 'second-hall' | 'building-words' | 'building-number' | 'too-many-buildings'
  | 'building-count' | 'points';
