// Shibuya on the page.
import type { Face, LittleSign } from '../../table/chooser';
import type { Turn } from '../../table/wire-types';
import Board from './Board.svelte';
import { ShibuyaChooser } from './chooser.svelte';
import Facts from './Facts.svelte';
import Hand from './Hand.svelte';
import Line from './Line.svelte';
import Piles from './Piles.svelte';
import Seats from './Seats.svelte';

/** Who came home is a house, who walked a pawn, what was laid a tile. */
function little({ moves }: Turn): LittleSign {
  const told = moves.flatMap(({ events }) => (events ?? []).map(({ event }) => event));
  if (told.includes('home')) return 'house';
  return told.includes('walk') ? 'pawn' : told.includes('place') ? 'tile' : 'card';
}

export default {
  Board,
  Hand,
  little,
  Facts,
  Line,
  Piles,
  Seats,
  sign: (seat) => seat % 2,
  choose: (table) => new ShibuyaChooser(table),
} as Face;
