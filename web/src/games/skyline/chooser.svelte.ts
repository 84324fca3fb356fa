// What has been chosen of a move of Project Skyline, place by place, and what the board shows of
// it. While a story is told, or waits for a throw, nothing can be chosen.
import type { SkylineBoard, SkylineView } from '../../../types/skyline';
import type { Point } from '../../draw/base';
import type { Action, Chooser, Float, Imagined, Target } from '../../table/chooser';
import type { Table } from '../../table/table.svelte';
import type { Cell, Entry, Move, Preview, Turn } from '../../table/wire-types';
import { t, tn } from '../../words/words.svelte';
import { boardText } from './boardtext';
import { imagine } from './imagine';
import { cellAt, corner, isCell, layout, pawnFoot, spaceAt, spaceCell } from './layout';
import { lookOf, type Look } from './look';
import { Scene } from './scene.svelte';
import { cellOf, Steps, type Place } from './steps';
import { Story } from './story.svelte';
import { buttonFor, placeName, sentenceFor } from './choices';

const NOTHING = 1500; // how long it is said that nothing can be built

export class SkylineChooser implements Chooser {
  readonly table: Table;
  readonly scene = new Scene();
  readonly story: Story;
  aimed = $state<Place | null>(null);
  chosen = $state.raw<Place[]>([]);
  preview = $state.raw<Preview | null>(null);
  /** A group somebody looks at: the building's own name for it. */
  peeked = $state<string | null>(null);
  /** Whose groups are all shown. */
  groupsOf = $state<number | null>(null);
  pointed: Cell | null = null;

  #told: readonly Entry[] | null = null;
  #previews = new Map<string, Preview | null>();
  #passing: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.table = table;
    this.story = new Story(table, this.scene);
  }

  get board(): SkylineBoard {
    return this.table.board as unknown as SkylineBoard;
  }
  get view(): SkylineView {
    return this.table.view as unknown as SkylineView;
  }
  get size() {
    return layout().size;
  }
  spot(cell: Cell): Point {
    const { g } = layout();
    const [x, y] = corner(cell);
    return [x + g.w / 2, y + g.h / 2];
  }
  get text(): string[] {
    return boardText(this);
  }
  get telling(): boolean {
    return this.story.telling;
  }
  get waits(): boolean {
    return this.story.hold !== null;
  }
  get scores(): number[] | undefined {
    return this.table.over && !this.story.telling ? undefined : this.scene.cash;
  }
  /** Whether something can be chosen now. */
  get choosing(): boolean {
    return this.table.myTurn && !this.story.telling && !this.table.busy;
  }

  readonly steps = $derived.by(() => new Steps(this.table.moves, this.scene.pawns));

  get next(): Place[] {
    return this.choosing ? this.steps.next(this.chosen) : [];
  }
  /** What could be chosen instead of what is. */
  get instead(): Place[] {
    if (!this.choosing || !this.chosen.length) return [];
    const next = this.next;
    return this.steps.next([]).filter((p) => p !== this.chosen[0] && !next.includes(p));
  }
  /** The move that is pointed out so far, if it is one. */
  get move(): Move | null {
    return this.choosing && this.aimed !== null
      ? this.steps.only([...this.chosen, this.aimed])
      : null;
  }
  get pass(): Move | undefined {
    return this.choosing ? this.table.moves.find((move) => move.kind === 'pass') : undefined;
  }
  readonly look: Look = $derived.by(() => lookOf(this));

  get targets(): Target[] {
    const own = this.next.map((place) => this.#target(place, [...this.chosen]));
    const other = this.instead.map((place) => this.#target(place, []));
    const back = this.choosing && this.chosen.length ? [this.#backTarget()] : [];
    return [...own, ...other, ...back].filter((target) => target !== null);
  }

  #box(place: Place): { x: number; y: number; width: number; height: number } | null {
    const { g } = layout();
    const cell = cellOf(place);
    const at = cell ?? (place[0] === 's' ? spaceCell(Number(place.slice(1))) : null);
    if (at) {
      const [x, y] = corner(at);
      return { x, y, width: g.w, height: g.h };
    }
    if (place[0] !== 'p') return null;
    const seat = Number(place.slice(1));
    const [x, y] = this.pawnAt(seat);
    return { x: x - g.w * 0.25, y: y - g.h * 0.62, width: g.w * 0.5, height: g.h * 0.7 };
  }

  #target(place: Place, chosen: Place[]): Target | null {
    const box = this.#box(place);
    if (!box) return null;
    return {
      id: place,
      ...box,
      label: placeName(this, place, chosen),
      direct: this.steps.only([...chosen, place]) === null,
      aim: () => void this.#aim(place, chosen),
      act: () => this.#act(),
    };
  }

  #backTarget(): Target | null {
    const place = this.chosen.at(-1)!;
    const box = this.#box(place);
    return (
      box && {
        id: `back ${place}`,
        ...box,
        label: t('Choose another one'),
        direct: true,
        aim: () => {},
        act: () => void this.letGo(),
      }
    );
  }

  /** A plate of a seat that can be chosen. */
  plate(seat: number): Target | null {
    const place = `t${seat}`;
    if (!this.next.includes(place)) return null;
    const chosen = [...this.chosen];
    return {
      id: place,
      x: 0,
      y: 0,
      width: 0,
      height: 0,
      label: placeName(this, place, chosen),
      aim: () => void this.#aim(place, chosen),
      act: () => this.#act(),
    };
  }

  async #aim(place: Place, chosen: Place[]): Promise<void> {
    if (this.aimed === place && this.chosen.length === chosen.length) return;
    this.table.clear();
    this.peeked = null;
    this.chosen = chosen;
    this.aimed = place;
    await this.#showPreview();
  }

  async #showPreview(): Promise<void> {
    const move = this.move;
    if (!move) {
      this.preview = null;
      return;
    }
    if (!this.#previews.has(move.move)) {
      const previews = this.#previews;
      const found = await this.table.preview(move);
      previews.set(move.move, found);
    }
    if (this.move === move) this.preview = this.#previews.get(move.move) ?? null;
  }

  #act(): void {
    const { move, aimed } = this;
    if (move) void this.table.play(move);
    else if (aimed !== null && this.next.includes(aimed)) {
      this.chosen = [...this.chosen, aimed];
      this.aimed = null;
      this.preview = null;
    }
  }

  get sentence(): string {
    const { story, view } = this;
    if (story.telling) return story.sentence;
    if (this.pass)
      return tn(
        'Nothing can be built one step away.',
        'Nothing can be built {count} steps away.',
        view.black ?? 0,
      );
    return this.holdsCard ? '' : sentenceFor(this);
  }
  /** The card in the hand says what to do; what a choice would bring stands beside it. */
  get holdsCard(): boolean {
    return this.choosing && this.view.phase === 'choose' && this.scene.card !== null;
  }
  get besideCard(): string {
    return this.holdsCard ? sentenceFor(this) : '';
  }

  get main(): Action {
    const { story } = this;
    if (story.hold) return { label: story.hold.label, key: 'Enter', act: () => story.press() };
    if (story.telling) return { label: t('Go on'), key: 'Enter', act: () => story.skip() };
    const pass = this.pass;
    if (pass) return { label: t('Go on'), key: 'Enter', act: () => void this.table.play(pass) };
    return buttonFor(this, () => this.#act());
  }

  readonly others: Action[] = [];

  suggest([move]: Move[]): void {
    const choice = this.steps.choices.find((found) => found.move.move === move?.move);
    if (!choice) return;
    this.chosen = choice.way.slice(0, -1);
    this.aimed = choice.way.at(-1) ?? null;
    void this.#showPreview();
  }

  letGo(): boolean {
    if (this.aimed === null && !this.chosen.length && this.peeked === null) return false;
    this.chosen = this.aimed === null ? this.chosen.slice(0, -1) : this.chosen;
    this.aimed = null;
    this.preview = null;
    this.peeked = null;
    return true;
  }

  key(key: string): boolean {
    if (key === ' ' && this.story.telling) {
      if (this.story.hold) this.story.press();
      else this.story.skip();
      return true;
    }
    if (key !== 'g') return false;
    const seat = (this.pointed && this.scene.at(this.pointed)?.owner) ?? Number(this.table.viewer);
    this.groupsOf = this.groupsOf === seat ? null : seat;
    return true;
  }

  /** Shows the group whose rent is due on a street space, or that a building belongs to. */
  peek(cell: Cell): void {
    this.pointed = this.board.street?.[spaceAt(cell)] ?? cell;
    if (this.story.telling || this.aimed !== null) return;
    const onStreet = !isCell(cell);
    this.peeked = onStreet ? (this.scene.at(this.pointed)?.group ?? null) : null;
  }

  async refuse(x: number, y: number): Promise<void> {
    if (this.story.telling) return this.story.skip();
    const cell = cellAt(x, y);
    if (!isCell(cell)) {
      this.letGo();
      return this.peek(cell);
    }
    if (!this.choosing) return;
    await this.table.why(cell);
  }

  pawnAt(seat: number): [number, number] {
    const space = this.scene.pawns[seat] ?? 0;
    const here = this.scene.pawns.flatMap((at, other) => (at === space ? [other] : []));
    return pawnFoot(space, here.indexOf(seat), here.length);
  }

  reset(): void {
    clearTimeout(this.#passing);
    this.#previews = new Map();
    this.aimed = null;
    this.chosen = [];
    this.preview = null;
    this.peeked = null;
    this.story.counts = this.board.rent_of_height ?? [];
    const { happened } = this.table;
    const fresh = happened !== this.#told && happened.length > 0 && this.scene.seats.length > 0;
    if (fresh || (happened === this.#told && this.story.telling)) return;
    this.#told = happened;
    this.story.stop();
    this.#settle();
  }

  /** Shows what happened; the table goes on when that is done. */
  async tell(happened: Entry[]): Promise<void> {
    if (happened !== this.#told && this.scene.seats.length) {
      this.#told = happened;
      await this.story.tell(happened);
    }
    if (this.#told === happened) this.#settle();
  }

  skip(): void {
    this.story.stop();
  }

  #settle(): void {
    this.scene.become(this.view);
    clearTimeout(this.#passing);
    const { pass } = this;
    if (pass) this.#passing = setTimeout(() => void this.table.play(pass), NOTHING);
  }

  imagine(turn: Turn, seat: number): Imagined[] {
    return imagine(this, turn, seat);
  }

  floats(): Float[] {
    return [];
  }
}
