// What the data of the games are called.
import { t } from '../words/words.svelte';

export const dataTitle = (data: string): string =>
  ({
    board: t('Board'),
    squares: t('Squares'),
    buildings: t('Buildings'),
    tiles: t('Tiles'),
    cards: t('Action cards'),
  })[data] ?? data;

export const editorTitle = (data: string): string =>
  data === 'board' ? t('Board editor') : dataTitle(data);

/** The first name of one that is made now. */
export const freshName = (data: string): string =>
  ({
    board: t('My board'),
    squares: t('My squares'),
    buildings: t('My buildings'),
    tiles: t('My tiles'),
    cards: t('My cards'),
  })[data] ?? data;

/** What can be made: the data of all four games, in their order. */
export const KINDS = [
  { game: 'sunrise-lane', data: 'board' },
  { game: 'sunrise-city', data: 'squares' },
  { game: 'sunrise-city', data: 'buildings' },
  { game: 'shibuya', data: 'tiles' },
  { game: 'project-skyline', data: 'cards' },
] as const;
