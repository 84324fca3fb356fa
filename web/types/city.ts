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
