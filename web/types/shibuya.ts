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

export interface ShibuyaToldFirst {
  event: 'first';
  seat: number;
}

export interface ShibuyaToldTile {
  event: 'tile';
  seat: number;
  tile: number;
}

export interface ShibuyaToldPlace {
  event: 'place';
  seat: number;
  tile: number;
  cell: Cell;
  turns: number;
}

export interface ShibuyaToldCrossing {
  event: 'crossing';
  seat: number;
}

export interface ShibuyaToldWalk {
  event: 'walk';
  seat: number;
  pedestrian: string;
  square: Cell;
  /** Squares it walked onto. */
  steps: number;
  by: ShibuyaBy;
  over: ShibuyaOver;
  /** Where it stood before: on the first square of the path, or outside before it. */
  from: 'outside' | 'street';
  path: Cell[];
}

export interface ShibuyaToldHome {
  event: 'home';
  seat: number;
  pedestrian: string;
  goal: string;
  /** So many of its colour are home now. */
  home: number;
  steps: number;
  by: ShibuyaBy;
  over: ShibuyaOver;
  from: 'outside' | 'street';
  path: Cell[];
}

export interface ShibuyaToldBuild {
  event: 'build';
  seat: number;
}

export interface ShibuyaToldPass {
  event: 'pass';
  seat: number;
}

export interface ShibuyaToldEnoughEnd {
  event: 'enough-end';
  home: number;
}

export interface ShibuyaToldLeadEnd {
  event: 'lead-end';
  lead: number;
}

export interface ShibuyaToldPassesEnd {
  event: 'passes-end';
}

export interface ShibuyaToldQuietEnd {
  event: 'quiet-end';
  turns: number;
}

export interface ShibuyaToldRepeatedEnd {
  event: 'repeated-end';
}

export interface ShibuyaToldFinal {
  event: 'final';
  red: number;
  blue: number;
}

export interface ShibuyaToldWinners {
  event: 'winners';
  seats: number[];
}

export interface ShibuyaToldDraw {
  event: 'draw';
}

/** Something that happened: its kind and its places. */
export type ShibuyaEvent =
  | ShibuyaToldFirst
  | ShibuyaToldTile
  | ShibuyaToldPlace
  | ShibuyaToldCrossing
  | ShibuyaToldWalk
  | ShibuyaToldHome
  | ShibuyaToldBuild
  | ShibuyaToldPass
  | ShibuyaToldEnoughEnd
  | ShibuyaToldLeadEnd
  | ShibuyaToldPassesEnd
  | ShibuyaToldQuietEnd
  | ShibuyaToldRepeatedEnd
  | ShibuyaToldFinal
  | ShibuyaToldWinners
  | ShibuyaToldDraw;

export interface ShibuyaMoveFirst {
  move: string;
  kind: 'first';
  seat: number;
}

export interface ShibuyaMoveTile {
  move: string;
  kind: 'tile';
  tile: number;
}

export interface ShibuyaMovePlace {
  move: string;
  kind: 'place';
  cell: Cell;
  turns: number;
  tile: number;
}

export interface ShibuyaMoveWalk {
  move: string;
  kind: 'walk';
  pedestrian: string;
  square: Cell;
}

export interface ShibuyaMoveBuild {
  move: string;
  kind: 'build';
}

export interface ShibuyaMovePass {
  move: string;
  kind: 'pass';
}

export interface ShibuyaMoveHome {
  move: string;
  kind: 'home';
  pedestrian: string;
  goal: string;
}

/** A move: its text, its kind, and what it is about. */
export type ShibuyaMove =
  | ShibuyaMoveFirst
  | ShibuyaMoveTile
  | ShibuyaMovePlace
  | ShibuyaMoveWalk
  | ShibuyaMoveBuild
  | ShibuyaMovePass
  | ShibuyaMoveHome;

/** What keeps a tile from a cell, or pedestrians from a square, with the rule's id in docs/rules/shibuya.md. */
export interface ShibuyaReason {
  rule: string;
  reason:
    | 'over' | 'not-your-turn' | 'not-now' | 'no-cell' | 'tile-there' | 'two-tiles' | 'pedestrian-there'
    | 'no-square' | 'no-tile' | 'occupied' | 'others-place' | 'own-tile' | 'no-way' | 'not-yours'
    | 'at-home' | 'not-owner' | 'start-shut';
  /** Who stands there, or who can't walk. */
  pedestrian?: string;
  /** Of `own-tile`: who stands on the tile. */
  other?: string;
  /** Of `not-owner`: who may move it. */
  seat?: number;
  /** Of `start-shut`: the square before its start. */
  square?: Cell;
  /** Only if a language was asked for. */
  say?: string;
}

/** While a tile is to be laid, about a cell of the 4 x 4 tiles; otherwise about a square of the street, for every pedestrian
 * or the one that was asked for. Of who isn't to act: that it isn't, and then as if it were. */
export interface ShibuyaWhy {
  possible: boolean;
  reasons: ShibuyaReason[];
  /** A legal move that uses it. */
  turn: string[] | null;
}

/** What the tiles of a text bring. */
export interface ShibuyaSummary {
  tiles: number;
  /** Black squares of all tiles; the others are white. */
  black: number;
  /** Squares with a circle; the others have a square. */
  rounded: number;
}

/** What can be wrong with tiles or layouts: docs/engine-protocol.md. */
export type ShibuyaComplaint =
  | 'tiles-expected' | 'tile' | 'tile-square' | 'tile-count' | 'too-many-tiles' | 'layout-expected' | 'edge-expected'
  | 'edge-places' | 'place' | 'ninth-place' | 'edge-colour' | 'edge-pedestrians' | 'goals-shut' | 'nothing-follows';
