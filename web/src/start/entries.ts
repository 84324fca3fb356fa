// What the start page offers beside the games, in a quiet row below them: one line each. The page
// of that name is among the pages of App.svelte.
import type { IconName } from '../draw/icons';
import type { Route } from '../shell/route.svelte';
import { t } from '../words/words.svelte';

export interface Entry {
  page: Route['page'];
  icon: IconName;
  /** In the reader's language. */
  title(): string;
  /** What it is for, in a few words. */
  line(): string;
}

export const ENTRIES: Entry[] = [
  {
    page: 'learn',
    icon: 'book',
    title: () => t('Learn'),
    line: () => t('A first game, step by step'),
  },
  {
    page: 'puzzles',
    icon: 'cal',
    title: () => t('Puzzles'),
    line: () => t('One for every day, and many more'),
  },
  {
    page: 'back',
    icon: 'replay',
    title: () => t('Look back'),
    line: () => t('Any game again, move by move'),
  },
  {
    page: 'boards',
    icon: 'names',
    title: () => t('Own boards'),
    line: () => t('Make one, and play with it'),
  },
  {
    page: 'record',
    icon: 'chart',
    title: () => t('Your record'),
    line: () => t('Results and mistakes, over time'),
  },
];
