// What somebody did in a turn, as sentences with small pictures.
import type { CityBoard, CityDirection, CityEvent, CityType } from '../../../types/city';
import { miniDomino } from '../../draw/city/dominoes';
import { miniZone } from '../../draw/city/tiles';
import { roleMini } from '../../draw/roles';
import { miniSign } from '../../draw/signs';
import type { Cell } from '../../table/wire-types';
import { t } from '../../words/words.svelte';
import { keyOf, roleOf, typeOf } from './model';
import type { City } from './step.svelte';

/** A sentence, and the pictures at its places. */
export interface Line {
  text: string;
  pictures: Record<string, string>;
}

const SIZE = 25;

const squarePicture = (board: CityBoard, number: number): string =>
  miniZone(board.square_set[number]?.type ?? 'M', SIZE);
const housePicture = (board: CityBoard, number: number): string =>
  miniDomino(board.building_set[number]?.types ?? [], 18);

function zonePicture({ tiles }: City, cell: Cell): string {
  return miniZone((tiles.get(keyOf(cell))?.type ?? 'M') as CityType, SIZE);
}

/** Sentences that say the same of several things become one with all the pictures. */
export function together(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const same = found.find((other) => other.text === line.text);
    const [place] = Object.keys(line.pictures);
    if (same && place && Object.keys(line.pictures).length === 1)
      same.pictures[place] += line.pictures[place]!;
    else found.push({ text: line.text, pictures: { ...line.pictures } });
  }
  return found;
}

const sideName = (side: string): string =>
  ({ north: t('north'), east: t('east'), south: t('south'), west: t('west') })[
    side as CityDirection
  ] ?? side;

function bidLine(city: City, { seat, cell, chips }: Extract<CityEvent, { event: 'bid' }>): Line {
  const tile = city.tiles.get(keyOf(cell));
  const pictures = { zone: zonePicture(city, cell) };
  const closes = tile?.closed && tile.chips?.length === chips && tile.chips.at(-1) === seat;
  return { text: closes ? t('closed {zone}') : t('a chip on {zone}'), pictures };
}

/** Null: nothing worth a line. */
export function lineOf(city: City, event: CityEvent): Line | null {
  const { board } = city;
  switch (event.event) {
    case 'some-keep':
    case 'keep':
      return { text: t('kept a role'), pictures: {} };
    case 'some-choice':
    case 'choice':
      return { text: t('chose a role'), pictures: {} };
    case 'reveal':
      return {
        text: '{card}',
        pictures: { card: roleMini(roleOf(board, event.number)?.number ?? 1, 26) },
      };
    case 'direction':
      return { text: t('chose {side}', { side: sideName(event.direction) }), pictures: {} };
    case 'zone':
      return { text: t('laid {square}'), pictures: { square: squarePicture(board, event.number) } };
    case 'bid':
      return bidLine(city, event);
    case 'bank':
      return {
        text: t('as Banker, chips on {zone}'),
        pictures: { zone: zonePicture(city, event.cell) },
      };
    case 'raise':
      return {
        text:
          event.floor > 1
            ? t('{building} as floor {floor}', { floor: event.floor })
            : t('{building} on the ground'),
        pictures: { building: housePicture(board, event.number) },
      };
    case 'pass':
      return { text: t('passed'), pictures: {} };
    case 'protest':
      return {
        text: t('as Protester, blocked {zone}'),
        pictures: { zone: zonePicture(city, event.cell) },
      };
    case 'relocate':
      return {
        text: t('as Lobbyist, moved {square}'),
        pictures: { square: squarePicture(board, event.number) },
      };
    case 'salvage':
      return {
        text: t('as Engineer, took {building}'),
        pictures: { building: housePicture(board, event.number) },
      };
    case 'retain':
    case 'some-retain':
      return { text: t('as Architect, kept a building'), pictures: {} };
    case 'exchange':
      return {
        text: t('as Lawyer, exchanged {mine} for {theirs}'),
        pictures: { mine: zonePicture(city, event.mine), theirs: zonePicture(city, event.theirs) },
      };
    case 'declare':
      return {
        text: t('as Realtor, named {type}'),
        pictures: { type: miniSign(typeOf(board, event.type), 22) },
      };
    default:
      return null;
  }
}
