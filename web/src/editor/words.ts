// Editing a data text word by word, so that what somebody wrote around the words (comments,
// spaces, empty lines) stays as it is. The C loader alone says whether the text is right; this only
// finds the words.

export interface Word {
  text: string;
  /** Where it begins in its line, from 0. */
  at: number;
}
export interface Row {
  /** In the whole text, from 0. */
  line: number;
  words: Word[];
}

export const linesOf = (text: string): string[] => text.split('\n');

function wordsOf(line: string): Word[] {
  return [...line.matchAll(/[^ \t\r]+/g)].map((found) => ({ text: found[0], at: found.index }));
}

/** The lines that say something. */
export function rowsOf(text: string): Row[] {
  return linesOf(text)
    .map((content, line) => ({ line, words: wordsOf(content) }))
    .filter(({ words }) => words.length > 0 && !words[0]!.text.startsWith('#'));
}

/** One word put in another's place. */
export function withWord(text: string, line: number, index: number, word: string): string {
  const lines = linesOf(text);
  const content = lines[line] ?? '';
  const old = wordsOf(content)[index];
  if (!old) return text;
  lines[line] = content.slice(0, old.at) + word + content.slice(old.at + old.text.length);
  return lines.join('\n');
}

export function withoutLine(text: string, line: number): string {
  return linesOf(text)
    .filter((_, index) => index !== line)
    .join('\n');
}

/** A line put behind another. */
export function withLine(text: string, behind: number, content: string): string {
  const lines = linesOf(text);
  lines.splice(behind + 1, 0, content);
  return lines.join('\n');
}

/**
 * What a change did to the words is taken back, and what came after it stays; null if lines came or
 * went, so that words can't be told apart.
 */
export function takenBack(now: string, before: string, after: string): string | null {
  const [current, old, changed] = [now, before, after].map((text) => linesOf(text).map(wordsOf));
  if (current!.length !== old!.length || old!.length !== changed!.length) return null;
  let text = now;
  for (const [line, words] of old!.entries()) {
    if (words.length !== changed![line]!.length || words.length !== current![line]!.length)
      return null;
    for (const [index, word] of words.entries())
      if (word.text !== changed![line]![index]!.text)
        text = withWord(text, line, index, word.text);
  }
  return text;
}
