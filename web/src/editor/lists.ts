// The lists of the other games: what a piece of one is, and what each kind of list knows about its
// text. Only words are known here; what is right the C loader says.
import { rowsOf, withLine, withWord, withoutLine } from './words';

export interface Piece {
  /** Stays while the text's lines stay. */
  id: string;
  /** Of the text, from 0; -1: not there yet. */
  line: number;
  /** All words of its line. */
  words: string[];
  /** The word that is the piece, where a line has many, and the letter, where a word has. */
  word?: number;
  letter?: number;
  /** What it shows, drawn as at the table. */
  svg: string;
  label: string;
  section: number;
  /** Those that say the same are alike. */
  alike: string;
  /** Of the first in a row: what the row is. */
  heading?: string;
  /** Shown below it. */
  count?: number;
  /** Where in its line it is, from 0; the whole line without it. */
  span?: [number, number];
}

export interface ListKind {
  game: string;
  data: string;
  sections(): string[];
  pieces(text: string): Piece[];
  summary(pieces: Piece[]): string;
  playLabel(): string;
  /** One more of the same; nothing, where a piece has its own count or place. */
  more?(text: string, piece: Piece): string;
  /** Without it. */
  less?(text: string, piece: Piece): string;
  /** How wide a piece is on the stage, in px. */
  width: number;
}

/** The numbers at the start of the lines, in order again. */
export function numbered(text: string): string {
  let next = 0;
  let done = text;
  for (const { line, words } of rowsOf(text))
    if (/^\d+$/.test(words[0]!.text)) {
      done = withWord(done, line, 0, String(next));
      next += 1;
    }
  return done;
}

export const oneMore = (text: string, { line, words }: Piece): string =>
  numbered(withLine(text, line, words.join(' ')));

export const oneLess = (text: string, { line }: Piece): string =>
  numbered(withoutLine(text, line));
