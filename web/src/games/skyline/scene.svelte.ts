// What stands on the screen: the last position, changed event by event while its story is told, so
// that every piece is seen going its way. When the story ends the scene is the view again; nothing
// here decides anything.
import type {
  SkylineCounted,
  SkylineEvent,
  SkylinePrice,
  SkylineSeat,
  SkylineUnseen,
  SkylineView,
  SkylineWalk,
} from '../../../types/skyline';
import type { Cell } from '../../table/wire-types';
import type { Standing } from './drawpieces';

/** A building; the id stays while it moves and grows. */
export interface Built extends Standing {
  id: number;
  at: Cell;
  /** The first cell of its group, as a text. */
  group: string;
  /** On its way over others. */
  moving?: boolean;
}

export interface Bill {
  payer: number;
  owner: number;
  amount: number;
  cell: Cell;
  /** From the pawn's door outwards. */
  group: SkylineCounted[];
  /** So many of them are lit. */
  shown: number;
  /** It can't be paid. */
  ruin: boolean;
}

/** A note on its way from a street space to a seat's plate. */
export interface Note {
  space: number;
  seat: number;
  amount: number;
}

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

const changed = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((old, i) => (i === index ? value : old));

export class Scene {
  built = $state.raw<Built[]>([]);
  pawns = $state.raw<number[]>([]);
  cash = $state.raw<number[]>([]);
  seats = $state.raw<SkylineSeat[]>([]);
  prices = $state.raw<SkylinePrice[]>([]);
  architect = $state.raw<Cell | null>(null);
  white = $state<number | null>(null);
  black = $state<number | null>(null);
  /** Both dice, or the white one alone, are in the air. */
  rolling = $state<'' | 'both' | 'white'>('');
  walk = $state.raw<SkylineWalk | null>(null);
  /** The action cards as they were before what is being told. */
  pile = $state.raw<{ seen: number[]; unseen: SkylineUnseen[] }>({ seen: [], unseen: [] });
  card = $state<{ kind: number; drawer: number } | null>(null);
  bill = $state.raw<Bill | null>(null);
  note = $state.raw<Note | null>(null);
  /** By how much each seat's cash has just changed. */
  gains = $state.raw<number[]>([]);
  /** So many rows of the city have light: somebody has all skyscrapers. */
  litRows = $state(0);

  #ids = 0;

  at(cell: Cell): Built | undefined {
    return this.built.find((b) => sameCell(b.at, cell));
  }

  /** Takes over a position as it is; buildings that stay where they are stay the same. */
  become(view: SkylineView): void {
    const before = this.built;
    this.built = (view.buildings ?? []).map((b) => {
      const old = before.find((o) => sameCell(o.at, b.at) && o.owner === b.owner);
      const id = old?.id ?? (this.#ids += 1);
      const { at, owner, height, skyscraper } = b;
      return { id, at, owner, height, skyscraper, group: String(b.group) };
    });
    this.seats = view.seats ?? [];
    this.pawns = this.seats.map((seat) => seat.pawn);
    this.cash = this.seats.map((seat) => seat.cash);
    this.prices = view.rents ?? [];
    this.architect = view.architect ?? null;
    this.white = view.white ?? null;
    this.black = view.black ?? null;
    this.walk = view.walk ?? null;
    this.card = view.card ?? null;
    this.pile = { seen: view.pile ?? [], unseen: view.unseen ?? [] };
    this.rolling = '';
    this.bill = null;
    this.note = null;
    this.gains = [];
  }

  put(at: Cell, owner: number, skyscraper: boolean): void {
    const id = (this.#ids += 1);
    const height = skyscraper ? 3 : 1;
    this.built = [...this.built, { id, at, owner, height, skyscraper, group: '' }];
  }

  take(cell: Cell): void {
    this.built = this.built.filter((b) => !sameCell(b.at, cell));
  }

  change(cell: Cell, with_: Partial<Built>): void {
    this.built = this.built.map((b) => (sameCell(b.at, cell) ? { ...b, ...with_ } : b));
  }

  changeId(id: number, with_: Partial<Built>): void {
    this.built = this.built.map((b) => (b.id === id ? { ...b, ...with_ } : b));
  }

  exchange(one: Cell, other: Cell): void {
    this.built = this.built.map((b) => {
      if (sameCell(b.at, one)) return { ...b, at: other };
      return sameCell(b.at, other) ? { ...b, at: one } : b;
    });
  }

  stepPawn(seat: number, space: number): void {
    this.pawns = changed(this.pawns, seat, space);
  }

  setCash(seat: number, amount: number): void {
    this.cash = changed(this.cash, seat, amount);
  }

  /** A seat's row of skyscrapers and its reserve, as they are told. */
  setSeat(seat: number, with_: Partial<SkylineSeat>): void {
    const old = this.seats[seat];
    if (old) this.seats = changed(this.seats, seat, { ...old, ...with_ });
  }

  owe(event: SkylineEvent & { event: 'rent' | 'bankrupt' }, counts: readonly number[]): void {
    const far = ([row, column]: Cell): number =>
      Math.abs(row - event.cell[0]) + Math.abs(column - event.cell[1]);
    const group = event.group.map((at): SkylineCounted => {
      const height = (this.at(at)?.height ?? 1) as 1 | 2 | 3;
      return { at, height, counts: counts[height] ?? 0 };
    });
    group.sort((a, b) => far(a.at) - far(b.at));
    const { seat: payer, owner, rent: amount, cell } = event;
    this.bill = { payer, owner, amount, cell, group, shown: 0, ruin: event.event === 'bankrupt' };
  }

  light(shown: number): void {
    if (this.bill) this.bill = { ...this.bill, shown };
  }
}
