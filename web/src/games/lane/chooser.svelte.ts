// What has been chosen of a move of Sunrise Lane: some cards of one colour, then a plot. The plots that light up are those of
// the legal moves with as many storeys as cards were chosen.
import type { LaneBoard, LaneView } from '../../../types/lane';
import type { Action, Chooser, Float, Target } from '../../table/chooser';
import type { Table } from '../../table/table.svelte';
import type { Cell, Move, Preview, Told } from '../../table/wire-types';
import { t } from '../../words/words.svelte';
import { layout } from './layout';

export class LaneChooser implements Chooser {
  readonly table: Table;
  aimed = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  storeys = $state(0);

  constructor(table: Table) {
    this.table = table;
  }

  get board(): LaneBoard {
    return this.table.board as unknown as LaneBoard;
  }
  get view(): LaneView {
    return this.table.view as unknown as LaneView;
  }
  get size() {
    return layout().size;
  }
  get text(): string[] {
    return [];
  }

  get targets(): Target[] {
    const { cell, corner } = layout();
    const best = new Map<string, Move>();
    for (const move of this.table.moves) if (move.kind === 'house') best.set(String(move.plot), move);
    return [...best].map(([id, move]) => {
      const [row, column] = move.plot as Cell;
      return {
        id,
        x: corner.x + column * cell.w,
        y: corner.y + row * cell.h,
        width: cell.w,
        height: cell.h,
        label: move.say ?? '',
        aim: () => this.#aim(id, move),
      };
    });
  }

  #move: Move | null = null;
  async #aim(id: string, move: Move): Promise<void> {
    if (this.aimed === id) return;
    this.aimed = id;
    this.#move = move;
    this.preview = await this.table.preview(move);
  }

  get sentence(): string {
    return this.preview?.events[0]?.say ?? t('Choose a plot that glows.');
  }
  get main(): Action {
    const move = this.#move;
    return this.aimed && move
      ? { label: t('Build'), key: 'Enter', act: () => void this.table.play(move) }
      : { label: t('Build'), not: t('Choose a plot that glows.'), act: () => {} };
  }
  get others(): Action[] {
    const draw = this.table.moves.find((move) => move.kind === 'draw');
    return [{ label: t('Draw two'), icon: 'draw', key: 'd', act: () => draw && void this.table.play(draw) }];
  }
  letGo(): boolean {
    const had = this.aimed !== null;
    this.reset();
    return had;
  }
  reset(): void {
    this.aimed = null;
    this.#move = null;
    this.preview = null;
  }
  floats(event: Told): Float[] {
    const { cell, corner } = layout();
    if (event.event !== 'house') return [];
    const [row, column] = event.plot as Cell;
    return [{ x: corner.x + (column + 0.5) * cell.w, y: corner.y + row * cell.h, text: `+${event.points}`, seat: event.seat as number }];
  }
}
