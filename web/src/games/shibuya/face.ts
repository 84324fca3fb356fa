// Shibuya on the page.
import type { Face } from '../../table/chooser';
import Board from './Board.svelte';
import { ShibuyaChooser } from './chooser.svelte';
import Facts from './Facts.svelte';
import Hand from './Hand.svelte';
import Key from './Key.svelte';
import Line from './Line.svelte';
import Piles from './Piles.svelte';
import Seats from './Seats.svelte';

export default {
  Board,
  Hand,
  Facts,
  Line,
  Key,
  Piles,
  Seats,
  sign: (seat) => seat % 2,
  choose: (table) => new ShibuyaChooser(table),
} as Face;
