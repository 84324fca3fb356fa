// What there is to play, as the wire tells it in the reader's language.
import { ask } from '../wire/client';
import type { Language } from '../words/words.svelte';

export interface Option {
  name: string;
  title: string;
  summary: string;
  values: string[];
  /** The values in words; those that name a seat have none. */
  choices: { value: string; title: string; sentence: string }[];
}
export interface Game {
  name: string;
  title: string;
  author: string;
  summary: string;
  rules: number;
  secrets: boolean;
  players: number[];
  editions: { name: string; title: string; option: string }[];
  options: Option[];
  data: { name: string; file: string }[];
}
export interface Level {
  name: string;
  title?: string;
  summary: string;
  strength: number;
}
interface Catalogue {
  catalogue: Game[];
  levels: Level[];
}

let found = $state.raw<Catalogue>({ catalogue: [], levels: [] });

export const games = (): Game[] => found.catalogue;
export const levels = (): Level[] => found.levels;

export async function loadCatalogue(lang: Language): Promise<void> {
  const answer = await ask<Catalogue>({ do: 'catalogue', lang });
  if (answer.ok) found = answer;
}
