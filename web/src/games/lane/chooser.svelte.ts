// What has been chosen of a move of Sunrise Lane: some cards of one colour, then a plot. Without
// cards every plot that can be built on lights up, and aiming at one raises the cards for the
// tallest House there.
import type { LaneBoard, LaneColour, LaneView } from '../../../types/lane';
import type { Point } from '../../draw/base';
import { isCompact } from '../../shell/layout.svelte';
import type { Action, Chooser, Float, Imagined, Target } from '../../table/chooser';
import type { Table } from '../../table/table.svelte';
import type { Cell, Move, Told, Turn } from '../../table/wire-types';
import { t, tn } from '../../words/words.svelte';
import { layoutOf, letterOf, plotAt, type Layout } from './draw';
import { imagine } from './imagine';
import { describe, placeName } from './words';

const NOTHING = { plots: [], colours: [], categories: [], size: 11 } as unknown as LaneBoard;

export class LaneChooser implements Chooser {
  readonly table: Table;
  /** The colour and the number of the cards that were chosen by hand. */
  colour = $state<LaneColour | null>(null);
  count = $state(0);
  aimed = $state<string | null>(null);
  /** What is known of the moves, by their texts. */
  points = $state.raw<Map<string, number>>(new Map());
  /** The colour of the card on top of the discards, if it was seen. */
  discarded = $state<LaneColour | null>(null);

  constructor(table: Table) {
    this.table = table;
    void this.#findDiscarded();
  }

  get board(): LaneBoard {
    return 'plots' in this.table.board ? (this.table.board as unknown as LaneBoard) : NOTHING;
  }
  get view(): LaneView | null {
    return 'seats' in this.table.view ? (this.table.view as unknown as LaneView) : null;
  }
  get layout(): Layout {
    return layoutOf(this.board.size, isCompact());
  }
  get size() {
    return { width: this.layout.width, height: this.layout.height };
  }
  spot([row, column]: Cell): Point {
    const { cell, left, top } = this.layout;
    return [left + (column + 0.5) * cell.w, top + (row + 0.5) * cell.h];
  }
  get text(): string[] {
    return this.view ? describe(this.board, this.view, this.table) : [];
  }
  get hand(): LaneColour[] {
    const seat = typeof this.table.viewer === 'number' ? this.table.viewer : -1;
    return [...(this.view?.seats[seat]?.hand ?? '')] as LaneColour[];
  }

  #of(kind: string): Move[] {
    return this.table.moves.filter((move) => move.kind === kind);
  }
  #only(kind: string): Move | undefined {
    return this.table.moves.find((move) => move.kind === kind);
  }
  get discarding(): boolean {
    return this.#only('discard') !== undefined;
  }
  /** No card can be used: the board is full and the round goes on, or there is no card. */
  get onlyDraw(): boolean {
    const { moves } = this.table;
    return moves.length === 1 && moves[0]?.kind === 'draw';
  }
  get choosingFirst(): boolean {
    return this.#only('first') !== undefined;
  }

  /** The Houses that the chosen cards can build; of each plot the tallest where none are chosen. */
  get houses(): Map<string, Move> {
    const found = new Map<string, Move>();
    for (const move of this.#of('house')) {
      const colour = plotAt(this.board, move.plot as Cell)?.colour;
      const wanted = !this.colour || (colour === this.colour && move.storeys === this.count);
      if (wanted) found.set(String(move.plot), move);
    }
    return found;
  }
  /** A Park takes one card, of any colour. */
  get parks(): Map<string, Move> {
    const one = this.colour !== null && this.count === 1;
    const moves = one ? this.#of('park') : [];
    const mine = moves.filter((move) => letterOf(this.board, move.colour) === this.colour);
    const free = mine.filter((move) => !this.houses.has(String(move.plot)));
    return new Map(free.map((move) => [String(move.plot), move]));
  }
  get move(): Move | null {
    if (this.discarding) return this.#chosenDiscard;
    if (this.aimed === null) return null;
    return this.houses.get(this.aimed) ?? this.parks.get(this.aimed) ?? null;
  }
  get #chosenDiscard(): Move | null {
    const match = (move: Move) => letterOf(this.board, move.colour) === this.colour;
    return this.#of('discard').find(match) ?? null;
  }
  /** How many cards of each colour stand out: those chosen, or those the aimed House takes. */
  get raised(): { colour: LaneColour | null; count: number } {
    if (this.colour) return { colour: this.colour, count: this.count };
    const move = this.move;
    if (move?.kind !== 'house') return { colour: null, count: 0 };
    const colour = plotAt(this.board, move.plot as Cell)?.colour ?? null;
    return { colour, count: move.storeys as number };
  }

  get targets(): Target[] {
    const { cell, left, top } = this.layout;
    return [...this.houses, ...this.parks].map(([id, move]) => {
      const [row, column] = move.plot as Cell;
      return {
        id,
        x: left + column * cell.w,
        y: top + row * cell.h,
        width: cell.w,
        height: cell.h,
        label: `${placeName(this.board, move.plot as Cell)}: ${move.say ?? ''}`,
        aim: () => this.#aim(id),
      };
    });
  }
  #aim(id: string): void {
    this.table.clear();
    this.aimed = id;
  }

  /** A click on a card: one more of its colour, after the last of them none. */
  pick(colour: LaneColour, index: number): void {
    this.table.clear();
    this.aimed = null;
    if (this.discarding) {
      this.colour = this.colour === colour ? null : colour;
      this.count = 1;
      return;
    }
    const same = this.hand.filter((card) => card === colour).length;
    const wanted = this.colour === colour && index < this.count ? index : index + 1;
    this.count = Math.min(wanted, same);
    this.colour = this.count ? colour : null;
  }

  get sentence(): string {
    const { board, view, table } = this;
    if (!view) return '';
    if (!table.myTurn) return table.over ? '' : t('It is not your turn.');
    const colourName = board.colours.find((colour) => colour.letter === this.colour)?.name ?? '';
    const move = this.move;
    if (this.discarding)
      return t('You may keep {limit} cards. Choose one to discard.', { limit: board.hand_limit });
    if (move?.kind === 'house') return this.#houseSentence(move);
    if (move?.kind === 'park')
      return t(
        'A **park**, which takes one card and brings no points. It opens the plots around it.',
      );
    if (this.colour && this.houses.size === 0 && this.parks.size === 0)
      return t('There is no plot for these cards: {colour}. Try fewer, or another colour.', {
        colour: colourName,
      });
    if (this.colour)
      return tn(
        'One card, {colour}, builds **one storey** on a plot that glows, or a park on one with a tree.',
        '{count} cards, {colour}, build **{count} storeys** on a plot that glows.',
        this.count,
        { colour: colourName },
      );
    if (view.phase === 'chain')
      return this.houses.size
        ? t('Build on beside your last plot, or **end your turn**.')
        : t('Nothing more can be built beside your last plot.');
    if (this.onlyDraw) return t('Nothing can be built: all that is left is to **draw two cards**.');
    return this.houses.size
      ? t('Choose cards of one colour, then a plot that glows; or draw two cards.')
      : t('No House can be built with your cards. Choose one card for a park, or draw two.');
  }
  #houseSentence(move: Move): string {
    const plot = plotAt(this.board, move.plot as Cell);
    const storeys = tn('one storey', '{count} storeys', move.storeys as number);
    const dots = tn('one dot', '{count} dots', plot?.dots ?? 0);
    const points = tn('one point', '{count} points', this.points.get(move.move) ?? 0);
    return t('{storeys} × {dots} = **{points}**', { storeys, dots, points });
  }

  get main(): Action {
    const move = this.move;
    const play = (chosen: Move) => () => void this.table.play(chosen);
    if (move?.kind === 'house') {
      const points = this.points.get(move.move);
      const label = points === undefined ? t('Build') : t('Build, +{points}', { points });
      return { label, act: play(move) };
    }
    if (move?.kind === 'park') return { label: t('Lay out a park'), act: play(move) };
    if (move?.kind === 'discard') return { label: t('Discard it'), act: play(move) };
    const stop = this.#only('stop');
    if (stop) return { label: t('End turn'), act: play(stop) };
    if (this.discarding)
      return { label: t('Discard it'), not: t('Choose a card first.'), act: () => {} };
    if (this.onlyDraw) return this.#draw;
    return { label: t('Build'), not: this.sentence, act: () => {} };
  }
  get others(): Action[] {
    const stop = this.#only('stop');
    const play = (move: Move) => () => void this.table.play(move);
    if (stop && this.move) return [{ label: t('End turn'), key: 'e', act: play(stop) }];
    if (stop || this.discarding || this.onlyDraw || this.table.over) return [];
    return [this.#draw];
  }
  get #draw(): Action {
    const draw = this.#only('draw');
    const why = t('Two cards can be drawn only in place of building, in your turn.');
    return {
      label: t('Draw two'),
      icon: 'draw',
      key: 'd',
      ...(!draw && { not: why }),
      act: () => draw && void this.table.play(draw),
    };
  }

  /** Numbers choose colours, in the order of the hand; again, one card more. */
  key(key: string): boolean {
    const colours = [...new Set(this.hand)];
    const colour = colours[Number(key) - 1];
    if (!colour) return false;
    const same = this.hand.filter((card) => card === colour).length;
    const next = this.colour === colour ? this.count % (same + 1) : 0;
    this.pick(colour, next === same ? 0 : next);
    return true;
  }
  letGo(): boolean {
    const had = this.aimed !== null || this.colour !== null || this.table.notice !== '';
    this.aimed = null;
    this.colour = null;
    this.count = 0;
    this.table.clear();
    return had;
  }
  refuse(x: number, y: number): void {
    const { cell, left, top } = this.layout;
    const at: Cell = [Math.floor((y - top) / cell.h), Math.floor((x - left) / cell.w)];
    const inside = at.every((part) => part >= 0 && part < this.board.size);
    if (inside) void this.table.why(at);
  }
  suggest([first]: Move[]): void {
    this.letGo();
    if (!first?.plot) return;
    const plot = plotAt(this.board, first.plot as Cell);
    const park = first.kind === 'park';
    this.colour = park ? letterOf(this.board, first.colour) : (plot?.colour ?? null);
    this.count = park ? 1 : (first.storeys as number);
    this.aimed = String(first.plot);
  }
  reset(): void {
    this.aimed = null;
    this.colour = null;
    this.count = 0;
    this.points = new Map();
    if (this.#only('house')) void this.#lookAhead();
  }

  async #lookAhead(): Promise<void> {
    const previews = await this.table.previews({ kind: 'house' });
    const seat = this.table.viewer as number;
    this.points = new Map(previews.map((found) => [found.move, found.points[seat] ?? 0]));
  }
  async #findDiscarded(): Promise<void> {
    const events = (await this.table.log())
      .flatMap((turn) => turn.moves)
      .flatMap((made) => made.events);
    this.#seeDiscarded(events);
  }
  #seeDiscarded(events: Told[]): void {
    const last = [...events]
      .reverse()
      .find((event) => ['house', 'park', 'discard'].includes(event.event));
    if (last && this.board.colours.length) this.discarded = letterOf(this.board, last.colour);
  }

  imagine(turn: Turn, seat: number): Imagined[] {
    return imagine(this, turn, seat);
  }

  floats(event: Told): Float[] {
    this.#seeDiscarded([event]);
    if (event.event === 'shuffle') this.discarded = null;
    if (event.event !== 'house') return [];
    const { cell, left, top } = this.layout;
    const [row, column] = event.plot as Cell;
    const x = left + (column + 0.5) * cell.w;
    const y = top + row * cell.h - ((event.storeys as number) - 1) * cell.z;
    return [{ x, y, text: `+${event.points}`, seat: event.seat as number }];
  }
}
