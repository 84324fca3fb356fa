// One step of a game of Sunrise City as somebody chooses: what can be clicked, what that would be,
// and the buttons. There is one class for each kind of step; the chooser makes a new one after
// every change of the position.
import type { CityBoard, CityView } from '../../../types/city';
import type { Action, Target } from '../../table/chooser';
import type { Table } from '../../table/table.svelte';
import type { Cell, Move } from '../../table/wire-types';
import { t } from '../../words/words.svelte';
import type { Brings } from './brings';
import { pointsFor } from './brings';
import type { Lawn } from './lawn.svelte';
import type { Look } from './look';
import { keyOf, type Tiles, type Towers } from './model';

/** What the steps know of the city. */
export interface City {
  readonly table: Table;
  readonly board: CityBoard;
  readonly view: CityView;
  readonly lawn: Lawn;
  readonly tiles: Tiles;
  readonly towers: Towers;
  /** The viewer's seat, -1 for a watcher. */
  readonly me: number;
}

export class Step {
  readonly city: City;
  aimed = $state<string | null>(null);

  constructor(city: City) {
    this.city = city;
  }

  get sentence(): string {
    return '';
  }
  get main(): Action {
    const over = this.city.table.over;
    const [label, not] = over
      ? [t('The end'), t('The game is over.')]
      : [t('Wait'), t('It is not your turn.')];
    return { label, not, act: () => {} };
  }
  get others(): Action[] {
    return [];
  }
  get targets(): Target[] {
    return [];
  }
  get look(): Look {
    return { side: this.city.view.phase === 'zoning' ? this.city.view.direction : 'none' };
  }
  /** What the move would bring that is being shown. */
  get brings(): Brings | null {
    return null;
  }
  /** All cells that can be chosen, for the window to fit. */
  get cells(): readonly Cell[] {
    return [];
  }
  /** The number of the piece of the hand that is chosen. */
  get chosen(): number | null {
    return null;
  }
  /** Whether a piece of the hand can be used now. */
  usable(_number: number): boolean {
    return true;
  }
  choose(_number: number): void {}
  /** Shows a move as if it had been chosen. */
  suggest(_move: Move): void {}
  letGo(): boolean {
    const had = this.aimed !== null;
    this.aimed = null;
    return had;
  }
  key(_key: string): boolean {
    return false;
  }

  /** A button over a cell, so many floors up. */
  protected over(
    cell: Cell,
    floors: number,
    rest: Omit<Target, 'x' | 'y' | 'width' | 'height'>,
  ): Target {
    const { lawn } = this.city;
    const [x, y] = lawn.place(cell, floors);
    return { x, y, width: lawn.cell, height: lawn.deep, ...rest };
  }

  protected play(move: Move | undefined): void {
    if (move) void this.city.table.play(move);
  }
}

/** The points an aimed move brings, as its tag says it. */
export const tagOf = (brings: Brings | null | undefined, seat: number): string =>
  `+${pointsFor(brings, seat)}`;

/** The button that turns a ghost; pale when there is one way only. */
export const turnAction = (ways: number, act: () => void): Action => ({
  label: t('Turn'),
  icon: 'turn',
  key: 'r',
  ...(ways < 2 && { not: t('There is only one way to lay it here.') }),
  act,
});

/** How the marker ends, where that is worth a word. */
export function starSentence(brings: Brings | null, seat: number): string {
  const ahead = brings?.ahead[seat];
  if (!ahead?.stars) return '';
  if (ahead.marker === 10) return t('It ends exactly on the star: **two stars**.');
  return t('It passes the star: **one star**.');
}

/** Distinct cells in the order they come. */
export function distinct(cells: readonly Cell[]): Cell[] {
  return [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()];
}
