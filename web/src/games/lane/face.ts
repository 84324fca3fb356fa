// Sunrise Lane and Sunrise Avenue on the page.
import type { IconName } from '../../draw/icons';
import type { Face, LittleSign } from '../../table/chooser';
import type { Turn } from '../../table/wire-types';
import { t } from '../../words/words.svelte';
import Board from './Board.svelte';
import { LaneChooser } from './chooser.svelte';
import Facts from './Facts.svelte';
import Hand from './Hand.svelte';
import Holds from './Holds.svelte';
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

/** A turn that only laid out a park is a tree, one without building a card. */
function little({ moves }: Turn): LittleSign {
  const built = moves.flatMap(({ events }) => (events ?? []).map(({ event }) => event));
  if (built.includes('house')) return 'house';
  return built.includes('park') ? 'tree' : 'card';
}

export default {
  Board,
  Hand,
  Holds,
  little,
  Piles,
  Facts,
  Line,
  category,
  choose: (table) => new LaneChooser(table),
} as Face;
