// What is built in, for those who edit: the names of colours, types and cards in the reader's
// language, which a text that is still wrong can't bring.
import { language } from '../words/words.svelte';
import { builtIn, checkData } from './check';

interface Facts {
  board: Record<string, unknown>;
  texts: Record<string, string>;
}

const found = $state<Record<string, Facts>>({});

/** Undefined until they are there. */
export function factsOf<Board>(game: string): (Facts & { board: Board }) | undefined {
  return found[`${game} ${language()}`] as (Facts & { board: Board }) | undefined;
}

export async function loadFacts(game: string): Promise<void> {
  const key = `${game} ${language()}`;
  if (found[key]) return;
  const [answer, texts] = await Promise.all([checkData(game, {}), builtIn(game)]);
  if (answer.sound) found[key] = { board: answer.board, texts };
}
