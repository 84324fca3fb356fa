// What your record says: kinds of mistakes, shares and days.
import { language, number, t } from '../words/words.svelte';
import type { Kind, Played } from './store';

export function kindTitle(kind: Kind): string {
  const titles: Record<Kind, string> = {
    points: t('Points left lying'),
    place: t('A place in a category'),
    category: t('What counts at the end'),
    denies: t('Points left to others'),
    overtakes: t('Others let past'),
    ends: t('A victory not taken'),
    ended: t('Ended too soon'),
    prevents: t('Answers allowed'),
    later: t('What comes later'),
    holds: t('What others get later'),
    none: t('Hard to say'),
  };
  return titles[kind] ?? kind;
}

export function kindLine(kind: Kind): string {
  const lines: Record<Kind, string> = {
    points: t('Another turn would have scored more at once.'),
    place: t('Another turn would have been further ahead where seats are compared.'),
    category: t('Another turn would have been worth more if the game had ended then.'),
    denies: t('Another turn would have left the others less.'),
    overtakes: t('Another turn would have kept the others behind.'),
    ends: t('Another turn would have won at once.'),
    ended: t('The turn ended the game, and it wasn’t won.'),
    prevents: t('Another turn would have left the next a weaker answer.'),
    later: t('Another turn would have scored more some turns later.'),
    holds: t('Another turn would have held the others back some turns later.'),
    none: t('No single thing; the chance was simply better.'),
  };
  return lines[kind] ?? '';
}

/** A part of a victory, in percent. */
export function percent(part: number): string {
  const digits = { maximumFractionDigits: part < 0.0995 ? 1 : 0 };
  return t('{number} %', { number: (100 * part).toLocaleString(language(), digits) });
}

export const dayOf = (when: number): string =>
  new Date(when).toLocaleDateString(language(), { day: 'numeric', month: 'short', year: 'numeric' });

export function outcomeOf({ seat, winners }: Played): string {
  if (!winners.length) return t('A draw');
  if (seat === null) return '';
  return winners.includes(seat) ? t('Won') : t('Lost');
}

export const share = (won: number, games: number): string =>
  t('{won} of {games} won', { won: number(won), games: number(games) });
