// Sunrise Lane and Sunrise Avenue on the page.
import type { IconName } from '../../draw/icons';
import type { Face } from '../../table/chooser';
import { t } from '../../words/words.svelte';
import Board from './Board.svelte';
import { LaneChooser } from './chooser.svelte';
import Facts from './Facts.svelte';
import Hand from './Hand.svelte';
import Key from './Key.svelte';
import Line from './Line.svelte';
import Piles from './Piles.svelte';
import { ZONES } from './standings';

const NAMES: Record<string, () => string> = {
  tallest: () => t('Tallest'),
  most: () => t('Most'),
  group: () => t('Group'),
};

/** The bonuses by the signs of their plaques; the arrow says which corner. */
function category(id: string): ReturnType<NonNullable<Face['category']>> {
  if (id === 'in-play') return { name: t('In play'), icon: 'storey', tone: 'paper' };
  const zone = ZONES.find((each) => each.id === id);
  if (!zone) return undefined;
  const tone = { A: 'zone-a', B: 'zone-b', C: 'street' }[id[0]!]!;
  return { name: `${NAMES[zone.icon]!()} ${zone.arrow}`.trim(), icon: zone.icon as IconName, tone };
}

export default {
  Board,
  Hand,
  Piles,
  Facts,
  Line,
  Key,
  category,
  choose: (table) => new LaneChooser(table),
} as Face;
