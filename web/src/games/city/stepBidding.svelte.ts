// Steps with one zone: a chip of the auction, a chip of the Banker's, the Protester's place, and
// the building the Engineer takes.
import type { CityAboutBid, CityMoveSalvage } from '../../../types/city';
import type { Action, Target } from '../../table/chooser';
import type { Cell, Move } from '../../table/wire-types';
import { t } from '../../words/words.svelte';
import { askAbout } from './brings';
import type { Look } from './look';
import { cellOf, keyOf, pairKey, roleOf, type Key, type Pair } from './model';
import { Step } from './step.svelte';

abstract class OneZone extends Step {
  about = $state.raw<Partial<CityAboutBid> | null>(null);

  get moves(): Move[] {
    return this.city.table.moves.filter((move) => move.kind !== 'done');
  }
  override get cells(): readonly Cell[] {
    return this.moves.map((move) => move.cell as Cell);
  }
  get at(): Cell | null {
    return this.aimed === null ? null : cellOf(this.aimed);
  }
  get move(): Move | undefined {
    return this.moves.find((move) => keyOf(move.cell as Cell) === this.aimed);
  }
  #aim(key: Key): void {
    if (this.aimed === key) return;
    this.aimed = key;
    this.about = null;
    this.city.table.notice = '';
    const move = this.move;
    if (move)
      void askAbout<CityAboutBid>(this.city.table, move).then((about) => {
        if (this.aimed === key) this.about = about;
      });
  }
  override suggest(move: Move): void {
    this.#aim(keyOf(move.cell as Cell));
  }
  override get targets(): Target[] {
    return this.moves.map((move) => {
      const key = keyOf(move.cell as Cell);
      return this.over(move.cell as Cell, 0, {
        id: key,
        label: move.say ?? '',
        aim: () => this.#aim(key),
      });
    });
  }
  protected tile() {
    return this.aimed === null ? undefined : this.city.tiles.get(this.aimed);
  }
  protected get roleText(): string {
    const role = roleOf(this.city.board, this.city.view.power?.role);
    return role ? t('**{role}.** {text}', { role: role.name, text: role.text }) : '';
  }
  protected get done(): Action[] {
    const move = this.city.table.moves.find((one) => one.kind === 'done');
    return move ? [{ label: t('Done'), icon: 'check', key: 'd', act: () => this.play(move) }] : [];
  }
}

export class BidStep extends OneZone {
  /** A building of the hand whose places are shown. */
  #shown = $state<number | null>(null);

  override get chosen(): number | null {
    return this.#shown;
  }
  #fitting = $state.raw<Cell[]>([]);
  /** Shows where a building would fit, or no longer. */
  override choose(number: number): void {
    this.#shown = this.#shown === number ? null : number;
    this.#fitting = [];
    this.aimed = null;
    this.about = null;
    if (this.#shown !== null) void this.#seek(number);
  }
  async #seek(number: number): Promise<void> {
    const all = await Promise.all(
      this.moves.map((move) => askAbout<CityAboutBid>(this.city.table, move)),
    );
    if (this.#shown !== number) return;
    this.#fitting = this.moves.flatMap((move, i) =>
      all[i]?.fits?.includes(number) ? [move.cell as Cell] : [],
    );
  }
  /** While a zone is aimed at: whether the building could stand there. */
  override usable(number: number): boolean {
    return !this.about?.fits || this.about.fits.includes(number);
  }
  get fits(): number | null {
    return this.about?.fits?.length ?? null;
  }

  get #outcome(): 'closes' | 'on top' | 'open' {
    const chips = this.tile()?.chips ?? [];
    if (chips.at(-1) === this.city.me) return 'closes';
    return chips.length ? 'on top' : 'open';
  }
  override get sentence(): string {
    const told = {
      closes: () => t('Your second chip in a row **closes** the stack: nobody tops it.'),
      'on top': () =>
        t('Your chip would lie **on top**. A second one in a row would close the stack.'),
      open: () => t('Nobody has bid here yet. **Anyone can still top it.**'),
    };
    if (this.aimed !== null) return told[this.#outcome]();
    if (this.#shown !== null) return t('This building would fit on the zones **with dashes**.');
    const first = t(
      'Put a chip on any zone **with a light rim**. Who is on top at the end owns the zone.',
    );
    return this.city.view.chip_of_turn === 2
      ? t('And your second chip, here or on another zone.')
      : first;
  }
  override get main(): Action {
    const move = this.move;
    const two = this.city.board.chips_a_turn === 2;
    const label = two && this.city.view.chip_of_turn === 1 ? t('Bid, first of two') : t('Bid here');
    if (!move) return { label, not: t('Choose a zone with a light rim.'), act: () => {} };
    return { label, act: () => this.play(move) };
  }
  override get look(): Look {
    const rims = this.cells;
    const at = this.at;
    const dashed = this.#fitting;
    if (!at) return { rims, dashed };
    const words = { closes: t('closes'), 'on top': t('on top'), open: t('open') };
    const raise = (this.tile()?.chips?.length ?? 0) * 0.9;
    const tags = [{ cell: at, text: words[this.#outcome], floor: raise }];
    return { rims, dashed, raised: [at], chip: { at, seat: this.city.me }, tags };
  }
}

export class BankStep extends OneZone {
  override get sentence(): string {
    return this.roleText;
  }
  override get main(): Action {
    const move = this.move;
    if (!move)
      return { label: t('Put it here'), not: t('Choose a zone with a light rim.'), act: () => {} };
    return { label: t('Put it here'), act: () => this.play(move) };
  }
  override get others(): Action[] {
    return this.done;
  }
  override get look(): Look {
    const at = this.at;
    return { rims: this.cells, ...(at && { raised: [at], chip: { at, seat: this.city.me } }) };
  }
}

export class ProtestStep extends OneZone {
  override get sentence(): string {
    return this.roleText;
  }
  override get main(): Action {
    const move = this.move;
    if (!move)
      return { label: t('Block it'), not: t('Choose a zone with a light rim.'), act: () => {} };
    return { label: t('Block it'), act: () => this.play(move) };
  }
  override get look(): Look {
    const at = this.at;
    return { rims: this.cells, ...(at && { raised: [at], protester: at }) };
  }
}

/** The Engineer takes a whole building: both its cells are one target. */
export class SalvageStep extends OneZone {
  #pair = (move: Move): Pair => {
    const { cell, beside } = move as unknown as CityMoveSalvage;
    return [cell, beside];
  };
  override get cells(): readonly Cell[] {
    return this.moves.flatMap(this.#pair);
  }
  override get move(): Move | undefined {
    return this.moves.find((move) => pairKey(this.#pair(move)) === this.aimed);
  }
  override suggest(move: Move): void {
    this.aimed = pairKey(this.#pair(move));
  }
  override get targets(): Target[] {
    const { lawn, towers } = this.city;
    return this.moves.map((move) => {
      const pair = this.#pair(move);
      const id = pairKey(pair);
      const places = pair.map((cell) => lawn.place(cell, towers.get(keyOf(cell))?.length ?? 0));
      const [x, y] = [0, 1].map((i) => Math.min(...places.map((place) => place[i]!))) as [
        number,
        number,
      ];
      const [right, front] = [0, 1].map((i) => Math.max(...places.map((place) => place[i]!))) as [
        number,
        number,
      ];
      const box = { x, y, width: right - x + lawn.cell, height: front - y + lawn.deep };
      const aim = () => {
        this.aimed = id;
        this.city.table.notice = '';
      };
      return { id, ...box, label: move.say ?? '', aim };
    });
  }
  override get sentence(): string {
    return this.roleText;
  }
  override get main(): Action {
    const move = this.move;
    if (!move)
      return { label: t('Take it'), not: t('Choose a building that glows.'), act: () => {} };
    return { label: t('Take it'), act: () => this.play(move) };
  }
  override get look(): Look {
    const pairs = this.moves.map(this.#pair);
    const move = this.move;
    return { pairs, ...(move && { taken: this.#pair(move) }) };
  }
}
