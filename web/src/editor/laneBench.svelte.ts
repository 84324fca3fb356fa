// Editing the board of Sunrise Lane: a cell is chosen, the box paints it, dragging repeats the last
// change, and a change may go to all four quarters.
import type { LaneBoard, LaneColour, LaneZone } from '../../types/lane';
import type { Cell } from '../../types/wire';
import { t, tn } from '../words/words.svelte';
import type { Bench, Told } from './bench';
import type { Draft } from './draft.svelte';
import { factsOf } from './facts.svelte';
import {
  counts,
  difference,
  drawable,
  FOUNTAIN,
  GARDEN,
  LAKE,
  paint,
  plotOf,
  readGrid,
  SIZE,
  turned,
  wordAt,
  zoneAt,
  ZONES,
  type Change,
} from './laneGrid';

export type Thing = LaneColour | 'garden' | 'lake' | 'fountain' | 'other';

export class LaneBench implements Bench {
  readonly draft: Draft;
  cell = $state.raw<Cell | null>(null);
  all = $state(false);
  said = $state('');
  /** The text when the cell was chosen: what it was then. */
  #before = $state('');
  #last = $state.raw<Change | null>(null);
  #stroke: { start: string; cells: Map<string, Cell> } | null = null;

  constructor(draft: Draft) {
    this.draft = draft;
  }

  readonly grid = $derived.by(() => readGrid(this.draft.text));
  readonly ground = $derived.by(() => this.grid && drawable(this.grid));
  readonly counts = $derived.by(() => this.grid && counts(this.grid));
  get readable(): boolean {
    return this.grid !== null;
  }
  get chosen(): boolean {
    return this.cell !== null;
  }
  get summary(): string {
    const plots = this.ground?.plots.length ?? 0;
    return this.grid ? tn('one plot', '{count} plots', plots) : '';
  }
  readonly scopes = $derived.by(() => ({ one: t('this plot'), all: t('all four quarters') }));
  get playLabel(): string {
    return t('Play on this board');
  }

  // ------------------------------------------------------------ what is where

  word(cell: Cell): string {
    return this.grid ? wordAt(this.grid, cell) : '';
  }
  zone(cell: Cell): LaneZone | null {
    return this.grid ? zoneAt(this.grid, cell) : null;
  }
  thing(cell: Cell): Thing {
    const word = this.word(cell);
    if (word === FOUNTAIN) return 'fountain';
    if (word === LAKE) return 'lake';
    return plotOf(word)?.colour ?? (word === GARDEN || word === '..' ? 'garden' : 'other');
  }
  colourName(letter: LaneColour): string {
    const board = factsOf<LaneBoard>('sunrise-lane')?.board;
    return board?.colours.find((colour) => colour.letter === letter)?.name ?? letter;
  }
  /** "blue, 2 dots"; "a garden". */
  describe(word: string): string {
    const plot = plotOf(word);
    if (plot) {
      const dots = tn('one dot', '{count} dots', plot.dots);
      return t('{colour}, {dots}', { colour: this.colourName(plot.colour), dots });
    }
    if (word === FOUNTAIN) return t('the fountain');
    if (word === LAKE) return t('a lake');
    return t('a garden');
  }
  zoneName(zone: LaneZone | null): string {
    return zone === 'C' || !zone ? t('cross') : zone;
  }
  label(cell: Cell): string {
    return t('{cell}: {what}, counts for {zone}', {
      cell: String(cell),
      what: this.describe(this.word(cell)),
      zone: this.zoneName(this.zone(cell)),
    });
  }
  /** What the chosen cell was when it was chosen, if it is something else now. */
  get was(): string {
    const grid = this.cell && readGrid(this.#before);
    if (!grid || !this.cell) return '';
    const before = wordAt(grid, this.cell);
    return before === this.word(this.cell) ? '' : this.describe(before);
  }

  // ------------------------------------------------------------ choosing and painting

  choose(cell: Cell): void {
    if (String(cell) !== String(this.cell)) this.#before = this.draft.text;
    this.cell = cell;
  }
  letGo(): void {
    this.cell = null;
  }

  apply(change: Change): void {
    if (!this.cell) return;
    this.#last = change;
    this.draft.change(paint(this.draft.text, this.cell, change, this.all));
    this.said = this.label(this.cell);
  }
  /** A colour keeps the dots the plot has, or had. */
  colour(letter: LaneColour): void {
    if (!this.cell) return;
    const grid = readGrid(this.#before);
    const now = plotOf(this.word(this.cell));
    const dots = (now ?? (grid && plotOf(wordAt(grid, this.cell))))?.dots ?? 1;
    this.apply({ word: letter + dots });
  }
  dots(count: number): void {
    const plot = this.cell && plotOf(this.word(this.cell));
    if (plot) this.apply({ word: plot.colour + count });
  }

  /**
   * A stroke begins where the pointer went down; where it goes the last change is repeated. Only
   * when it ends the cell is chosen: on a phone the box comes then, and nothing moves below a
   * finger.
   */
  beginStroke(cell: Cell): void {
    this.#stroke = { start: this.draft.text, cells: new Map([[String(cell), cell]]) };
  }
  strokeTo(cell: Cell): void {
    if (!this.#stroke || this.#stroke.cells.has(String(cell))) return;
    const { start, cells } = this.#stroke;
    const [from] = cells.values();
    const change = this.#last ?? { word: this.word(from!) };
    if ('word' in change && change.word === FOUNTAIN) return;
    cells.set(String(cell), cell);
    let text = start;
    for (const each of cells.values()) text = paint(text, each, change, this.all);
    this.draft.change(text, this.draft.text !== start);
    this.said = this.label(cell);
  }
  endStroke(): void {
    const cells = [...(this.#stroke?.cells.values() ?? [])];
    this.#stroke = null;
    if (cells.length) this.choose(cells.at(-1)!);
  }

  /** To the next cell in that direction. */
  walk(key: string): Cell {
    const [row, column] = this.cell ?? [5, 5];
    const within = (at: number) => Math.max(0, Math.min(SIZE - 1, at));
    const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1] }[key] ?? [
      0, 1,
    ];
    this.choose([within(row + down!), within(column + right!)]);
    return this.cell!;
  }
  key(key: string): boolean {
    if (key.startsWith('Arrow')) return Boolean(this.walk(key));
    if (!this.cell) return false;
    if (/^[ygrbv]$/.test(key)) this.colour(key.toUpperCase() as LaneColour);
    else if (/^[1-5]$/.test(key)) this.dots(Number(key));
    else if (key === '.') this.apply({ word: GARDEN });
    else if (key === 'l') this.apply({ word: LAKE });
    else if (key === 'f') this.apply({ word: FOUNTAIN });
    else if (key === 'a') {
      const at = ZONES.indexOf(this.zone(this.cell) ?? 'C');
      this.apply({ zone: ZONES[(at + 1) % ZONES.length]! });
    } else return false;
    return true;
  }

  // ------------------------------------------------------------ what is wrong

  /** Cells of the change that broke it. */
  get broke(): Cell[] {
    const { broken } = this.draft;
    return broken ? difference(broken.before, broken.after) : [];
  }
  get told(): Told | null {
    const complaint = this.draft.complaint;
    if (!complaint) return null;
    const cell = String(complaint.cell ?? '');
    const plots = this.broke.filter((each) => !plotOf(this.word(each)));
    if (complaint.kind === 'unreachable')
      return {
        title: t('Plot {cell} can’t be reached', { cell }),
        body: t('No way leads here from the fountain.'),
        advice: plots.length
          ? t(
              'A plot nobody can reach would never be built on. **Make {broke} a plot again**, or {cell} a garden too.',
              { broke: String(plots[0]), cell },
            )
          : t(
              'A plot nobody can reach would never be built on. **Make {cell} a garden**, or lay plots up to it.',
              { cell },
            ),
      };
    if (complaint.kind === 'no-fountain')
      return {
        title: '',
        body: '',
        advice: t('Every way begins at the fountain. **Choose a cell and put it there.**'),
      };
    if (complaint.kind === 'zone-empty')
      return {
        title: '',
        body: '',
        advice: t('Each zone has its bonus. **Let at least one plot count for it.**'),
      };
    return { title: '', body: '', advice: '' };
  }
  async mend(): Promise<boolean> {
    if (await this.draft.mend()) return true;
    const cell = this.draft.complaint?.cell;
    if (!cell || !this.readable) return false;
    this.draft.change(paint(this.draft.text, cell, { word: GARDEN }, false));
    return true;
  }
  /** The same cell in the other quarters, which a change goes to as well. */
  get echoes(): Cell[] {
    return this.all && this.cell ? [1, 2, 3].map((turns) => turned(this.cell!, turns)) : [];
  }
}
