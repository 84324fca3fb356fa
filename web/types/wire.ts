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

/** A move as an object with all its places, and an event: what they are in a game is in that game's file (`LaneMove`, `LaneEvent`). */
export type AnyMove = Record<string, unknown>;
export type AnyEvent = Record<string, unknown>;

/** What a turn brings a seat, and for what. */
export interface Part {
  seat: number;
  /** The same in every language. */
  part: string;
  /** In the reader's language, if one was asked for. */
  name?: string;
  points: number;
}

/** A move of the log, and who made it. */
export interface LogEntry {
  seat: number | 'chance';
  /** Its text, or an object if objects were asked for. */
  move: string | AnyMove;
  /** If they were asked for. */
  events?: AnyEvent[];
}

/** A turn of the log. */
export interface Turn {
  /** Its number, from 0. */
  turn: number;
  /** Whose it is; chance's where it belongs to nobody, like the first deal. */
  seat: number | 'chance';
  /** From 1, in games that have rounds. */
  round?: number;
  /** The numbers of its first and its last move in the log, from 0. */
  first: number;
  last: number;
  /** Its moves as the log has them. */
  moves: LogEntry[];
  /** By how much each seat's score changed. */
  points: number[];
  /** What that is made of, and what counts in other ways (points on a marker, end bonuses). */
  parts: Part[];
  /** The cells that were touched, each once. */
  cells: Cell[];
}

/** The answer to `turns`. */
export interface Turns {
  ok: true;
  /** How many moves there are in all. */
  count: number;
  turns: Turn[];
}

/** Where a seat stands in one category, without the cells. */
export interface Placed {
  place: number | null;
  counts: number[];
  points: number;
}

/** What a turn changes in the standings. */
export interface StandingChange {
  /** The category's. */
  id: string;
  seat: number;
  before: Placed;
  after: Placed;
}

/** A whole turn that a computer player suggests. */
export interface HintTurn {
  /** Up to where chance or somebody else comes in. */
  moves: AnyMove[];
  /** Each seat's chance to win after it, from 0 to 1. */
  value: number[];
  /** What each seat gets at once; null where that isn't sure. */
  points: (number | null)[];
  parts: Part[];
  /** What is sure to happen. */
  events: AnyEvent[];
  cells: Cell[];
  /** Only what changes. */
  standings: StandingChange[];
  /** The sentence of what brings the seat most; only with a language, and where something does. */
  reason?: string;
}

/** The answer to `hint`. */
export interface Hint {
  ok: true;
  seat: number;
  /** Who thought. */
  level: string;
  /** The first turn is proved to be best, not only estimated. */
  exact: boolean;
  /** Each seat's chance to win before the turn, by all this seat knows. */
  before: number[];
  /** The best first, then up to two that are really different. */
  turns: HintTurn[];
}

/** A request to be sent to another engine as it is. */
export interface JobSet {
  do: 'set';
  game: string;
  position: string;
  viewer: number;
  names: string[];
  data?: Record<string, string>;
}
export interface JobBest {
  do: 'best';
  seat: number;
  level: string;
  seed: string;
  ms?: number;
  budget?: number;
}

/** The answer to `job`. */
export interface Job {
  ok: true;
  seat: number;
  set: JobSet;
  best: JobBest;
  /** Comes back with `thought`; a question for a hint (with `level`) has none. */
  ticket?: string;
}

/** What stands in a place of a move. null: secret. */
export type MovePlace = number | string | Cell | null;

/** What every move as an object begins with. Its places stand in the same object: the game's own type (`LaneMove`) has them. */
export interface MoveHead {
  /** The text a move is sent with. */
  move: string;
  kind: string;
  /** The cells it touches, in the order of its places; only if they were asked for. */
  cells?: Cell[];
  /** A sentence; only if a language was asked for. */
  say?: string;
}

/** `kind` and places with the values that wanted moves have, as the objects of moves show them: { kind: 'zone', number: 47 }. */
export type MoveWhere = Record<string, number | string | Cell>;

export interface MovesRequest {
  do: 'moves';
  viewer?: number | 'watch';
  objects?: boolean;
  lang?: string;
  cells?: boolean;
  /** Only the moves that have these values. */
  where?: MoveWhere;
  /** Groups instead of moves: those of one kind that have so many places in common. */
  group?: number;
  /** So many moves, or groups, at the most. */
  limit?: number;
}

/** With `objects`, `cells` or `lang`; otherwise moves are texts. */
export interface MovesAnswer {
  ok: true;
  /** By the seat's number. */
  moves: Record<string, MoveHead[]>;
  /** How many moves there are in all that have what `where` says; only with `where` or `limit`. */
  counts?: Record<string, number>;
}

/** Moves that begin alike. */
export interface MoveGroup {
  /** What they have in common: to be sent as `where`. */
  begins: Record<string, MovePlace>;
  count: number;
  /** The whole move, where there is only one. */
  move?: MoveHead;
}

export interface GroupsAnswer {
  ok: true;
  groups: Record<string, MoveGroup[]>;
  counts: Record<string, number>;
}

export interface PreviewsRequest {
  do: 'previews';
  seat?: number;
  viewer?: number | 'watch';
  events?: boolean;
  lang?: string;
  cells?: boolean;
  where?: MoveWhere;
  /** 200 unless given. */
  limit?: number;
}

/** Every event as an object has these; the rest is in the game's own type (`LaneEvent`). */
export interface EventHead {
  event: string;
  say?: string;
}

/** A move, with its places, and what it is sure to bring. */
export interface MovePreview {
  move: string;
  kind: string;
  cells?: Cell[];
  say?: string;
  /** Of each seat; null: not sure. */
  points: (number | null)[];
  /** Only if they were asked for. */
  events?: EventHead[];
}

export interface PreviewsAnswer {
  ok: true;
  seat: number;
  /** How many moves there are that have what `where` says. */
  count: number;
  previews: MovePreview[];
}

/** Data of one's own, before they are played with. */
export interface CheckRequest {
  do: 'check';
  game: string;
  /** The lowest count unless given. */
  players?: number;
  options?: Record<string, string>;
  data: Record<string, string>;
  lang?: string;
}

/** The first thing that is wrong with a data text, and where. */
export interface Complaint {
  /** `LaneComplaint` and so on. */
  kind: string;
  /** Which of the game's data: `board`. */
  data: string;
  /** From 1. */
  line: number;
  /** From 1, in characters; null: the line as a whole. */
  column: number | null;
  /** Of the board that the text describes. */
  cell: Cell | null;
  /** In the reader's language. */
  say: string;
}

export interface CheckSound {
  ok: true;
  sound: true;
  /** `LaneSummary` and so on. */
  summary: Record<string, unknown>;
  /** The board part of the view: `LaneBoard` and so on. */
  board: Record<string, unknown>;
}

export interface CheckWrong {
  ok: true;
  sound: false;
  complaint: Complaint;
}

export type CheckAnswer = CheckSound | CheckWrong;

/** What is built in: `{"do":"data","game":…}`. */
export interface DataAnswer {
  ok: true;
  data: Record<string, string>;
}

/** What a note says, and of which cell. */
export interface LessonNote {
  cell: Cell;
  say: string;
}

/** A lesson and the step of it that is shown: a member of the answers to `lesson`, `try` and `follow`. */
export interface LessonState {
  game: string;
  you: number;
  names: string[];
  /** Who plays the others where one plays freely. */
  player: string;
  /** The titles of all steps. */
  steps: string[];
  /** The one that is shown, from 0. */
  step: number;
  /** The learner is to move; somebody else is; something is said of the step; the lesson is over. */
  stage: 'asks' | 'answers' | 'says' | 'over';
  /** Every move is right, and a computer player answers. */
  free: boolean;
  task: string;
  say: string[];
  /** Said to any other than a right move. */
  other?: string;
  /** Said when the step is done. */
  then?: string;
  note?: LessonNote;
  /** The first and the last cell that are to be seen. */
  window?: Cell[];
  /** The right moves. */
  ways: string[];
}
