// What a position needs on paper: the style, title and seats, and the key of the game's signs.
import type { Component } from 'svelte';
import '../print.css';

export { default as Paper } from './Paper.svelte';
export { default as Seats } from './PaperSeats.svelte';

type Key = Component<{ board: never }>;
const KEYS: Record<string, () => Promise<unknown>> = {
  'sunrise-lane': () => import('../games/lane/Key.svelte'),
  'sunrise-city': () => import('../games/city/Key.svelte'),
  shibuya: () => import('../games/shibuya/Key.svelte'),
  'project-skyline': () => import('../games/skyline/Key.svelte'),
};

export const loadKey = async (game: string): Promise<Key | undefined> =>
  ((await KEYS[game]?.()) as { default: Key } | undefined)?.default;
