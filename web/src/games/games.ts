// The games' parts, each loaded when somebody plays it.
import type { Component } from 'svelte';
import type { Face } from '../table/chooser';

const FOLDERS: Record<string, string> = {
  'sunrise-lane': 'lane',
  'sunrise-city': 'city',
  shibuya: 'shibuya',
  'project-skyline': 'skyline',
};

const faces = import.meta.glob<{ default: Face }>('./*/face.ts');
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte');

export async function loadFace(game: string): Promise<Face> {
  return (await faces[`./${FOLDERS[game]}/face.ts`]!()).default;
}

/** What the start page shows of a game, if it has something to show. */
export async function loadPicture(game: string): Promise<Component | null> {
  return (await pictures[`./${FOLDERS[game]}/Picture.svelte`]?.())?.default ?? null;
}
