// Project Skyline on the page.
import type { Face } from '../../table/chooser';
import Board from './Board.svelte';
import { SkylineChooser } from './chooser.svelte';
import Facts from './Facts.svelte';
import Hand from './Hand.svelte';
import Line from './Line.svelte';
import Piles from './Piles.svelte';

export default { Board, Hand, Facts, Line, Piles, choose: (table) => new SkylineChooser(table) } as Face;
