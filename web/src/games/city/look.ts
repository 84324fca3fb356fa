// What the board shows beside the city: what can be chosen, and what is being chosen, as a ghost.
import type { CityDirection, CityTile, CityType } from '../../../types/city';
import type { Joint } from '../../draw/city/dominoes';
import type { Cell } from '../../table/wire-types';
import type { Pair } from './model';

/** A square that would lie there. */
export interface TileGhost {
  at: Cell;
  face: Pick<CityTile, 'kind' | 'type' | 'sides'>;
  /** It can be turned. */
  turns: boolean;
}

/** A building that would stand there. */
export interface HouseGhost {
  cells: Pair;
  types: readonly [CityType, CityType];
  joints: readonly [Joint, Joint];
  floor: number;
  /** Who gets which bonus, half by half; null: nobody. */
  bonuses: readonly ({ seat: number; points: number } | null)[];
}

/** Words or points above a place. */
export interface Tag {
  cell: Cell;
  /** The other cell of a building, if the tag is above both. */
  beside?: Cell;
  text: string;
  floor?: number;
  /** What others add to it. */
  small?: boolean;
}

export interface Look {
  /** Empty cells that can be chosen. */
  lots?: readonly Cell[];
  /** Squares that can be chosen. */
  rims?: readonly Cell[];
  /** Pairs of cells that can be chosen. */
  pairs?: readonly Pair[];
  /** Squares that have been chosen and stand out. */
  raised?: readonly Cell[];
  /** Buildings that can be taken, or one that has been chosen. */
  taken?: Pair;
  tile?: TileGhost;
  house?: HouseGhost;
  /** A chip on top of a stack. */
  chip?: { at: Cell; seat: number };
  /** Chips that change places: whose would lie where. */
  swapped?: readonly { at: Cell; seat: number }[];
  /** The square that is lifted. */
  lifted?: Cell;
  protester?: Cell;
  /** Squares outlined with dashes: where a building of the hand would fit. */
  dashed?: readonly Cell[];
  tags?: readonly Tag[];
  /** The sides of City Hall that can be chosen, and where their arrows are. */
  sides?: readonly { side: CityDirection; at: Cell }[];
  /** What is shaded: everything that isn't on this side of City Hall. */
  side?: CityDirection | 'none';
}

/** The cells in front of which nothing may stand in the way, and how high. */
export function focusOf(look: Look): { cells: readonly Cell[]; floor: number } | null {
  if (look.house) return { cells: look.house.cells, floor: look.house.floor };
  const cells = [look.tile?.at, look.chip?.at, look.protester, ...(look.raised ?? [])].filter(
    (cell) => !!cell,
  );
  return cells.length ? { cells, floor: 0 } : null;
}
