// What has been chosen of a move of Shibuya: a pedestrian, maybe one of the two traits that carry
// it, and where it walks; or how a tile is turned and where it is laid. Every walk is previewed by
// the rules when the turn begins, so that ways appear at once.
import type {
  ShibuyaAboutPlace,
  ShibuyaAboutWalk,
  ShibuyaBoard,
  ShibuyaColour,
  ShibuyaCrossing,
  ShibuyaView,
} from '../../../types/shibuya';
import type { Point } from '../../draw/base';
import { isCompact } from '../../shell/layout.svelte';
import { same, type Action, type Chooser, type Float, type Imagined, type Target } from '../../table/chooser';
import type { Table } from '../../table/table.svelte';
import type { Cell, Move, Told, Turn } from '../../table/wire-types';
import { mainAction, otherActions } from './actions';
import { boardText } from './boardText';
import { findWalks } from './findWalks';
import { imagine } from './imagine';
import { findReason } from './refuse';
import { Motion } from './motion.svelte';
import { Scene } from './scene';
import { sentence } from './sentence';
import { quartersFor, Street } from './street';
import { findTargets } from './targets';
import type { Walk } from './words';

export type Trait = 'colour' | 'shape';

const PASS_SHOWN = 1500; // how long a pass is told before it is made, whatever the motion

export class ShibuyaChooser implements Chooser {
  readonly table: Table;
  readonly motion: Motion;
  /** The pedestrian. */
  chosen = $state<string | null>(null);
  /** The one trait that is looked at, if not both. */
  kept = $state<Trait | null>(null);
  aimed = $state<string | null>(null);
  /** Quarters by which the tile in hand is turned. */
  turns = $state(0);
  /** "Lay a tile" was pressed once: the next press turns one up. */
  asking = $state(false);
  walks = $state.raw<Walk[]>([]);
  crossings = $state.raw<ShibuyaCrossing[]>([]);
  /** What laying the tile where it is aimed at would do. */
  about = $state.raw<ShibuyaAboutPlace | null>(null);

  readonly street = $derived(new Street(isCompact()));
  readonly quarters = $derived.by(() => quartersFor(this.board, this.table.viewer));
  readonly scene = $derived.by(() => new Scene(this.board, this.view, this.street, this.quarters));
  /** Walks of the chosen pedestrian, by the trait that is looked at. */
  readonly ways = $derived.by(() =>
    this.walks.filter(
      (walk) =>
        walk.pedestrian === this.chosen &&
        (!this.kept || walk.by === 'both' || walk.by === this.kept),
    ),
  );
  /** The walk that is aimed at. */
  readonly walk = $derived.by(
    () => this.ways.find((walk) => this.idOf(walk) === this.aimed) ?? null,
  );
  readonly targets: Target[] = $derived.by(() => findTargets(this));
  #timer?: ReturnType<typeof setTimeout>;
  #asked = 0;

  constructor(table: Table) {
    this.table = table;
    this.motion = new Motion(this);
  }

  get board(): ShibuyaBoard {
    return this.table.board as unknown as ShibuyaBoard;
  }
  get view(): ShibuyaView {
    return this.table.view as unknown as ShibuyaView;
  }
  get size() {
    return { width: this.street.width, height: this.street.height };
  }
  spot(cell: Cell): Point {
    return this.scene.middle(cell);
  }
  get text(): string[] {
    return this.view.squares ? boardText(this) : [];
  }
  get sentence(): string {
    return sentence(this);
  }
  /** The colour of the person who looks, or of whose turn it is. */
  get colour(): ShibuyaColour {
    const { viewer } = this.table;
    return this.board.colours[typeof viewer === 'number' ? viewer : this.view.seat] ?? 'red';
  }
  get laying(): boolean {
    return this.table.myTurn && this.view.phase === 'place';
  }
  get walking(): boolean {
    return this.table.myTurn && this.view.phase === 'turn';
  }
  get mustPass(): boolean {
    return this.walking && this.table.moves.some((move) => move.kind === 'pass');
  }
  /** Pedestrians that can walk now. */
  get movable(): Set<string> {
    const walks = this.table.moves.filter((move) => move.kind === 'walk' || move.kind === 'home');
    return new Set(walks.map((move) => move.pedestrian as string));
  }
  /** Tile cells on which the tile in hand can be laid. */
  get open(): Cell[] {
    if (!this.laying) return [];
    return this.view.cells.filter((cell) => cell.open).map((cell) => cell.at);
  }
  /** The cell that is aimed at. */
  get layCell(): Cell | null {
    return this.open.find((cell) => `t:${cell}` === this.aimed) ?? null;
  }

  idOf(walk: Walk): string {
    return walk.goal ? `d:${walk.goal}` : `s:${walk.square}`;
  }

  choose(name: string): void {
    this.table.clear();
    this.asking = false;
    if (this.chosen === name) {
      this.letGo();
      return;
    }
    this.chosen = name;
    this.kept = null;
    this.aimed = `p:${name}`;
    void this.#findCrossings(name);
  }

  async #findCrossings(name: string): Promise<void> {
    this.crossings = [];
    const move = this.table.moves.find((one) => one.pedestrian === name);
    const preview = move && (await this.table.preview(move));
    if (preview && this.chosen === name)
      this.crossings = (preview.about as unknown as ShibuyaAboutWalk).crossings;
  }

  aim(id: string): void {
    if (this.aimed === id) return;
    this.table.clear();
    this.aimed = id;
    if (this.laying) void this.#lookAtTile();
  }

  keep(trait: Trait): void {
    this.kept = this.kept === trait ? null : trait;
    this.table.clear();
  }

  turn(by = 1): void {
    this.turnTo((this.turns + by + 4) % 4);
  }
  turnTo(turns: number): void {
    this.turns = turns;
    void this.#lookAtTile();
  }

  /** The move that lays the tile as it hovers. */
  get placement(): Move | undefined {
    const cell = this.layCell;
    return this.table.moves.find(
      (move) => move.kind === 'place' && move.turns === this.turns && same(move.cell, cell),
    );
  }

  async #lookAtTile(): Promise<void> {
    const asked = (this.#asked += 1);
    const move = this.placement;
    const preview = move && (await this.table.preview(move));
    if (asked === this.#asked)
      this.about = (preview?.about as unknown as ShibuyaAboutPlace | undefined) ?? null;
  }

  play(move: Move | undefined): void {
    if (move) void this.table.play(move);
  }
  /** The one legal move of a kind. */
  only(kind: string): Move | undefined {
    return this.table.moves.find((move) => move.kind === kind);
  }

  get main(): Action {
    return mainAction(this);
  }
  get others(): Action[] {
    return otherActions(this);
  }

  /** A tile that is turned up must be laid, so it is asked for twice. */
  askForTile(): void {
    if (this.asking) this.play(this.only('build'));
    else {
      this.letGo();
      this.asking = true;
    }
  }

  letGo(): boolean {
    const had = this.chosen !== null || this.asking || this.aimed !== null;
    this.table.clear();
    this.chosen = null;
    this.kept = null;
    this.aimed = null;
    this.asking = false;
    this.crossings = [];
    this.about = null;
    return had;
  }

  key(key: string): boolean {
    if (key === 'p' && this.walking) return this.#next();
    if (!this.chosen || (key !== '1' && key !== '2')) return false;
    this.keep(key === '1' ? 'colour' : 'shape');
    return true;
  }

  /** The next pedestrian that can walk, from the left to the right. */
  #next(): boolean {
    const names = this.scene.pedestrians
      .filter((one) => this.movable.has(one.name))
      .sort((a, b) => a.foot[0] - b.foot[0] || b.foot[1] - a.foot[1])
      .map((one) => one.name);
    if (!names.length) return false;
    const now = this.chosen ? names.indexOf(this.chosen) : -1;
    const next = names[(now + 1) % names.length]!;
    if (next !== this.chosen) this.choose(next);
    return true;
  }

  async refuse(x: number, y: number): Promise<void> {
    const asked = this.table.myTurn && findReason(this, x, y);
    if (!asked) return void this.letGo();
    if (typeof asked === 'string') this.table.notice = asked;
    else await asked;
  }

  reset(): void {
    this.letGo();
    this.turns = 0;
    this.walks = [];
    this.motion.begin();
    clearTimeout(this.#timer);
    if (this.mustPass) this.#timer = setTimeout(() => this.play(this.only('pass')), PASS_SHOWN);
    else if (this.walking) void this.#findWalks();
  }

  async #findWalks(): Promise<void> {
    const { view } = this;
    const walks = await findWalks(this.table);
    if (view === this.view) this.walks = walks;
  }

  tell(): Promise<void> {
    return this.motion.shown;
  }
  get telling(): boolean {
    return this.motion.walker !== null;
  }

  suggest([move]: Move[]): void {
    if (!move) return;
    this.letGo();
    if (move.kind === 'build') this.asking = true;
    if (move.kind === 'place') {
      this.turns = move.turns as number;
      this.aim(`t:${move.cell}`);
    }
    if (move.kind === 'walk' || move.kind === 'home') {
      this.choose(move.pedestrian as string);
      this.aim(move.kind === 'home' ? `d:${move.goal}` : `s:${move.square}`);
    }
  }

  imagine(turn: Turn): Imagined[] {
    return imagine(this, turn);
  }

  floats(event: Told): Float[] {
    if (event.event !== 'home') return [];
    const [x, y] = this.scene.footHome(event.goal as string);
    return [{ x, y: y - this.street.frame.door, text: '+1', seat: event.seat as number }];
  }
}
