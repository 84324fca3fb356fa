// Construction: a building of the hand, then two cells that glow together, on the ground or on
// roofs. Turning goes through all legal ways to lie on the first of them: swapped halves, then the
// other neighbours.
import type { CityAboutRaise, CityMoveRaise, CityType } from '../../../types/city';
import type { Action, Target } from '../../table/chooser';
import type { Cell, Move } from '../../table/wire-types';
import { t } from '../../words/words.svelte';
import { askAbout, askBrings, pointsFor, type Brings } from './brings';
import type { HouseGhost, Look, Tag } from './look';
import { keyOf, letterOf, OPPOSITE, pairKey, typeOf, type Key, type Pair } from './model';
import { distinct, Step, tagOf, turnAction, type City } from './step.svelte';

type Raise = CityMoveRaise & Move;

const pairOf = (move: Raise): Pair => [move.cell, move.beside];

export class RaiseStep extends Step {
  #number = $state(-1);
  /** The text of the way it lies; without it the best. */
  #way = $state('');
  brought = $state.raw<Map<string, Brings>>(new Map());
  about = $state.raw<CityAboutRaise | null>(null);

  constructor(city: City) {
    super(city);
    const first = this.#all()[0];
    if (first) this.choose(first.number);
  }

  #all(): Raise[] {
    return this.city.table.moves.filter((move) => move.kind === 'raise') as Raise[];
  }
  get moves(): Raise[] {
    return this.#all().filter((move) => move.number === this.#number);
  }
  override get chosen(): number | null {
    return this.#number;
  }
  override usable(number: number): boolean {
    return this.#all().some((move) => move.number === number);
  }
  override choose(number: number): void {
    if (!this.usable(number)) {
      this.city.table.notice = t('This building fits nowhere now.');
      return;
    }
    const at = this.aimed;
    this.#number = number;
    this.aimed = null;
    this.brought = new Map();
    this.city.table.notice = '';
    if (at && this.moves.some((move) => pairKey(pairOf(move)) === at)) this.#aim(at);
    void askBrings(this.city.table, { kind: 'raise', number }).then((brought) => {
      if (this.#number !== number) return;
      this.brought = brought;
      void this.#ask();
    });
  }
  override get cells(): readonly Cell[] {
    return distinct(this.#all().flatMap(pairOf));
  }

  #points = (move: Move): number => pointsFor(this.brought.get(move.move), this.city.me);
  /** The ways to lie on these two cells, the best first. */
  #waysOn(key: Key): Raise[] {
    const here = this.moves.filter((move) => pairKey(pairOf(move)) === key);
    return here.sort((a, b) => this.#points(b) - this.#points(a));
  }
  get move(): Raise | undefined {
    const ways = this.aimed === null ? [] : this.#waysOn(this.aimed);
    return ways.find((move) => move.move === this.#way) ?? ways[0];
  }
  /** All pairs that share a cell with the one aimed at, itself first. */
  get #around(): Key[] {
    const move = this.move;
    if (!move) return [];
    const own = pairOf(move).map(keyOf);
    const touching = this.moves.filter((other) =>
      pairOf(other).some((cell) => own.includes(keyOf(cell))),
    );
    return [...new Set(touching.map((other) => pairKey(pairOf(other))))].sort();
  }
  get waysAround(): number {
    return this.#around.reduce((sum, key) => sum + this.#waysOn(key).length, 0);
  }

  #aim(key: Key): void {
    if (this.aimed === key) return;
    this.aimed = key;
    this.#way = '';
    this.city.table.notice = '';
    void this.#ask();
  }
  turn(): void {
    const all = this.#around.flatMap((key) => this.#waysOn(key));
    const at = all.findIndex((move) => move.move === this.move?.move);
    const next = all[(at + 1) % all.length];
    if (at < 0 || !next) return;
    this.aimed = pairKey(pairOf(next));
    this.#way = next.move;
    void this.#ask();
  }
  override suggest(move: Move): void {
    const raise = move as Raise;
    this.choose(raise.number);
    this.#aim(pairKey(pairOf(raise)));
    this.#way = move.move;
  }
  async #ask(): Promise<void> {
    const move = this.move;
    this.about = null;
    const about = move ? await askAbout<CityAboutRaise>(this.city.table, move) : null;
    if (move?.move === this.move?.move) this.about = about;
  }
  override get brings(): Brings | null {
    return (this.move && this.brought.get(this.move.move)) ?? null;
  }

  get #pairs(): Map<Key, Pair> {
    return new Map(this.moves.map((move) => [pairKey(pairOf(move)), pairOf(move)]));
  }
  #floors = (cell: Cell): number => this.city.towers.get(keyOf(cell))?.length ?? 0;

  /**
   * From the middle of one cell to that of the other; a cell that is in one place only lends all of
   * itself.
   */
  #box(
    [a, b]: Pair,
    shared: ReadonlySet<Key>,
  ): { x: number; y: number; width: number; height: number } {
    const { lawn } = this.city;
    const [pa, pb] = [lawn.place(a, this.#floors(a)), lawn.place(b, this.#floors(b))];
    const [one, two, first, second] =
      pa[0] < pb[0] || pa[1] < pb[1] ? [pa, pb, a, b] : [pb, pa, b, a];
    const level = one[1] === two[1];
    const size = level ? lawn.cell : lawn.deep;
    const [from, to] = [one[level ? 0 : 1], two[level ? 0 : 1] + size];
    const start = from + (shared.has(keyOf(first)) ? size / 2 : 0);
    const end = to - (shared.has(keyOf(second)) ? size / 2 : 0);
    const beside = shared.has(keyOf(a)) || shared.has(keyOf(b)) ? 0.2 : 0;
    if (level)
      return {
        x: start,
        y: one[1] + lawn.deep * beside,
        width: end - start,
        height: lawn.deep * (1 - 2 * beside),
      };
    return {
      x: one[0] + lawn.cell * beside,
      y: start,
      width: lawn.cell * (1 - 2 * beside),
      height: end - start,
    };
  }
  override get targets(): Target[] {
    const pairs = this.#pairs;
    const seen = new Set<Key>();
    const shared = new Set<Key>();
    for (const pair of pairs.values())
      for (const cell of pair) {
        if (seen.has(keyOf(cell))) shared.add(keyOf(cell));
        seen.add(keyOf(cell));
      }
    // Those in front last, so that they lie on top.
    const rows = ([, [a, b]]: [Key, Pair]) => Math.min(a[1], b[1]);
    return [...pairs]
      .sort((a, b) => rows(b) - rows(a))
      .map(([key, pair]) => ({
        id: key,
        ...this.#box(pair, shared),
        label: this.#label(key),
        aim: () => this.#aim(key),
        again: () => this.turn(),
      }));
  }
  #label(key: Key): string {
    const best = this.#waysOn(key)[0];
    const points = best ? `+${this.#points(best)}` : '';
    return t('{move}, {points}', { move: best?.say ?? '', points });
  }

  #ghost(move: Raise): HouseGhost {
    const { board } = this.city;
    const brings = this.brings;
    const joint = letterOf(move.direction);
    const bonuses = [move.cell, move.beside].map((cell, i) => {
      const bonus = brings?.gains.find(
        (gain) =>
          gain.reason === 'bonus points' && gain.cells.some((at) => keyOf(at) === keyOf(cell)),
      );
      return bonus
        ? { seat: bonus.seat, points: board.building_set[move.number]!.bonuses[i]! }
        : null;
    });
    const types: [CityType, CityType] = [typeOf(board, move.first), typeOf(board, move.second)];
    const floor = this.#floors(move.cell) + 1;
    return { cells: pairOf(move), types, joints: [joint, OPPOSITE[joint]], floor, bonuses };
  }
  override get look(): Look {
    const pairs = [...this.#pairs.values()];
    const move = this.move;
    if (!move) return { pairs };
    const house = this.#ghost(move);
    const [cell, beside] = house.cells;
    const tags: Tag[] = (this.about?.communities ?? []).map((one) => ({
      cell: one.cell,
      text: `+${one.points}`,
      small: true,
    }));
    tags.push({ cell, beside, floor: house.floor, text: tagOf(this.brings, this.city.me) });
    return { pairs, house, tags };
  }

  override get sentence(): string {
    const move = this.move;
    if (!move) return t('Choose a building, then **two cells that glow together**.');
    const floor = this.#floors(move.cell) + 1;
    if (floor === 1) return t('Here, **on the ground**:');
    return t('Here, **as floor {floor}**:', { floor });
  }
  override get main(): Action {
    const move = this.move;
    if (!move)
      return { label: t('Build'), not: t('Choose two cells that glow together.'), act: () => {} };
    return {
      label: t('Build, {points}', { points: tagOf(this.brings, this.city.me) }),
      act: () => this.play(move),
    };
  }
  override get others(): Action[] {
    return [turnAction(this.waysAround, () => this.turn())];
  }
}

/** Nothing of the hand fits. */
export class PassStep extends Step {
  override get sentence(): string {
    return t('Nothing of yours fits. **You pass.**');
  }
  override usable(): boolean {
    return false;
  }
  override get main(): Action {
    return { label: t('Pass'), act: () => this.play(this.city.table.moves[0]) };
  }
}
