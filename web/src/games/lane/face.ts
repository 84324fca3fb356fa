// Sunrise Lane and Sunrise Avenue on the page.
import type { Face } from '../../table/chooser';
import Board from './Board.svelte';
import { LaneChooser } from './chooser.svelte';
import Facts from './Facts.svelte';
import Hand from './Hand.svelte';
import Line from './Line.svelte';
import Piles from './Piles.svelte';

export default {
  Board,
  Hand,
  Piles,
  Facts,
  Line,
  choose: (table) => new LaneChooser(table),
} as Face;
