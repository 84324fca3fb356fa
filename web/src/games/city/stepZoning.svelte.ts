// Laying a square: which one, where, and how it is turned. The Lobbyist's moves end the same way.
import type { CityAboutZone, CitySquare } from '../../../types/city';
import { turnSides } from '../../draw/city/tiles';
import type { Action, Target } from '../../table/chooser';
import type { Cell, Move } from '../../table/wire-types';
import { t, tn } from '../../words/words.svelte';
import { askAbout, askBrings, pointsFor, type Brings } from './brings';
import type { Look, Tag } from './look';
import { cellOf, keyOf, type Key } from './model';
import { distinct, starSentence, Step, tagOf, turnAction, type City } from './step.svelte';

/** A square over an empty cell, turned as it may be, the best first. */
export abstract class Laying extends Step {
  brought = $state.raw<Map<string, Brings>>(new Map());
  about = $state.raw<Partial<CityAboutZone> | null>(null);
  /** The text of the way it is turned; without it the best. */
  way = $state('');

  /** The legal moves with what is chosen so far. */
  abstract get moves(): Move[];
  abstract cellOf(move: Move): Cell;
  abstract get square(): CitySquare | undefined;

  override get cells(): readonly Cell[] {
    return distinct(this.moves.map((move) => this.cellOf(move)));
  }
  get at(): Cell | null {
    return this.aimed === null || this.aimed === 'turn' ? null : cellOf(this.aimed);
  }
  /** All ways to lie on the cell that is aimed at. */
  get ways(): Move[] {
    const at = this.aimed;
    const here = this.moves.filter((move) => keyOf(this.cellOf(move)) === at);
    const points = (move: Move) => pointsFor(this.brought.get(move.move), this.city.me);
    return here.sort((a, b) => points(b) - points(a));
  }
  get move(): Move | undefined {
    const ways = this.ways;
    return ways.find((move) => move.move === this.way) ?? ways[0];
  }
  override get brings(): Brings | null {
    return (this.move && this.brought.get(this.move.move)) ?? null;
  }

  protected aimAt(key: Key): void {
    if (this.aimed === key) return;
    this.aimed = key;
    this.way = '';
    this.city.table.notice = '';
    void this.#ask();
  }
  turn(): void {
    const { ways, move } = this;
    if (!move || ways.length < 2) return;
    this.way = ways[(ways.indexOf(move) + 1) % ways.length]!.move;
    void this.#ask();
  }
  override suggest(move: Move): void {
    this.aimAt(keyOf(this.cellOf(move)));
    this.way = move.move;
  }
  async #ask(): Promise<void> {
    const move = this.move;
    this.about = null;
    const about = move ? await askAbout<CityAboutZone>(this.city.table, move) : null;
    if (move === this.move) this.about = about;
  }

  override get targets(): Target[] {
    const found = this.cells.map((cell): Target => {
      const key = keyOf(cell);
      const turns = this.aimed === key && this.ways.length > 1;
      return this.over(cell, 0, {
        id: key,
        label: this.label(cell),
        aim: () => this.aimAt(key),
        again: () => (turns ? this.turn() : undefined),
      });
    });
    const at = this.at;
    if (at && this.ways.length > 1) found.push(this.#button(at));
    return found;
  }
  #button(at: Cell): Target {
    const { lawn } = this.city;
    const [x, y] = lawn.place(at);
    const place = { x: x + lawn.cell - 19, y: y - 17, width: 38, height: 38 };
    return {
      id: 'turn',
      ...place,
      label: t('Turn'),
      direct: true,
      aim: () => {},
      act: () => this.turn(),
    };
  }
  protected label(cell: Cell): string {
    const here = this.moves.find((move) => keyOf(this.cellOf(move)) === keyOf(cell));
    const points = Math.max(
      ...this.moves.flatMap((move) =>
        keyOf(this.cellOf(move)) === keyOf(cell)
          ? [pointsFor(this.brought.get(move.move), this.city.me)]
          : [],
      ),
    );
    const what = this.square?.name ?? here?.say ?? '';
    return tn('{what} at {cell}: {count} point', '{what} at {cell}: {count} points', points, {
      what,
      cell: keyOf(cell),
    });
  }

  protected get ghost(): Look {
    const { square, at, move } = this;
    if (!square || !at || !move) return {};
    const face = {
      kind: square.kind,
      type: square.type,
      sides: turnSides(square.sides, Number(move.turns)),
    };
    const points = pointsFor(this.brings, this.city.me);
    const tags: Tag[] = (this.about?.counts ?? []).map((cell) => ({
      cell,
      text: '+1',
      small: true,
      floor: this.city.towers.get(keyOf(cell))?.length ?? 0,
    }));
    if (points) tags.push({ cell: at, text: tagOf(this.brings, this.city.me) });
    return { tile: { at, face, turns: this.ways.length > 1 }, tags };
  }
}

/** A square of the hand. */
export class ZoneStep extends Laying {
  #number = $state(0);

  constructor(city: City) {
    super(city);
    this.choose(city.view.at_once ?? this.#first());
  }

  #first(): number {
    return Number(this.city.table.moves.find((move) => move.kind === 'zone')?.number ?? -1);
  }
  override get chosen(): number {
    return this.#number;
  }
  override usable(number: number): boolean {
    return this.city.table.moves.some((move) => move.number === number);
  }
  override choose(number: number): void {
    if (!this.usable(number)) {
      this.city.table.notice = t('This square finds no place now.');
      return;
    }
    const at = this.aimed;
    this.#number = number;
    this.aimed = null;
    this.brought = new Map();
    this.city.table.notice = '';
    if (at && this.moves.some((move) => keyOf(this.cellOf(move)) === at)) this.aimAt(at);
    void askBrings(this.city.table, { kind: 'zone', number }).then((brought) => {
      if (this.#number === number) this.brought = brought;
    });
  }
  override suggest(move: Move): void {
    this.choose(Number(move.number));
    super.suggest(move);
  }
  get moves(): Move[] {
    return this.city.table.moves.filter(
      (move) => move.kind === 'zone' && move.number === this.#number,
    );
  }
  cellOf(move: Move): Cell {
    return move.cell as Cell;
  }
  get square(): CitySquare | undefined {
    return this.city.board.square_set[this.#number];
  }

  override get sentence(): string {
    const { at_once: next } = this.city.view;
    if (!this.at) {
      if (next !== undefined)
        return t('After a community this square comes at once: **lay it** too.');
      return t('Choose a square and an empty cell **that glows**. Sidewalk must touch sidewalk.');
    }
    if (this.square?.kind === 'community')
      return t(
        'A community scores nothing now, but buildings of its type around it will. **Then you lay another square.**',
      );
    const points = pointsFor(this.brings, this.city.me);
    if (!points) return t('Here it touches none of its own type: **no points**.');
    const told = tn(
      'Here it touches its own type: **{count} point**.',
      'Here it touches its own type: **{count} points**.',
      points,
    );
    return `${told} ${starSentence(this.brings, this.city.me)}`;
  }
  override get main(): Action {
    const move = this.move;
    if (!move)
      return { label: t('Lay it here'), not: t('Choose an empty cell that glows.'), act: () => {} };
    const points = tagOf(this.brings, this.city.me);
    const label = points === '+0' ? t('Lay it here') : t('Lay it here, {points}', { points });
    return { label, act: () => this.play(move) };
  }
  override get others(): Action[] {
    return [turnAction(this.ways.length, () => this.turn())];
  }
  override get look(): Look {
    return { side: this.city.view.direction, lots: this.cells, ...this.ghost };
  }
}
