// The city as the view has it, sorted for those who draw it: tiles by their cells, storeys from the
// ground up.
import type {
  CityBoard,
  CityDirection,
  CityTile,
  CityType,
  CityTypeWord,
  CityView,
} from '../../../types/city';
import type { Joint } from '../../draw/city/dominoes';
import type { Cell } from '../../table/wire-types';

/** A cell as a name: "2,-1", as the notation writes it. */
export type Key = string;

/** The two cells of a building. */
export type Pair = readonly [Cell, Cell];

export const keyOf = (cell: Cell): Key => `${cell[0]},${cell[1]}`;
export const cellOf = (key: Key): Cell => key.split(',').map(Number) as Cell;
export const pairKey = (cells: readonly Cell[]): Key => cells.map(keyOf).sort().join(' ');

const STEPS: Readonly<Record<Joint, Cell>> = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] };
export const OPPOSITE: Readonly<Record<Joint, Joint>> = { n: 's', e: 'w', s: 'n', w: 'e' };

export const beside = ([x, y]: Cell, side: Joint): Cell => [x + STEPS[side][0], y + STEPS[side][1]];

export const letterOf = (direction: CityDirection): Joint => direction[0] as Joint;

/** One storey of one half of a building. */
export interface Storey {
  type: CityType;
  joint: Joint;
  building: number;
}

export type Tiles = ReadonlyMap<Key, CityTile>;
export type Towers = ReadonlyMap<Key, Storey[]>;

export const tilesOf = (view: CityView): Tiles =>
  new Map((view.city ?? []).map((tile) => [keyOf(tile.at), tile]));

/** What stands on each cell, the lowest first. */
export function towersOf(view: CityView, board: CityBoard): Towers {
  const towers = new Map<Key, Storey[]>();
  const put = (cell: Cell, storey: Storey) => {
    const key = keyOf(cell);
    if (!towers.has(key)) towers.set(key, []);
    towers.get(key)!.push(storey);
  };
  for (const { building, at, towards } of [...(view.raised ?? [])].sort(
    (a, b) => a.floor - b.floor,
  )) {
    const [first, second] = board.building_set[building]!.types as [CityType, CityType];
    put(at, { type: first, joint: towards, building });
    put(beside(at, towards), { type: second, joint: OPPOSITE[towards], building });
  }
  return towers;
}

export const typeOf = (board: CityBoard, word: CityTypeWord): CityType =>
  board.types.find((type) => type.word === word)?.letter ?? 'M';
export const typeName = (board: CityBoard, letter: CityType): string =>
  board.types.find((type) => type.letter === letter)?.name ?? '';
export const roleOf = (board: CityBoard, number: number | null | undefined) =>
  board.roles?.find((role) => role.number === number);
