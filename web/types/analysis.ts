// A game looked at afterwards, as JSON: docs/analysis.md explains the numbers, docs/engine-protocol.md how it is asked for. A
// test holds the engine's answers against these types. Chances are parts of one with six digits.

import type { HintTurn, LogEntry, Standings, AnyMove } from './wire';

/** What there is to judge: what a seat did until chance or somebody else came in. */
export interface DecisionPlace {
  /** Its number, from 0. */
  decision: number;
  seat: number;
  /** The number of the turn of the log it is part of, as `turns` has it. */
  turn: number;
  /** From 1, in games that have rounds. */
  round?: number;
  /** The numbers of its first and its last move in the log, from 0. */
  first: number;
  last: number;
}

/** The answer to `analyse` with `plan`. */
export interface AnalysisPlan {
  ok: true;
  /** How many moves there are. */
  count: number;
  /** Everybody's chance before the first move. */
  start: number[];
  decisions: DecisionPlace[];
}

/**
 * Why the better turn is better, as data: `played` and `better` are the same thing after each of the two.
 * ends: the better turn ends the game, and the seat has won it. ended: the played one ends it, and the seat hasn't.
 * points: what `seat` gets at once. place: its place in the category. category: what that would bring it, if the game ended then.
 * denies, overtakes: points, or a category, of somebody else. prevents: the most that the next seat can answer with.
 * later: by how much its score has grown a few turns later, on average of what the judge saw (one digit); holds: somebody else's.
 */
export type ReasonKind = 'ends' | 'ended' | 'points' | 'place' | 'category' | 'denies' | 'overtakes' | 'prevents' | 'later' | 'holds';

export interface Reason {
  kind: ReasonKind;
  seat: number;
  /** Its id as in the board's categories, where it is about one. */
  category?: string;
  played: number;
  better: number;
  /** A sentence; only with a language. */
  say?: string;
}

/** A decision, judged with the eyes of its seat: what was played beside the best whole turn, in the same imagined worlds. */
export interface Decision {
  decision: number;
  seat: number;
  turn: number;
  round?: number;
  first: number;
  last: number;
  /** The number of the move in the log where the ways part: `first` where the best was played. */
  parts: number;
  /** How many moves there were to choose from there. */
  choices: number;
  /** Everybody's chance before it, that is with the best turn; and after what was played. */
  before: number[];
  after: number[];
  /** before[seat] - after[seat], to the last digit; never negative. */
  cost: number;
  /** '?' from 0.03 on, '??' from 0.08 on. What costs less than 0.03 is not worth a list. */
  mark: string;
  /** Proved, not estimated. */
  exact: boolean;
  /** With what it was sure to bring by all the seat knew; `value` is `after`. */
  played: HintTurn;
  /** Null where what was played is the best; `value` is `before`. */
  best: HintTurn | null;
  /** Null where nothing can be said but the cost. */
  reason: Reason | null;
}

/** The answer to `analyse` with `decision`. */
export interface DecisionAnswer {
  ok: true;
  decision: Decision;
}

/** A move of the game: where it belongs, and how everybody's chance is after it. */
export interface AnalysisStep {
  /** From 1. */
  step: number;
  seat: number | 'chance';
  /** Its text, or an object if objects were asked for. */
  move: string | AnyMove;
  turn: number;
  round?: number;
  chances: number[];
  /** Where a decision is shown, at its move `parts`: its number, everybody's chance before it, and what it cost. */
  decision?: number;
  before?: number[];
  cost?: number;
  mark?: string;
}

/** How it went for a seat: start + luck + own + others = end, to the last digit; where only one seat was judged, start + own + rest = end. */
export interface Account {
  seat: number;
  start: number;
  luck?: number;
  own: number;
  others?: number;
  rest?: number;
  end: number;
  /** How many decisions were judged, cost less than 0.01, have '?' and have '??'. */
  decisions: number;
  good: number;
  mistakes: number;
  blunders: number;
  /** Of all decisions; `own` is its opposite. */
  cost: number;
  /** good / decisions. */
  accuracy: number;
}

/** The answer to `analyse`. */
export interface Analysis {
  ok: true;
  seats: Account[];
  start: number[];
  /** At the end: the result of a finished game. */
  end: number[];
  moves: AnalysisStep[];
  decisions: Decision[];
  /** Only with `known`: how many decisions were judged. */
  known?: number;
}

/** The answer to `analyse` with `judged`: how it went by what was judged elsewhere. */
export interface AnalysisCourse {
  ok: true;
  seats: Account[];
  start: number[];
  end: number[];
  moves: AnalysisStep[];
}

/** The answer to `view` with `at`. */
export interface ViewAt {
  ok: true;
  /** How many moves were made. */
  at: number;
  count: number;
  turn?: number;
  round?: number;
  /** A view of the game, as the game's own file has it. */
  view: Record<string, unknown>;
  standings: Standings;
  to_act: (number | 'chance')[];
  over: boolean;
  scores: number[];
  winners?: number[];
  final?: number[];
  happened: LogEntry[];
  position?: string;
}

/** Where a table that began at a position comes from. */
export interface Origin {
  /** The id of a record, or any name its keeper gave it. */
  record: string;
  step: number;
}

/** A seat at a new table; without `player` it is a person's. */
export interface SeatRequest {
  name?: string;
  player?: string;
}

/** A table that begins at a position. */
export interface OpenAtRequest {
  do: 'open';
  game: string;
  position: string;
  seats?: SeatRequest[];
  seed?: string;
  data?: Record<string, string>;
  from?: Origin;
}

