// What a server says (docs/protocol.md): tables and their chairs, clocks and questions, answers and what it says by itself.
// The same small part of TypeScript as in wire.ts. What is about a game itself stands there and in the games' files.

import type { AnyEvent, Cell, LogEntry } from './wire';

/** Milliseconds for each decision or for the whole game; how a table was set. */
export interface NoTime {
  kind: 'none';
}
export interface BankTime {
  kind: 'bank';
  /** Each seat's, at the start. */
  time: number;
  /** What every turn adds. */
  more: number;
}
export interface MoveTime {
  kind: 'move';
  /** For each turn. */
  time: number;
  more?: number;
}
export type TableTime = NoTime | BankTime | MoveTime;

/** A table's clock as it stands at the moment it is told. */
export interface LiveClock {
  kind: 'bank' | 'move';
  time: number;
  more: number;
  /** Each seat's milliseconds. */
  left: number[];
  /** The seats whose clocks run; nobody's while it stands. */
  running: number[];
  /** A question is open: nobody's runs. */
  stands: boolean;
}

/** Here, away, or in the first seconds after a line was lost. */
export type Presence = boolean | 'seeking';

export interface OpenChair {
  kind: 'open';
}
/** Kept for somebody: they sat at the last table. */
export interface InvitedChair {
  kind: 'invited';
  name: string;
  person?: string;
  here: Presence;
}
export interface PersonChair {
  kind: 'person';
  name: string;
  /** What others see this person by; nobody's for a program with a token alone. */
  person?: string;
  here: Presence;
}
export interface ComputerChair {
  kind: 'computer';
  name: string;
  level: string;
}
/** A computer plays until the person is back. */
export interface AwayChair {
  kind: 'away';
  name: string;
  person?: string;
  here: Presence;
  level: string;
}
export type Chair = OpenChair | InvitedChair | PersonChair | ComputerChair | AwayChair;

export type LivePhase = 'waiting' | 'sealing' | 'playing' | 'over' | 'closed';

/** How the deal is agreed upon. */
export interface LivePact {
  phase: string;
  commitment: string;
  /** Who has yet to seal, or to open. */
  awaited: number[];
}

/** Somebody asks for a decision back. */
export interface LiveWish {
  seat: number;
  awaited: number[];
  agreed: number[];
  /** Milliseconds until silence is a no. */
  left: number;
  /** So many moves of the log would stay; what comes after them goes. */
  keeps: number;
  /** Chance is drawn again after it. */
  anew: boolean;
}

export type AbsentChoice = 'wait' | 'computer' | 'end';

/** Somebody is away, or out of time: what the others may do about it. */
export interface LiveAbsent {
  seat: number;
  why: 'away' | 'time';
  choices: AbsentChoice[];
  /** Who wants to end it. */
  end: number[];
  /** Who wants to wait. */
  wait: number[];
}

export interface LiveEnd {
  why: 'over' | 'resigned' | 'aborted' | 'left' | 'rules';
  /** Who resigned or left. */
  seat: number | null;
  winners: number[];
}

/** All that is told about a table, whoever asks. */
export interface TableInfo {
  table: string;
  game: string;
  players: number;
  options?: Record<string, string>;
  /** It is played with files of somebody's own. */
  data: boolean;
  public: boolean;
  phase: LivePhase;
  /** The last event's. */
  number: number;
  /** The seat of whoever keeps the table. */
  keeper: number;
  /** It begins as soon as all chairs are taken. */
  armed: boolean;
  chat: boolean;
  /** Whether they are allowed here. */
  hints: boolean;
  created: number;
  /** Since when somebody is awaited. */
  since: number;
  seats: Chair[];
  /** Those whose names are known. */
  watchers: string[];
  /** All of them. */
  watching: number;
  /** Missing where nobody's time is counted. */
  clock?: LiveClock;
  pact?: LivePact;
  wish?: LiveWish;
  absent?: LiveAbsent;
  ended?: LiveEnd;
  /** The table where it goes on. */
  rematch?: string;
}

/** A chair in the lobby. */
export interface LobbyChair {
  kind: 'open' | 'invited' | 'person' | 'computer' | 'away';
  name?: string;
  person?: string;
  here?: boolean;
  /** A computer player's. */
  level?: string;
}

/** A table in the lobby, small. */
export interface LobbyTable {
  table: string;
  game: string;
  phase: LivePhase;
  seats: LobbyChair[];
  time: TableTime;
  watching: number;
  /** The seats that are to act. */
  turn?: number[];
  /** The seat of whoever asks. */
  mine?: number;
  /** Milliseconds of whoever asks. */
  left?: number;
  scores?: number[];
  /** As a watcher sees it. */
  position?: string;
  /** Who made the last move, and its cells. */
  by?: number;
  cells?: Cell[];
  say?: string;
  changed: number;
  ended?: LiveEnd;
}

// What requests are answered with, beside what the engine answers itself.

export type FailureCode = 'bad' | 'refused' | 'unknown' | 'full' | 'limit' | 'unstored';

export interface Failure {
  ok: false;
  code: FailureCode;
  /** A sentence in the language of `hello`. */
  error: string;
  /** Milliseconds until it may be tried again. */
  wait?: number;
}
export interface Done {
  ok: true;
}
export interface HelloAnswer {
  ok: true;
  /** What others see this person by; missing without a key. */
  person?: string;
  name: string;
  /** The server's clock: milliseconds since 1970. */
  time: number;
  /** Its version. */
  server?: string;
}
/** Of `create`, `join` and `rematch`. */
export interface SeatAnswer {
  ok: true;
  table: string;
  /** None: the table's maker doesn't sit at it. */
  seat?: number;
  token?: string;
}
export interface TablesAnswer {
  ok: true;
  tables: LobbyTable[];
}
export interface Acquaintance {
  person: string;
  name: string;
  here: boolean;
}
export interface PeopleAnswer {
  ok: true;
  people: Acquaintance[];
}
export interface LookAnswer {
  ok: true;
  info: TableInfo;
  /** Of whoever asks. */
  seat?: number;
}
export interface EnterAnswer {
  ok: true;
  table: TableInfo;
  seat: number | 'watch';
  number: number;
  /** Missing where nothing was missed, and before the start. */
  status?: LiveStatus;
}
/** Of everything that becomes an event. */
export interface EventAnswer {
  ok: true;
  number: number;
}
export interface LinesAnswer {
  ok: true;
  lines: ChatLine[];
}
/** A line of the record somebody keeps at the server; null: struck out. */
export interface KeptLine {
  name: string;
  again: number;
  line: string | null;
}
export interface KeptAnswer {
  ok: true;
  /** Missing where none is kept. */
  book?: string;
  lines: KeptLine[];
  until: number;
  more: boolean;
}
export interface LiveRecord {
  ok: true;
  record: string;
}

/** The engine's table status, as these eyes see it. */
export interface LiveStatus {
  ok?: true;
  stage: 'sealing' | 'moving' | 'asking' | 'over' | 'stuck';
  people: number[];
  computers: number[];
  count: number;
  happened: LogEntry[];
  to_act: (number | 'chance')[];
  over: boolean;
  scores: number[];
  winners?: number[];
  final?: number[];
  taken?: 'yes' | 'no' | 'asks';
  events?: AnyEvent[];
  position?: string;
}

// What the server says by itself.

export type EventKind =
  | 'start'
  | 'seal'
  | 'reveal'
  | 'deal'
  | 'move'
  | 'back'
  | 'wish'
  | 'consent'
  | 'sit'
  | 'end'
  | 'chairs'
  | 'rematch';

export interface EventPush {
  push: 'event';
  table: string;
  number: number;
  what: EventKind;
  seat?: number;
  status?: LiveStatus;
  clock?: LiveClock;
}
export interface InfoPush {
  push: 'info';
  table: string;
  info: TableInfo;
}
export interface ChatLine {
  number: number;
  seat: number | 'watch';
  name: string;
  person: string;
  text: string;
  at: number;
}
export interface ChatPush {
  push: 'chat';
  table: string;
  number: number;
  seat: number | 'watch';
  name: string;
  person: string;
  text: string;
  at: number;
}
export interface LobbyPush {
  push: 'lobby';
  tables: LobbyTable[];
  gone?: string[];
}
export interface InvitedPush {
  push: 'invited';
  table: string;
  game: string;
  by: string;
}
export interface RematchPush {
  push: 'rematch';
  table: string;
  new: string;
  by: string;
}
export interface TurnPush {
  push: 'turn';
  table: string;
}
export interface ByePush {
  push: 'bye';
  /** Milliseconds until the server may be asked again. */
  wait: number;
}
export type Push =
  | EventPush
  | InfoPush
  | ChatPush
  | LobbyPush
  | InvitedPush
  | RematchPush
  | TurnPush
  | ByePush;
