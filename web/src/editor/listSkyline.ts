// The action cards of Project Skyline: one line of the text a kind, with how many there are.
import { card } from '../draw/cards';
import { cardArt } from '../games/skyline/drawcards';
import { cardTitle } from '../games/skyline/cards';
import { t, tn } from '../words/words.svelte';
import { factsOf } from './facts.svelte';
import type { ListKind, Piece } from './lists';
import { linesOf, rowsOf, withLine, withoutLine } from './words';

const KINDS = 13;
const WIDTH = 112;
const HEIGHT = (WIDTH * 108) / 76;

function piece(line: number, words: string[]): Piece {
  const [kind = '', count = ''] = words;
  const title = cardTitle(Number(kind)) || kind;
  return {
    id: line < 0 ? `kind ${kind}` : String(line),
    line,
    words,
    svg: card(cardArt(Number(kind), title)).replace('<svg', `<svg width="${WIDTH}" height="${HEIGHT}"`),
    label: tn('{title}: one card', '{title}: {count} cards', Number(count) || 0, { title }),
    section: 0,
    alike: kind,
    count: Number(count) || 0,
  };
}

/** What the built-in cards call a kind. */
function usualName(kind: string): string {
  const rows = rowsOf(factsOf('project-skyline')?.texts.cards ?? '');
  return rows.find(({ words }) => words[0]!.text === kind)?.words[2]?.text ?? `kind-${kind}`;
}

export const cards: ListKind = {
  game: 'project-skyline',
  data: 'cards',
  width: WIDTH,
  sections: () => [t('Action cards')],
  pieces(text) {
    const rows = rowsOf(text);
    const there = rows.map(({ line, words }) =>
      piece(
        line,
        words.map((word) => word.text),
      ),
    );
    const missing = Array.from({ length: KINDS }, (_, i) => String(i + 1))
      .filter((kind) => !rows.some(({ words }) => words[0]!.text === kind))
      .map((kind) => piece(-1, [kind, '0', usualName(kind)]));
    return [...there, ...missing];
  },
  summary: (pieces) =>
    tn(
      'one card',
      '{count} cards',
      pieces.reduce((sum, { count = 0 }) => sum + count, 0),
    ),
  playLabel: () => t('Play with these cards'),
  less: (text, { line }) => (line < 0 ? text : withoutLine(text, line)),
};

/** A kind that isn't in the text yet, as its last line. */
export function withKind(text: string, { words }: Piece, count: number): string {
  const lines = linesOf(text.replace(/\n*$/, ''));
  return withLine(lines.join('\n'), lines.length - 1, `${words[0]} ${count} ${words[2]}`) + '\n';
}
