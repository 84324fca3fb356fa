// What a watcher sees of a table: its position, worked out by the rules in a worker of this page,
// so that little boards are drawn by the same code as big ones.
import type { Standings } from '../../types/wire';
import { compile } from '../wire/module';
import { Thinker } from '../wire/thinker';
import type { Language } from '../words/words.svelte';

export interface Look {
  view: Record<string, unknown>;
  standings: Standings;
}

/** A table before its first move. */
export interface Terms {
  players: number;
  options: Record<string, string>;
  data: Record<string, string>;
}

const WATCH = { viewer: 'watch' };
let looker: Thinker | undefined;

async function look(set: object, lang: Language): Promise<Look | null> {
  looker ??= new Thinker(compile());
  const answer = await looker.ask(set, { do: 'view', lang, ...WATCH });
  return answer.ok ? (answer as unknown as Look) : null;
}

/** Null where the position can't be read, as with a board of somebody's own. */
export const lookAt = (
  game: string,
  position: string,
  names: string[],
  lang: Language,
): Promise<Look | null> => {
  // Free chairs have no names, and then nobody has.
  const named = names.every(Boolean) ? { names } : {};
  return look({ do: 'set', game, position, ...WATCH, ...named }, lang);
};

/** The board as it will lie there. */
export const lookAtStart = (game: string, terms: Terms, lang: Language): Promise<Look | null> =>
  look({ do: 'new', game, ...terms }, lang);
