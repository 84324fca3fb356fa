// The puzzles of a game (data/puzzles): a file that is fetched when somebody asks for it, and the
// list the wire makes of it.
import city from '../../../data/puzzles/sunrise-city.txt?url';
import lane from '../../../data/puzzles/sunrise-lane.txt?url';
import shibuya from '../../../data/puzzles/shibuya.txt?url';
import skyline from '../../../data/puzzles/project-skyline.txt?url';
import { ask } from '../wire/client';
import { language } from '../words/words.svelte';

const FILES: Record<string, string> = {
  shibuya,
  'sunrise-lane': lane,
  'project-skyline': skyline,
  'sunrise-city': city,
};

/** The games in the order of the days. */
export const PUZZLED = Object.keys(FILES);

export interface Known {
  /** Made of its position: it stays the same. */
  name: string;
  theme: string;
  /** The theme in words; it gives something away. */
  about: string;
  title: string;
  question: string;
  /** From 1, easy, to 5. */
  rating: number;
  proved: number;
  /** The puzzle itself, as the wire reads it. */
  text: string;
}

const texts = new Map<string, Promise<string>>();

async function fetchText(game: string): Promise<string> {
  const answer = await fetch(FILES[game]!);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}

function textOf(game: string): Promise<string> {
  const known = texts.get(game) ?? fetchText(game);
  texts.set(game, known);
  // What failed is asked for again.
  known.catch(() => texts.delete(game));
  return known;
}

/** All puzzles of a game, in the language that is spoken; none if they can't be had. */
export async function puzzlesOf(game: string): Promise<Known[]> {
  if (!FILES[game]) return [];
  const text = await textOf(game).catch(() => '');
  const request = { do: 'puzzles', text, lang: language() };
  const answer = await ask<{ puzzles: Omit<Known, 'text'>[] }>(request);
  if (!answer.ok) return [];
  const blocks = text.split(/^(?=puzzle )/m).slice(1);
  return answer.puzzles.map((puzzle, index) => ({ ...puzzle, text: blocks[index] ?? '' }));
}
