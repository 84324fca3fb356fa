// The street tiles of Shibuya and the places round its street: a word of the text is a tile, and
// in the layouts a letter is a place.
import { picture, rect, v } from '../draw/base';
import { pawn } from '../draw/pawns';
import { doorway } from '../games/shibuya/drawDoors';
import { tilePicture } from '../games/shibuya/drawSquares';
import { t, tn } from '../words/words.svelte';
import type { ListKind, Piece } from './lists';
import { linesOf, rowsOf, withLine, withoutLine, withWord, type Row } from './words';

export const MARKS = ['a', 'b', 'c', 'd'];
const MARK_NAMES: Record<string, () => string> = {
  a: () => t('black circle'),
  b: () => t('black square'),
  c: () => t('white circle'),
  d: () => t('white square'),
};
export const markName = (mark: string): string => MARK_NAMES[mark]?.() ?? mark;

export const PLACES = ['r', 'R', 'b', 'B'];
const PLACE_NAMES: Record<string, () => string> = {
  r: () => t('a red pedestrian'),
  R: () => t('a red goal'),
  b: () => t('a blue pedestrian'),
  B: () => t('a blue goal'),
};
export const placeName = (place: string): string => PLACE_NAMES[place]?.() ?? place;

const EDGES: Record<string, () => string> = {
  north: () => t('north'),
  east: () => t('east'),
  south: () => t('south'),
  west: () => t('west'),
};

/** Somebody who waits, or a door, of red or blue. */
export function placePicture(place: string, size = 34): string {
  const seat = place.toLowerCase() === 'b' ? 1 : 0;
  const body = /[RB]/.test(place)
    ? doorway(17, 31, 30, seat, {})
    : /[rb]/.test(place)
      ? pawn(17, 31, 22, seat)
      : rect(6, 6, 22, 22, { rx: 5, fill: 'none', stroke: v('ink'), 'stroke-dasharray': '4 3' });
  return picture(size, size, '0 0 34 34', body);
}

const SIDE = 33;
const safe = (word: string) => [...word.padEnd(4, 'a').slice(0, 4)].map((mark) =>
  MARKS.includes(mark) ? mark : 'a',
).join('');

function tilePieces({ line, words }: Row, first: number): Piece[] {
  return words.map(({ text, at }, word) => ({
    id: `${line}:${word}`,
    line,
    words: [text],
    word,
    svg: tilePicture(safe(text), SIDE),
    label: t('tile {number}: {squares}', {
      number: first + word,
      squares: [...text].map(markName).join(', '),
    }),
    section: 0,
    alike: text,
    span: [at, at + text.length],
  }));
}

function placePieces({ line, words }: Row, section: number): Piece[] {
  const [edge, places] = words;
  if (!edge || !places) return [];
  return [...places.text].map((letter, index) => ({
    id: `${line}:${index}`,
    line,
    words: [letter],
    word: 1,
    letter: index,
    heading: EDGES[edge.text]?.() ?? edge.text,
    svg: placePicture(letter),
    label: t('{edge} {number}: {what}', {
      edge: EDGES[edge.text]?.() ?? edge.text,
      number: index,
      what: placeName(letter),
    }),
    section,
    alike: letter,
    span: [places.at + index, places.at + index + 1],
  }));
}

function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let section = 0;
  let tiles = 0;
  for (const row of rowsOf(text)) {
    const head = row.words[0]!.text;
    if (head === 'tiles') continue;
    if (head === 'layout') section = row.words[1]?.text === '4' ? 2 : 1;
    else if (section === 0) {
      found.push(...tilePieces(row, tiles));
      tiles += row.words.length;
    } else found.push(...placePieces(row, section));
  }
  return found;
}

/** One more word behind this one. */
function more(text: string, { line, word = 0, words }: Piece): string {
  return withWord(text, line, word, `${words[0]} ${words[0]}`);
}
/** The word and the space before it; a line that has no other goes too. */
function less(text: string, { line, span }: Piece): string {
  const content = linesOf(text)[line] ?? '';
  const rest = (content.slice(0, span![0]) + content.slice(span![1]).replace(/^ /, '')).trimEnd();
  const without = withoutLine(text, line);
  return rest ? withLine(without, line - 1, rest) : without;
}

export const tiles: ListKind = {
  game: 'shibuya',
  data: 'tiles',
  width: 2 * SIDE + 2,
  sections: () => [t('Tiles'), t('Round the street, two players'), t('Round the street, four')],
  pieces,
  summary: (all) => tn('one tile', '{count} tiles', all.filter(({ section }) => !section).length),
  playLabel: () => t('Play with these tiles'),
  more: (text, piece) => (piece.section ? text : more(text, piece)),
  less: (text, piece) => (piece.section ? text : less(text, piece)),
};

/** A quarter turn clockwise: the squares are top left, top right, bottom left, bottom right. */
export const turnedTile = (word: string): string =>
  [2, 0, 3, 1].map((from) => word[from] ?? 'a').join('');
