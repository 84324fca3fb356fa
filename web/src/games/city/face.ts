// Sunrise City on the page.
import type { Face } from '../../table/chooser';
import Board from './Board.svelte';
import { CityChooser } from './chooser.svelte';
import Hand from './Hand.svelte';
import Holds from './Holds.svelte';
import Line from './Line.svelte';
import Phases from './Phases.svelte';
import Piles from './Piles.svelte';
import Plate from './Plate.svelte';

export default {
  Board,
  Hand,
  Holds,
  Line,
  Phases,
  Piles,
  Plate,
  choose: (table) => new CityChooser(table),
} as Face;
