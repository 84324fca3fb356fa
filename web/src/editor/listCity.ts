// The squares and the buildings of Sunrise City as lists: one line of the text a piece.
import type { CityBoard, CityType } from '../../types/city';
import { picture, rect, v } from '../draw/base';
import { cityHall } from '../draw/city/communities';
import { handBuilding } from '../draw/city/dominoes';
import { cityGeo, handSquare, square } from '../draw/city/tiles';
import { t, tn } from '../words/words.svelte';
import { factsOf } from './facts.svelte';
import { oneLess, oneMore, type ListKind, type Piece } from './lists';
import { rowsOf } from './words';

export const TYPES: CityType[] = ['R', 'C', 'I', 'P', 'M'];
export const isType = (word: string | undefined): word is CityType =>
  TYPES.includes(word as CityType);
export function typeName(letter: string): string {
  const types = factsOf<CityBoard>('sunrise-city')?.board.types;
  return types?.find((type) => type.letter === letter)?.name ?? letter;
}

const SIDES: (() => string)[] = [
  () => t('in the north'),
  () => t('in the east'),
  () => t('in the south'),
  () => t('in the west'),
];
export const sideName = (side: number): string => SIDES[side]!();

/** "canals in the north and …": the sides as readers hear them. */
function sidesLabel(sides: string): string {
  const canals = [...sides].flatMap((letter, side) => (letter === 'c' ? [sideName(side)] : []));
  return canals.length ? t('canals {sides}', { sides: canals.join(', ') }) : t('four sidewalks');
}

const WIDTH = 65;

/** City Hall in the size of a square in the hand. */
function hallPicture(sides: string): string {
  const g = cityGeo(WIDTH);
  return picture(
    WIDTH,
    g.h + 6,
    `0 0 ${WIDTH} ${g.h + 6}`,
    rect(1.3, g.h * 0.5, WIDTH * 0.96, g.h * 0.5 + 4, { rx: 4, fill: v('stone-3') }) +
      square(g, 0, 3, { kind: 'hall', sides }) +
      cityHall(g, 0, 3),
    {},
  );
}

function squarePiece(line: number, words: string[]): Piece {
  const [number = '', kind = '', type = '', sides = ''] = words;
  const known = isType(type) ? type : 'M';
  const hall = kind === 'hall';
  const tile = kind === 'community' ? 'community' : 'zone';
  const label = hall
    ? t('City Hall, {sides}', { sides: sidesLabel(sides) })
    : t('{number}: {type}, {sides}', { number, type: typeName(type), sides: sidesLabel(sides) });
  return {
    id: String(line),
    line,
    words,
    svg: hall
      ? hallPicture(sides)
      : handSquare({ kind: tile, type: known, sides, name: '' }, WIDTH),
    label,
    section: hall ? 0 : kind === 'community' ? 2 : 1,
    alike: words.slice(1).join(' '),
  };
}

export const squares: ListKind = {
  game: 'sunrise-city',
  data: 'squares',
  width: WIDTH,
  sections: () => [t('City Hall'), t('Zones'), t('Communities')],
  pieces: (text) =>
    rowsOf(text).map(({ line, words }) =>
      squarePiece(
        line,
        words.map((word) => word.text),
      ),
    ),
  summary: (pieces) =>
    tn('one zone', '{count} zones', pieces.filter(({ section }) => section === 1).length),
  playLabel: () => t('Play with these squares'),
  more: oneMore,
  less: oneLess,
};

const points = (word: string | undefined): number => {
  const value = Number(word);
  return Number.isInteger(value) ? value : 0;
};

function buildingPiece(line: number, words: string[]): Piece {
  const [number = '', first = '', second = '', base = '', one = '', two = ''] = words;
  const types = [first, second].map((type) => (isType(type) ? type : 'M'));
  return {
    id: String(line),
    line,
    words,
    svg: handBuilding(
      { types, base: points(base), bonuses: [points(one), points(two)] },
      WIDTH * 0.86,
    ),
    label: t('{number}: {first} and {second}, base {base}, bonuses {one} and {two}', {
      number,
      first: typeName(first),
      second: typeName(second),
      base,
      one,
      two,
    }),
    section: 0,
    alike: words.slice(1).join(' '),
  };
}

export const buildings: ListKind = {
  game: 'sunrise-city',
  data: 'buildings',
  width: WIDTH * 0.86,
  sections: () => [t('Buildings')],
  pieces: (text) =>
    rowsOf(text).map(({ line, words }) =>
      buildingPiece(
        line,
        words.map((word) => word.text),
      ),
    ),
  summary: (pieces) => tn('one building', '{count} buildings', pieces.length),
  playLabel: () => t('Play with these buildings'),
  more: oneMore,
  less: oneLess,
};
