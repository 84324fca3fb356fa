// Sunrise City at the table: the window on the lawn, and the step in which something is chosen.
// Each kind of step is a class of its own (step*.svelte.ts); this is what they share.
import type { CityBoard, CityEvent, CitySeat, CityView } from '../../../types/city';
import type { Point } from '../../draw/base';
import type { Action, Chooser, Float, Imagined, Target } from '../../table/chooser';
import type { Table } from '../../table/table.svelte';
import type { Cell, Move, Told, Turn } from '../../table/wire-types';
import { language, t } from '../../words/words.svelte';
import { imagine } from './imagine';
import { Lawn } from './lawn.svelte';
import { keyOf, tilesOf, towersOf, type Key, type Tiles, type Towers } from './model';
import { BankStep, BidStep, ProtestStep, SalvageStep } from './stepBidding.svelte';
import { PassStep, RaiseStep } from './stepBuilding.svelte';
import { DirectionStep, RoleStep } from './stepCards.svelte';
import { DeclareStep, ExchangeStep, RelocateStep, RetainStep } from './stepPowers.svelte';
import { Step, type City } from './step.svelte';
import { ZoneStep } from './stepZoning.svelte';
import { tellBoard } from './text';

type Kind = new (city: City) => Step;

const KINDS: Readonly<Record<string, Kind>> = {
  keep: RoleStep,
  choose: RoleStep,
  direction: DirectionStep,
  zone: ZoneStep,
  bid: BidStep,
  raise: RaiseStep,
  pass: PassStep,
  protest: ProtestStep,
  retain: RetainStep,
  relocate: RelocateStep,
  salvage: SalvageStep,
  bank: BankStep,
  exchange: ExchangeStep,
  declare: DeclareStep,
  done: BankStep,
};

export class CityChooser implements Chooser, City {
  readonly table: Table;
  readonly lawn = new Lawn();
  step = $state.raw<Step>(new Step(this));
  tiles = $derived.by((): Tiles => tilesOf(this.view));
  towers = $derived.by((): Towers =>
    this.board.building_set ? towersOf(this.view, this.board) : new Map(),
  );

  constructor(table: Table) {
    this.table = table;
  }

  get board(): CityBoard {
    return this.table.board as unknown as CityBoard;
  }
  get view(): CityView {
    return this.table.view as unknown as CityView;
  }
  get me(): number {
    return typeof this.table.viewer === 'number' ? this.table.viewer : -1;
  }
  get seat(): CitySeat | undefined {
    return this.view.seats?.[this.me];
  }
  get size() {
    return { width: this.lawn.width, height: this.lawn.height };
  }
  spot(cell: Cell): Point {
    const [x, y] = this.lawn.place(cell);
    return [x + this.lawn.cell / 2, y + this.lawn.deep / 2];
  }
  get text(): string[] {
    return tellBoard(this);
  }
  get sentence(): string {
    return this.step.sentence;
  }
  get main(): Action {
    return this.step.main;
  }
  get others(): Action[] {
    return this.step.others;
  }
  get aimed(): string | null {
    return this.step.aimed;
  }
  /** Those that can be seen in the window, cut at its edges. */
  get targets(): Target[] {
    const { width, height } = this.size;
    return this.step.targets.flatMap((target) => {
      const [x, y] = [Math.max(0, target.x), Math.max(0, target.y)];
      const right = Math.min(width, target.x + target.width);
      const front = Math.min(height, target.y + target.height);
      return right - x < 6 || front - y < 6
        ? []
        : [{ ...target, x, y, width: right - x, height: front - y }];
    });
  }

  letGo(): boolean {
    return this.step.letGo();
  }
  key(key: string): boolean {
    const { lawn } = this;
    if (this.step.key(key)) return true;
    if (key === 'p') lawn.plan = !lawn.plan;
    else if (key === 'f') this.fit();
    else if (key === '+') lawn.zoom(1.25);
    else if (key === '-') lawn.zoom(0.8);
    else return this.#piece(Number(key) - 1);
    return true;
  }
  /** A piece of the hand by its place. */
  #piece(place: number): boolean {
    const pieces = this.view.phase === 'zoning' ? this.seat?.squares : this.seat?.buildings;
    const number = pieces?.[place];
    if (typeof number !== 'number') return false;
    this.step.choose(number);
    return true;
  }

  suggest([move]: Move[]): void {
    if (move) this.step.suggest(move);
  }

  /** Why a place is no target. */
  refuse(x: number, y: number): void {
    if (this.table.myTurn) void this.#why(this.lawn.cellAt(x, y));
  }
  async #why(cell: Cell): Promise<void> {
    const piece = this.step.chosen;
    const about = piece !== null && piece >= 0 && this.view.phase !== 'bidding' ? { piece } : {};
    const request = { do: 'why', seat: this.me, cell, lang: language(), ...about };
    const answer = await this.table.ask<{ why: { possible: boolean; reasons: { say?: string }[] } }>(request);
    const says =
      answer.ok && !answer.why.possible ? answer.why.reasons.map((reason) => reason.say ?? '') : [];
    if (says.length)
      this.table.notice = t('Not here: {reasons}.', {
        reasons: [...new Set(says)].slice(0, 2).join('; '),
      });
  }

  /** A new position: the step begins anew, and the window fits unless somebody has moved it. */
  reset(): void {
    const { table } = this;
    const kind = table.myTurn
      ? (table.moves.find((move) => move.kind !== 'done') ?? table.moves[0])
      : undefined;
    this.step = new (KINDS[kind?.kind ?? ''] ?? Step)(this);
    if (!this.lawn.own) this.fit();
  }
  fit(): void {
    const city = (this.view.city ?? []).map((tile) => tile.at);
    if (city.length) this.lawn.fit(city, this.step.cells, this.towers);
  }

  /** The points a placement brought, together for each seat, above what was placed. */
  floats(told: Told): Float[] {
    const event = told as unknown as CityEvent;
    if (event.event !== 'raise' && event.event !== 'zone' && event.event !== 'relocate') return [];
    const cell = event.event === 'relocate' ? event.to : event.cell;
    const entry = this.table.happened.find((one) => one.events.includes(told));
    const sums = new Map<number, number>();
    for (const other of (entry?.events ?? []) as unknown as CityEvent[])
      if (other.event === 'points')
        sums.set(other.seat, (sums.get(other.seat) ?? 0) + other.points);
    const [x, y] = this.lawn.place(cell, event.event === 'raise' ? event.floor : 0);
    return [...sums].map(([seat, points], i) => ({
      x: x + this.lawn.cell / 2 + i * 46,
      y,
      text: `+${points}`,
      seat,
    }));
  }

  imagine(turn: Turn): Imagined[] {
    return imagine(this, turn);
  }

  /** What others placed since the viewer's last turn, by its cell: whose it is. */
  pennants = $derived.by((): ReadonlyMap<Key, number> => {
    const found = new Map<Key, number>();
    for (const turn of this.table.marked)
      for (const { seat, events } of turn.moves)
        if (typeof seat === 'number' && (this.table.again || seat !== this.me))
          for (const event of events as unknown as CityEvent[]) {
            if (event.event === 'raise') found.set(keyOf(event.beside), seat);
            if (event.event === 'zone') found.set(keyOf(event.cell), seat);
            if (event.event === 'relocate') found.set(keyOf(event.to), seat);
          }
    return found;
  });
}
