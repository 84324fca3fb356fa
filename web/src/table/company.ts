// People who sit at the same table elsewhere: what the table's screen shows of them. The parts come
// with a game that is played online and are loaded with it; a game alone has none.
import type { Component } from 'svelte';
import type { IconName } from '../draw/icons';
import type { Chooser, Face } from './chooser';
import type { Table } from './table.svelte';

/** A line of the table's menu. */
export interface MenuAction {
  label: string;
  icon: IconName;
  act(): void;
}

export interface Company {
  /** It ended otherwise than by its rules: somebody gave up, or it was broken off. */
  readonly stopped: boolean;
  /** Why there are no hints here; empty: there are. */
  readonly noHints: string;
  /** A question stands in place of what there is to do. */
  readonly asks: boolean;
  /** There are clocks on the plates: the one that runs says whose turn it is. */
  readonly clocked: boolean;
  /** Who is waited for, as a sentence. */
  readonly sentence: string;
  readonly menu: MenuAction[];
  /** A key of its own; true if it was one. */
  key(key: string): boolean;
  readonly parts: CompanyParts;
}

export interface CompanyParts {
  /** In the top bar: that the line is being looked for, that one watches. */
  Line: Component<{ table: Table }>;
  /** Tools of the top bar. */
  Tools: Component<{ table: Table }>;
  /** Beside a name: whether somebody is here. */
  Mark: Component<{ table: Table; seat: number; size?: number }>;
  /** Over the board: what a question is about. */
  Marks: Component<{ table: Table; chooser: Chooser }>;
  /** On a plate: the time that is left. */
  Clock: Component<{ table: Table; seat: number }>;
  /** In place of news and hand: a question, somebody who is away. */
  Card: Component<{ table: Table; face: Face }>;
  /** What was just said. */
  Talk: Component<{ table: Table }>;
  /** Sheets beside those of every table. */
  Sheets: Component<{ table: Table; sheet: string }>;
  /** Where a game alone offers to play again. */
  Again: Component<{ table: Table }>;
}

/** Names of the sheets that `Sheets` has. */
export const COMPANY_SHEETS = ['chat', 'watch'];
