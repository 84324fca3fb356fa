// What a table's answers have in common for all games (docs/engine-protocol.md); what a game's own
// parts are is in web/types.
import type { Cell, Standings, Turn as WireTurn, Viewer } from '../../types/wire';
import type { Answer } from '../wire/client';

export type { Cell, Standings, Viewer };

/** A legal move: its text, its kind, the cells it touches, and its places by name. */
export interface Move {
  move: string;
  kind: string;
  /** As a choice in words. */
  say?: string;
  cells?: Cell[];
  [place: string]: unknown;
}

/** Something that happened. */
export interface Told {
  event: string;
  say: string;
  [place: string]: unknown;
}

export interface Entry {
  seat: number | 'chance';
  move: Move;
  events: Told[];
}

export type Stage = 'sealing' | 'moving' | 'asking' | 'over' | 'stuck';

export interface Status extends Answer {
  stage: Stage;
  people: number[];
  computers: number[];
  count: number;
  happened: Entry[];
  to_act: (number | 'chance')[];
  over: boolean;
  scores: number[];
  winners?: number[];
  final?: number[];
  kept?: boolean;
}

export interface SeatInfo {
  /** `human` or a level. */
  player: string;
  name: string;
  back: 'none' | 'free' | 'consent';
}

/** What a move would surely bring. */
export interface Preview {
  points: (number | null)[];
  events: Told[];
  about?: Record<string, unknown>;
}

/** Why nothing can be done with a cell. */
export interface Why {
  possible: boolean;
  reasons: { rule: string; reason: string; say?: string }[];
}

/** One turn of the log, with its events in words. */
export interface Turn extends Omit<WireTurn, 'moves'> {
  moves: Entry[];
}
