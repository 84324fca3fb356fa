// Tells what happened, event after event: dice roll, pawns walk, groups light up, houses hop and
// fall. It waits for the person before an own throw and where own money changes hands; a tap skips
// what is only to be looked at.
import type { SkylineEvent, SkylineView } from '../../../types/skyline';
import { pace, settings } from '../../settings/settings.svelte';
import type { Table } from '../../table/table.svelte';
import type { Cell, Entry } from '../../table/wire-types';
import { t } from '../../words/words.svelte';
import { sameCell, type Scene } from './scene.svelte';
import { tellEvent, whoRolls } from './words';

/** The person has to press before it goes on. */
export interface Hold {
  kind: 'roll' | 'go';
  label: string;
}

type Thrown = SkylineEvent & { event: 'roll' | 'die' };

const DICE = 600;
const STEP = 140;
const LAND = 260;
const TRAVEL = 420;
const LIGHT = 90;
const LOOK = 1200;
const READ = 4000;
// Cards that act by themselves.
const ALONE = new Set([1, 3, 4, 6]);

export class Story {
  readonly table: Table;
  readonly scene: Scene;
  hold = $state.raw<Hold | null>(null);
  telling = $state(false);
  sentence = $state('');

  #counts: readonly number[] = [];
  #release: (() => void) | null = null;
  #hurry = false;
  #run = 0;

  constructor(table: Table, scene: Scene) {
    this.table = table;
    this.scene = scene;
  }

  /** What an empty cell, one floor, two floors and a skyscraper count. */
  set counts(counts: readonly number[]) {
    this.#counts = counts;
  }

  /** A tap: the rest up to the next question is shown at once. */
  skip(): void {
    this.#hurry = true;
    this.#release?.();
  }

  /** The person presses what was waited for. */
  press(): void {
    this.#release?.();
  }

  /** Something else is on the table: what was being told no longer matters. */
  stop(): void {
    this.#run += 1;
    this.skip();
    this.telling = false;
    this.hold = null;
  }

  async tell(entries: readonly Entry[]): Promise<void> {
    const run = (this.#run += 1);
    this.telling = true;
    this.#hurry = false;
    const events = entries.flatMap((entry) => (entry.events ?? []) as unknown as SkylineEvent[]);
    for (const [index, event] of events.entries()) {
      await this.#show(event, events[index - 1], events[index + 1]);
      if (run !== this.#run) return;
    }
    this.telling = false;
    this.sentence = '';
  }

  #pause(milliseconds: number): Promise<void> {
    const time = this.#hurry ? 0 : pace(milliseconds);
    if (!time) return Promise.resolve();
    return this.#until(time);
  }

  #until(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = milliseconds ? setTimeout(() => this.#release?.(), milliseconds) : 0;
      this.#release = () => {
        clearTimeout(timer);
        this.#release = null;
        resolve();
      };
    });
  }

  async #wait(hold: Hold, milliseconds = 0): Promise<void> {
    this.hold = hold;
    this.#hurry = false;
    await this.#until(settings.motion === 'none' ? 0 : milliseconds);
    this.hold = null;
    this.#hurry = false;
  }

  #goOn(): Promise<void> {
    return this.#wait({ kind: 'go', label: t('Go on') }, READ);
  }

  #isPerson = (seat: number): boolean => this.table.isHere(seat);

  async #show(event: SkylineEvent, before?: SkylineEvent, after?: SkylineEvent): Promise<void> {
    if (event.event === 'roll') return this.#roll(event, event.black, before?.event === 'card');
    if (event.event === 'die') return this.#roll(event, null, true);
    this.#say(event);
    switch (event.event) {
      case 'pawn':
        return this.#walk(event.seat, event.from, event.steps);
      case 'rent':
      case 'bankrupt':
        return this.#rent(event);
      case 'income':
        return this.#pay(event.seat, event.amount, true);
      case 'tax':
        return this.#pay(event.seat, -event.amount, true);
      case 'bonus':
        return this.#pay(event.seat, event.amount, false);
      case 'bank-pays':
        return this.#pay(event.seat, event.amount, false);
      case 'debt':
        await this.#pay(event.seat, -event.paid, false);
        return this.#pay(event.owner, event.paid, false);
      case 'card':
        return this.#card(event.seat, event.kind);
      case 'card-idle':
      case 'nothing':
        return this.#pause(LOOK);
      case 'all-built':
        return this.#lightCity();
      default:
        return this.#build(event, after);
    }
  }

  /** What changes the buildings. */
  async #build(event: SkylineEvent, after?: SkylineEvent): Promise<void> {
    const { scene } = this;
    if (event.event === 'start') scene.stepPawn(event.seat, event.space);
    else if (event.event === 'tower' || event.event === 'floor')
      scene.put(event.cell, event.seat, event.event === 'tower');
    else if (event.event === 'architect') scene.architect = event.cell;
    else if (event.event === 'build') {
      scene.put(event.cell, event.seat, false);
      await this.#pause(LAND);
      await this.#sendArchitect(event.path);
    } else if (event.event === 'grow')
      scene.change(event.cell, { height: event.floors, moving: false });
    else if (event.event === 'merge') await this.#merge(event.path, event.cell);
    else if (event.event === 'demolish') await this.#demolish(event.path, event.cell, after);
    else if (event.event === 'skyscraper') await this.#raise(event.seat, event.cell, event.built);
    else if (event.event === 'return') scene.take(event.cell);
    else if (event.event === 'swap') scene.exchange(event.one, event.other);
    else if (event.event === 'move') scene.change(event.from, { at: event.to });
    else return;
    await this.#pause(LAND);
  }

  #say(event: SkylineEvent): void {
    this.sentence = tellEvent(this.table, event) || this.sentence;
  }

  async #roll(event: Thrown, black: number | null, again: boolean): Promise<void> {
    const { scene } = this;
    const { seat } = event;
    this.sentence = whoRolls(this.table, seat);
    scene.gains = [];
    // Chance comes after all that changes buildings, so the prices are those of the end.
    scene.prices = (this.table.view as unknown as SkylineView).rents;
    scene.bill = null;
    scene.walk = null;
    if (!again) scene.card = null;
    scene.white = null;
    scene.black = null;
    if (!again && this.#isPerson(seat)) {
      this.sentence = t('It is your throw: the white die moves your pawn, the black one builds.');
      await this.#wait({ kind: 'roll', label: t('Roll') });
      this.sentence = '';
    }
    scene.rolling = black === null ? 'white' : 'both';
    await this.#pause(DICE);
    scene.rolling = '';
    scene.white = event.white;
    scene.black = black;
    this.#say(event);
    await this.#pause(TRAVEL);
  }

  async #walk(seat: number, from: number, steps: number): Promise<void> {
    const spaces: number[] = [];
    for (let step = 1; step <= steps; step += 1) {
      const space = (from + step) % 28;
      spaces.push(space);
      this.scene.stepPawn(seat, space);
      this.scene.walk = { seat, from, spaces: [...spaces] };
      await this.#pause(STEP);
    }
  }

  async #rent(event: SkylineEvent & { event: 'rent' | 'bankrupt' }): Promise<void> {
    const { scene } = this;
    scene.owe(event, this.#counts);
    const many = event.group.length;
    for (let shown = 1; shown <= many; shown += 1) {
      scene.light(shown);
      await this.#pause(LIGHT);
    }
    const space = scene.pawns[event.seat] ?? 0;
    scene.note = { space, seat: event.owner, amount: event.rent };
    const own = this.#isPerson(event.seat) || this.#isPerson(event.owner);
    if (event.event === 'rent') {
      void this.#pay(event.seat, -event.rent, false);
      await this.#pay(event.owner, event.rent, false);
    }
    if (own || event.event === 'bankrupt') await this.#goOn();
    else await this.#pause(LOOK);
    scene.note = null;
    scene.bill = null;
  }

  /** The number on the plate counts up or down. */
  async #pay(seat: number, amount: number, asks: boolean): Promise<void> {
    const { scene } = this;
    const before = scene.cash[seat] ?? 0;
    const gains = [...scene.gains];
    gains[seat] = amount;
    scene.gains = gains;
    for (let step = 1; step <= 6; step += 1) {
      scene.setCash(seat, before + Math.round((amount * step) / 60) * 10);
      await this.#pause(TRAVEL / 6);
    }
    scene.setCash(seat, before + amount);
    if (asks && this.#isPerson(seat)) await this.#goOn();
  }

  async #card(seat: number, kind: number): Promise<void> {
    this.scene.card = { kind, drawer: seat };
    await this.#pause(TRAVEL);
    const last = ALONE.has(kind) || !this.#isPerson(seat);
    if (last) await this.#pause(LOOK);
  }

  async #sendArchitect(path: readonly Cell[]): Promise<void> {
    for (const cell of path.slice(1)) {
      this.scene.architect = cell;
      await this.#pause(STEP / 2);
    }
  }

  /** A house goes along its way, cell by cell. */
  async #hop(path: readonly Cell[]): Promise<number> {
    const id = this.scene.at(path[0]!)?.id ?? 0;
    for (const cell of path.slice(1, -1)) {
      this.scene.changeId(id, { at: cell, moving: true });
      await this.#pause(STEP);
    }
    return id;
  }

  async #merge(path: readonly Cell[], cell: Cell): Promise<void> {
    const id = await this.#hop(path);
    this.scene.built = this.scene.built.filter((b) => b.id === id || !sameCell(b.at, cell));
    this.scene.changeId(id, { at: cell, height: 3, moving: false });
  }

  async #demolish(path: readonly Cell[], cell: Cell, after?: SkylineEvent): Promise<void> {
    const id = await this.#hop(path);
    this.scene.built = this.scene.built.filter((b) => b.id === id || !sameCell(b.at, cell));
    this.scene.changeId(id, { at: cell, moving: false });
    await this.#pause(LAND);
    if (after?.event !== 'skyscraper') this.scene.architect = cell;
  }

  async #raise(seat: number, cell: Cell, built: number): Promise<void> {
    this.scene.change(cell, { height: 3, skyscraper: true });
    this.scene.setSeat(seat, { built });
    await this.#pause(LAND);
    this.scene.architect = cell;
  }

  async #lightCity(): Promise<void> {
    for (let rows = 1; rows <= 6; rows += 1) {
      this.scene.litRows = rows;
      await this.#pause(LIGHT * 2);
    }
    await this.#pause(LOOK);
  }
}
