// Project Skyline on the page.
import type { Face, LittleSign } from '../../table/chooser';
import type { Turn } from '../../table/wire-types';
import { t } from '../../words/words.svelte';
import Board from './Board.svelte';
import { SkylineChooser } from './chooser.svelte';
import Facts from './Facts.svelte';
import Hand from './Hand.svelte';
import Line from './Line.svelte';
import Piles from './Piles.svelte';

/** What the end counts: cash, skyscrapers, and a debt that could not be paid. */
function category(id: string): ReturnType<NonNullable<Face['category']>> {
  if (id === 'cash') return { name: t('Cash'), icon: 'cards', tone: 'zone-a' };
  if (id === 'skyscrapers') return { name: t('Skyscrapers'), icon: 'tallest', tone: 'street' };
  return id === 'debt' ? { name: t('Debt'), icon: 'undo', tone: 'zone-b' } : undefined;
}

const BUILT = ['build', 'grow', 'floor', 'tower'];

/** Who built is a house, a card that was drawn a card, else a pawn that went on. */
function little({ moves }: Turn): LittleSign {
  const told = moves.flatMap(({ events }) => (events ?? []).map(({ event }) => event));
  if (told.some((event) => BUILT.includes(event))) return 'house';
  return told.includes('card') ? 'card' : 'pawn';
}

export default {
  Board,
  Hand,
  Facts,
  Line,
  Piles,
  category,
  little,
  choose: (table) => new SkylineChooser(table),
} as Face;
