// Sunrise Lane in words: where something lies, and the whole board for those who can't see it.
import type { LaneBoard, LaneView } from '../../../types/lane';
import type { Table } from '../../table/table.svelte';
import type { Cell } from '../../table/wire-types';
import { t, tn } from '../../words/words.svelte';
import { plotAt } from './draw';

/** "row 4, column 5, blue, two dots": counted from 0 as moves are. */
export function placeName(board: LaneBoard, [row, column]: Cell): string {
  const plot = plotAt(board, [row, column]);
  const colour = board.colours.find((known) => known.letter === plot?.colour)?.name ?? '';
  const dots = tn('one dot', '{count} dots', plot?.dots ?? 0);
  return t('row {row}, column {column}, {colour}, {dots}', { row, column, colour, dots });
}

/** One line for each House and Park, from the top. */
export function describe(board: LaneBoard, view: LaneView, table: Table): string[] {
  const built = [
    ...view.houses.map((house) => ({
      at: house.at,
      line: tn(
        '{place}: a House of {name}, one storey',
        '{place}: a House of {name}, {count} storeys',
        house.storeys,
        {
          place: placeName(board, house.at),
          name: table.name(house.owner),
        },
      ),
    })),
    ...view.parks_at.map((at) => ({
      at,
      line: t('{place}: a park', { place: placeName(board, at) }),
    })),
  ];
  built.sort((one, other) => one.at[0] - other.at[0] || one.at[1] - other.at[1]);
  return built.length ? built.map(({ line }) => line) : [t('Nothing is built yet.')];
}
