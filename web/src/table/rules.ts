// The rules of a game in the words of a language (data/rules): a file that is fetched when somebody
// opens them, and the sections the wire makes of it.
import { ask } from '../wire/client';

const files: Record<string, string> = import.meta.glob('../../../data/rules/*.txt', {
  query: '?url',
  import: 'default',
  eager: true,
});

export interface Section {
  id: number;
  heading: string;
  text: string;
  /** The ids of the rules it tells. */
  rules?: string[];
}

/** None if they can't be had. */
export async function sectionsOf(game: string, lang: string): Promise<Section[]> {
  const answer = await fetch(files[`../../../data/rules/${game}.${lang}.txt`]!).catch(() => null);
  const text = answer?.ok ? await answer.text().catch(() => '') : '';
  const told = text ? await ask<{ sections: Section[] }>({ do: 'rules', game, lang, text }) : null;
  return told?.ok ? told.sections : [];
}
