// Powers with more than one step, and those that choose something that isn't on the board: the
// Lawyer's exchange, the Lobbyist's removals, the Architect's two buildings, the Realtor's type.
import type { CitySquare, CityType, CityTypeWord } from '../../../types/city';
import type { Action, Target } from '../../table/chooser';
import type { Cell, Move } from '../../table/wire-types';
import { t } from '../../words/words.svelte';
import { askBrings, askGroups, askMoves, pointsFor } from './brings';
import type { Look } from './look';
import { cellOf, keyOf, roleOf, typeName, typeOf, type Key } from './model';
import { distinct, Step, tagOf, turnAction, type City } from './step.svelte';
import { Laying } from './stepZoning.svelte';

export function powerText(city: City): string {
  const role = roleOf(city.board, city.view.power?.role);
  return role ? t('**{role}.** {text}', { role: role.name, text: role.text }) : '';
}

/** The Lawyer: one of his chips, then one of somebody else's. */
export class ExchangeStep extends Step {
  #mine = $state<Key | null>(null);

  get #moves(): Move[] {
    return this.city.table.moves.filter((move) => move.kind === 'exchange');
  }
  override get cells(): readonly Cell[] {
    return distinct(this.#moves.flatMap((move) => [move.mine as Cell, move.theirs as Cell]));
  }
  get move(): Move | undefined {
    return this.#moves.find(
      (move) =>
        keyOf(move.mine as Cell) === this.#mine && keyOf(move.theirs as Cell) === this.aimed,
    );
  }
  #options(): Cell[] {
    const mine = distinct(this.#moves.map((move) => move.mine as Cell));
    if (this.#mine === null) return mine;
    const with_it = this.#moves.filter((move) => keyOf(move.mine as Cell) === this.#mine);
    return [...mine, ...distinct(with_it.map((move) => move.theirs as Cell))];
  }
  override suggest(move: Move): void {
    this.#mine = keyOf(move.mine as Cell);
    this.aimed = keyOf(move.theirs as Cell);
  }
  #isMine(key: Key): boolean {
    return this.#moves.some((move) => keyOf(move.mine as Cell) === key);
  }
  #take(key: Key): void {
    this.#mine = this.#mine === key ? null : key;
    this.aimed = null;
  }
  override get targets(): Target[] {
    return this.#options().map((cell) => {
      const key = keyOf(cell);
      const mine = this.#isMine(key);
      const aim = () => {
        this.city.table.notice = '';
        this.aimed = key;
      };
      const label = mine ? t('your chip on {cell}', { cell: key }) : this.#theirs(cell);
      return this.over(cell, 0, {
        id: key,
        label,
        aim,
        ...(mine && { act: () => this.#take(key) }),
      });
    });
  }
  #theirs(cell: Cell): string {
    const owner = this.city.tiles.get(keyOf(cell))?.chips?.at(-1) ?? 0;
    return t('{name}: chip on {cell}', { name: this.city.table.name(owner), cell: keyOf(cell) });
  }
  override letGo(): boolean {
    const had = this.#mine !== null || this.aimed !== null;
    this.#mine = null;
    this.aimed = null;
    return had;
  }
  override get sentence(): string {
    if (this.#mine === null) return powerText(this.city);
    if (!this.move) return t('Now the chip you **want for it**.');
    const owner = this.city.tiles.get(this.aimed ?? '')?.chips?.at(-1) ?? 0;
    return t('You and **{name}** exchange these two zones.', { name: this.city.table.name(owner) });
  }
  override get main(): Action {
    const move = this.move;
    if (move) return { label: t('Exchange'), act: () => this.play(move) };
    const aimed = this.aimed;
    if (aimed !== null && this.#isMine(aimed) && aimed !== this.#mine)
      return { label: t('Give this one'), act: () => this.#take(aimed) };
    return {
      label: t('Exchange'),
      not: t('Choose one of your chips, then one of another player.'),
      act: () => {},
    };
  }
  override get look(): Look {
    const rims = this.#options();
    const raised = [this.#mine, this.aimed].filter((key) => key !== null).map(cellOf);
    const move = this.move;
    if (!move) return { rims, raised };
    const owner = this.city.tiles.get(keyOf(move.theirs as Cell))?.chips?.at(-1) ?? 0;
    const swapped = [
      { at: move.mine as Cell, seat: owner },
      { at: move.theirs as Cell, seat: this.city.me },
    ];
    return { rims, raised, swapped };
  }
}

/**
 * The Lobbyist: a zone, then where it goes and how it is turned. There may be thousands of moves:
 * each step asks for its own.
 */
export class RelocateStep extends Laying {
  #from = $state<Key | null>(null);
  #zones = $state.raw<Cell[]>([]);
  #moves = $state.raw<Move[]>([]);
  #done = $state.raw<Move | undefined>(undefined);

  constructor(city: City) {
    super(city);
    void askGroups(city.table, { kind: 'relocate' }, 1).then((groups) => {
      this.#zones = groups.map((begins) => begins.from as Cell);
    });
    void askMoves(city.table, { kind: 'done' }).then(([done]) => (this.#done = done));
  }
  get moves(): Move[] {
    return this.#moves;
  }
  cellOf(move: Move): Cell {
    return move.to as Cell;
  }
  get square(): CitySquare | undefined {
    return this.city.board.square_set[this.city.tiles.get(this.#from ?? '')?.square ?? -1];
  }
  override get at(): Cell | null {
    return this.#from === null ? null : super.at;
  }

  async #lift(key: Key): Promise<void> {
    this.#from = key;
    this.aimed = null;
    this.#moves = [];
    const where = { kind: 'relocate', from: cellOf(key) };
    const moves = await askMoves(this.city.table, where);
    if (this.#from !== key) return;
    this.#moves = moves;
    const brought = await askBrings(this.city.table, where);
    if (this.#from === key) this.brought = brought;
  }
  override suggest(move: Move): void {
    void this.#lift(keyOf(move.from as Cell)).then(() => super.suggest(move));
  }
  override get cells(): readonly Cell[] {
    return this.#from === null ? this.#zones : [...super.cells, cellOf(this.#from)];
  }
  override get targets(): Target[] {
    if (this.#from !== null)
      return [...super.targets.filter(({ id }) => id !== this.#from), this.#back(this.#from)];
    return this.#zones.map((cell) => {
      const key = keyOf(cell);
      const name = this.city.board.square_set[this.city.tiles.get(key)?.square ?? -1]?.name ?? '';
      const aim = () => {
        this.aimed = key;
        this.city.table.notice = '';
      };
      const label = t('lift {what} at {cell}', { what: name, cell: key });
      return this.over(cell, 0, { id: key, label, aim, act: () => void this.#lift(key) });
    });
  }
  /** Where the lifted zone was: the way back for who has no Esc. */
  #back(from: Key): Target {
    const act = () => void this.letGo();
    return this.over(cellOf(from), 0, {
      id: from,
      label: t('Choose another one'),
      direct: true,
      aim: () => {},
      act,
    });
  }
  override letGo(): boolean {
    const had = this.#from !== null || this.aimed !== null;
    this.#from = null;
    this.aimed = null;
    this.#moves = [];
    return had;
  }
  override get sentence(): string {
    if (this.#from === null) return powerText(this.city);
    if (!this.at) return t('Where does it go? **A click on its old place** puts it back.');
    const points = pointsFor(this.brings, this.city.me);
    if (!points) return t('Here it touches none of its own type: **no points**.');
    return t('Here it touches its own type: **{points}**.', { points: `+${points}` });
  }
  override get main(): Action {
    const aimed = this.aimed;
    if (this.#from === null && aimed !== null)
      return { label: t('Lift it'), act: () => void this.#lift(aimed) };
    const move = this.#from === null ? undefined : this.move;
    if (!move)
      return {
        label: t('Move it'),
        not: t('Choose a zone that glows, then where it goes.'),
        act: () => {},
      };
    const points = tagOf(this.brings, this.city.me);
    const label = points === '+0' ? t('Move it') : t('Move it, {points}', { points });
    return { label, act: () => this.play(move) };
  }
  override get others(): Action[] {
    return this.#from === null
      ? [{ label: t('Done'), icon: 'check', key: 'd', act: () => this.play(this.#done) }]
      : [turnAction(this.ways.length, () => this.turn())];
  }
  override get look(): Look {
    if (this.#from === null) {
      const raised = this.aimed === null ? [] : [cellOf(this.aimed)];
      return { rims: this.#zones, raised };
    }
    const from = cellOf(this.#from);
    return { lots: super.cells, lifted: from, ...this.ghost };
  }
}

/** The Architect keeps one of two buildings. */
export class RetainStep extends Step {
  #number = $state<number | null>(null);

  override get chosen(): number | null {
    return this.#number;
  }
  override suggest(move: Move): void {
    this.#number = Number(move.number);
  }
  /** The two to choose from. */
  get drawn(): number[] {
    return this.city.table.moves.map((move) => Number(move.number));
  }
  override usable(number: number): boolean {
    return this.drawn.includes(number);
  }
  override choose(number: number): void {
    if (this.#number === number) this.main.act();
    else this.#number = number;
  }
  override get sentence(): string {
    return powerText(this.city);
  }
  override get main(): Action {
    const move = this.city.table.moves.find((one) => one.number === this.#number);
    if (!move)
      return { label: t('Keep it'), not: t('Choose one of the two buildings.'), act: () => {} };
    return { label: t('Keep it'), act: () => this.play(move) };
  }
}

/** The Realtor names a type. */
export class DeclareStep extends Step {
  type = $state<CityType | null>(null);

  get types(): CityType[] {
    return this.city.table.moves.map((move) => typeOf(this.city.board, move.type as CityTypeWord));
  }
  override suggest(move: Move): void {
    this.type = typeOf(this.city.board, move.type as CityTypeWord);
  }
  name(type: CityType): void {
    if (this.type === type) this.main.act();
    else this.type = type;
    this.city.table.notice = '';
  }
  override key(key: string): boolean {
    const type = this.types[Number(key) - 1];
    if (type) this.name(type);
    return !!type;
  }
  override get sentence(): string {
    return powerText(this.city);
  }
  override get main(): Action {
    const { board, table } = this.city;
    const move = table.moves.find((one) => typeOf(board, one.type as CityTypeWord) === this.type);
    if (!move || !this.type)
      return { label: t('Name it'), not: t('Choose one of the five types.'), act: () => {} };
    return {
      label: t('Name {type}', { type: typeName(board, this.type) }),
      act: () => this.play(move),
    };
  }
}
