// Shibuya: what docs/views.md explains, member by member.
import type { Category, Cell } from './wire';

/** The game these types are of. */
export type ShibuyaGame = 'shibuya';

export type ShibuyaColour = 'red' | 'blue';

/** By which traits a walk gets there. */
export type ShibuyaBy = 'colour' | 'shape' | 'both';

/** What all squares of a walk show. */
export type ShibuyaOver = 'black' | 'white' | 'rounded' | 'angular';

/** A place outside the street where a pedestrian waits, and the square before it. */
export interface ShibuyaStart {
  /** As moves name it: `rS3`. */
  pedestrian: string;
  colour: ShibuyaColour;
  /** The seat that brings it onto the street. */
  owner: number;
  edge: 'north' | 'east' | 'south' | 'west';
  index: number;
  square: Cell;
}

export interface ShibuyaGoal {
  /** As moves name it: `N4`. */
  goal: string;
  colour: ShibuyaColour;
  edge: 'north' | 'east' | 'south' | 'west';
  index: number;
  square: Cell;
  /** Nobody of its colour may ever stop before it (SHIB-8), so nobody gets in. */
  shut: boolean;
}

/** What stays the same all game long. */
export interface ShibuyaBoard {
  /** Squares along an edge. */
  size: number;
  /** So many home win, and so many more than the others. */
  needed: number;
  lead: number;
  /** So many turns without a tile or anybody home end the game. */
  quiet_limit: number;
  /** Each seat's. */
  colours: ShibuyaColour[];
  starts: ShibuyaStart[];
  /** Red's, then blue's. */
  goals: ShibuyaGoal[];
  /** Squares before places of the other colour: SHIB-8. */
  red_never_stops: Cell[];
  blue_never_stops: Cell[];
  /** Each tile in its four rotations: four letters, a black circle, b black square, c white circle, d white square. */
  tiles: string[][];
  categories: Category[];
}

export interface ShibuyaLaid {
  tile: number;
  turned: number;
}

export interface ShibuyaCell {
  /** Of the 4 x 4 tiles. */
  at: Cell;
  /** The next tile may be laid here. */
  open: boolean;
  /** The lowest first. */
  tiles: ShibuyaLaid[];
}

export interface ShibuyaHand {
  tile: number;
  rotations: string[];
}

export interface ShibuyaTile {
  tile: number;
  squares: string;
}

export interface ShibuyaPedestrian {
  name: string;
  home: boolean;
  /** A square, the goal it is on, or null: still outside. */
  at: Cell | string | null;
  /** The seats that may move it (SHIB-14). */
  movers: number[];
  /** Its walks in this turn; null where it isn't of the colour whose turn it is. */
  walks: number | null;
  /** Why it has none: already home, its owner alone may begin (SHIB-14), the square before it is no free square (SHIB-9),
   * it could only stop on a tile of its own colour (SHIB-7) or before the others' places (SHIB-8), or it is walled in
   * (SHIB-5). */
  stuck: 'SHIB-5' | 'SHIB-7' | 'SHIB-8' | 'SHIB-9' | 'SHIB-10' | 'SHIB-14' | null;
}

export interface ShibuyaDoor {
  goal: string;
  is: 'open' | 'taken' | 'shut';
  /** Who stands on it. */
  pedestrian: string | null;
}

/** Whether a tile can be turned up and laid in this turn (SHIB-11). */
export interface ShibuyaBuild {
  possible: boolean;
  why: 'no-tile' | 'no-cell' | null;
}

/** The seats of a colour, which win together. */
export interface ShibuyaTeam {
  colour: ShibuyaColour;
  seats: number[];
  home: number;
  /** How many more than the others; negative if fewer. */
  lead: number;
  /** So many more would win, one way or the other. */
  missing: number;
}

export interface ShibuyaNear {
  red: number;
  blue: number;
}

export interface ShibuyaView {
  phase: 'choose-first' | 'tile' | 'place' | 'turn' | 'over';
  /** The Construction part, before anybody walks. */
  construction: boolean;
  first: number;
  seat: number;
  /** Turns in a row without a tile or anybody home. */
  quiet: number;
  /** Turns in a row that were passes. */
  passes: number;
  /** How often this position has occurred. */
  repeated: number;
  teams: ShibuyaTeam[];
  /** Row by row, a letter a square as in the board's tiles; `.` without a tile. */
  squares: string[];
  cells: ShibuyaCell[];
  hand: ShibuyaHand | null;
  /** Tiles still face down, in an order nobody knows. */
  stack: ShibuyaTile[];
  pedestrians: ShibuyaPedestrian[];
  /** The goals in the order of the board. */
  doors: ShibuyaDoor[];
  /** Null unless somebody is to walk or build. */
  build: ShibuyaBuild | null;
  /** Goals one walk away, as if it were the colour's turn; null in the Construction part. */
  doors_near: ShibuyaNear | null;
}

/** A square that can be crossed but not stopped on. */
export interface ShibuyaCrossing {
  at: Cell;
  /** SHIB-7: another of its colour stands on the tile; SHIB-8: it lies before a place of the other colour. */
  rules: string[];
}

/** What is said about a walk, beside the move. */
export interface ShibuyaAboutWalk {
  by: ShibuyaBy;
  over: ShibuyaOver;
  /** Squares it walks onto. */
  steps: number;
  /** A shortest way, the square it sets out from first. */
  path: Cell[];
  /** Of the whole pedestrian, wherever this walk ends. */
  crossings: ShibuyaCrossing[];
}

/** A goal that is one walk away, and the shortest of those walks. */
export interface ShibuyaOpening {
  goal: string;
  pedestrian: string;
  by: ShibuyaBy;
  over: ShibuyaOver;
  steps: number;
  path: Cell[];
}

export interface ShibuyaDoorChange {
  before: number;
  after: number;
  opens: ShibuyaOpening[];
  closes: string[];
}

export interface ShibuyaDoorChanges {
  red: ShibuyaDoorChange;
  blue: ShibuyaDoorChange;
}

/** What is said about a placement, beside the move. */
export interface ShibuyaAboutPlace {
  squares: Cell[];
  /** The tile below. */
  covers: number | null;
  /** Null in the Construction part. */
  doors: ShibuyaDoorChanges | null;
}
