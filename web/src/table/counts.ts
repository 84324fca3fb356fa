// What a category compares, in words: "3 houses", "2 high". The wire names what is counted, the
// same in every language.
import { number, t, tn } from '../words/words.svelte';

const WORDS: Record<string, (count: number) => string> = {
  houses: (count) => tn('{count} house', '{count} houses', count),
  height: (count) => (count > 1 ? t('{count} high', { count }) : t('low')),
  points: (count) => tn('{count} point', '{count} points', count),
  cards: (count) => tn('{count} card in hand', '{count} cards in hand', count),
  stars: (count) => tn('{count} star', '{count} stars', count),
  marker: (count) => t('marker at {count}', { count }),
  home: (count) => t('{count} home', { count }),
  skyscrapers: (count) => tn('{count} skyscraper', '{count} skyscrapers', count),
  money: (count) => number(count),
};

/**
 * The first thing that is compared; where houses of one height are counted too, how many there are.
 */
export function countWords(names: string[], counts: number[]): string {
  const first = WORDS[names[0] ?? '']?.(counts[0] ?? 0) ?? '';
  return names[1] === 'houses' && (counts[1] ?? 0) > 1 && counts[0]! > 1
    ? `${first} ×${counts[1]}`
    : first;
}

export const countWord = (name: string, count: number): string =>
  WORDS[name]?.(count) ?? number(count);

/** A place in a ranking. */
export function placeWord(place: number | null): string {
  const words = [t('first'), t('second'), t('third'), t('fourth')];
  return place === null ? '–' : (words[place - 1] ?? String(place));
}
