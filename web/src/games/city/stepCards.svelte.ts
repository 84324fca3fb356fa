// The steps without the city: keeping a role in the draft, playing one for the round, and choosing
// the side on which the city grows.
import type { CityAboutDirection, CityDirection } from '../../../types/city';
import type { Action, Target } from '../../table/chooser';
import { isCompact } from '../../shell/layout.svelte';
import type { Cell, Move } from '../../table/wire-types';
import { t, tn } from '../../words/words.svelte';
import { askAbout } from './brings';
import type { Look } from './look';
import { beside, letterOf, roleOf } from './model';
import { Step } from './step.svelte';

/** Keeping and playing roles. */
export class RoleStep extends Step {
  #number = $state<number | null>(null);

  get numbers(): number[] {
    return this.city.table.moves.map((move) => Number(move.number));
  }
  get keeping(): boolean {
    return this.city.view.phase === 'draft';
  }
  override get chosen(): number | null {
    return this.#number;
  }
  override usable(number: number): boolean {
    return this.numbers.includes(number);
  }
  override suggest(move: Move): void {
    this.#number = Number(move.number);
  }
  /** The same card again plays it. */
  override choose(number: number): void {
    this.city.table.notice = '';
    if (this.#number === number) this.main.act();
    else this.#number = number;
  }
  override letGo(): boolean {
    const had = this.#number !== null;
    this.#number = null;
    return had;
  }
  override key(key: string): boolean {
    const number = this.numbers[Number(key) - 1];
    if (number === undefined) return false;
    this.#number = number;
    return true;
  }

  override get sentence(): string {
    const role = roleOf(this.city.board, this.#number);
    if (!this.keeping) {
      if (role) return t('**{role}.** {text}', { role: role.name, text: role.text });
      return t(
        'Choose the role you play **in this round**. The lowest number begins in every phase.',
      );
    }
    if (role && isCompact()) return t('**{role}.** {text}', { role: role.name, text: role.text });
    const { draft } = this.city.view;
    const next = this.city.table.name(draft?.packs[this.city.me]?.to ?? 0);
    const left = (draft?.packs[this.city.me]?.size ?? 1) - 1;
    const told = t(
      'You play **one role a round**. Its number counts too: the lowest one begins in every phase.',
    );
    return `${told} ${tn('The one you don’t keep goes on to {next}.', 'The {count} you don’t keep go on to {next}.', left, { next })}`;
  }
  override get main(): Action {
    const move = this.city.table.moves.find((one) => one.number === this.#number);
    const role = roleOf(this.city.board, this.#number)?.name ?? '';
    if (!move) {
      const label = this.keeping ? t('Keep a role') : t('Play a role');
      return { label, not: t('Choose one of the cards.'), act: () => {} };
    }
    const label = this.keeping ? t('Keep: {role}', { role }) : t('Play: {role}', { role });
    return { label, act: () => this.play(move) };
  }
}

/** The first player names the side on which all squares of the round are laid. */
export class DirectionStep extends Step {
  #squares = $state<number | null>(null);

  get #sides(): CityDirection[] {
    return this.city.table.moves.map((move) => move.direction as CityDirection);
  }
  /** On the lawn, beyond the city. */
  #cell(side: CityDirection): Cell {
    const cells = this.city.view.city.map((tile) => tile.at);
    const [dx, dy] = beside([0, 0], letterOf(side));
    const beyond = 1 + Math.max(...cells.map(([x, y]) => x * dx + y * dy));
    return [dx * beyond, dy * beyond];
  }
  override get cells(): readonly Cell[] {
    return this.#sides.map((side) => this.#cell(side));
  }
  get #names(): Record<CityDirection, string> {
    return { north: t('north'), east: t('east'), south: t('south'), west: t('west') };
  }
  #aim(side: CityDirection): void {
    if (this.aimed === side) return;
    this.aimed = side;
    this.#squares = null;
    this.city.table.notice = '';
    const move = this.city.table.moves.find((one) => one.direction === side);
    if (move)
      void askAbout<CityAboutDirection>(this.city.table, move).then((about) => {
        if (this.aimed === side) this.#squares = about?.squares ?? null;
      });
  }
  override suggest(move: Move): void {
    this.#aim(move.direction as CityDirection);
  }
  override get targets(): Target[] {
    return this.#sides.map((side) =>
      this.over(this.#cell(side), 0, {
        id: side,
        label: this.#names[side],
        aim: () => this.#aim(side),
      }),
    );
  }
  override get sentence(): string {
    const side = this.aimed as CityDirection | null;
    if (!side)
      return t('You begin: on which side of City Hall does the city **grow in this round**?');
    const told = t('All squares of this round would go **{side}** of City Hall.', {
      side: this.#names[side],
    });
    if (this.#squares === null) return told;
    const fit = tn(
      '{count} of your squares finds a place there now.',
      '{count} of your squares find a place there now.',
      this.#squares,
    );
    return `${told} ${fit}`;
  }
  override get main(): Action {
    const move = this.city.table.moves.find((one) => one.direction === this.aimed);
    if (!move)
      return { label: t('Choose a side'), not: t('Choose one of the four arrows.'), act: () => {} };
    return {
      label: t('Build {side}', { side: this.#names[move.direction as CityDirection] }),
      act: () => this.play(move),
    };
  }
  override get look(): Look {
    const sides = this.#sides.map((side) => ({ side, at: this.#cell(side) }));
    return { sides, side: (this.aimed as CityDirection | null) ?? 'none' };
  }
}
