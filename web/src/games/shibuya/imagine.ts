// A turn that could have been played: the way somebody would have walked, or the tile that would
// lie there.
import type { ShibuyaToldHome, ShibuyaToldPlace, ShibuyaToldWalk } from '../../../types/shibuya';
import type { Imagined } from '../../table/chooser';
import type { Turn } from '../../table/wire-types';
import { arrow } from '../../draw/tags';
import type { ShibuyaChooser } from './chooser.svelte';
import { tile } from './drawSquares';
import { turnWord } from './street';

type Walked = ShibuyaToldWalk | ShibuyaToldHome;

export function imagine(chooser: ShibuyaChooser, turn: Turn): Imagined[] {
  const events = turn.moves.flatMap((made) => made.events ?? []) as unknown[];
  return events.flatMap((event) => {
    const told = event as Walked | ShibuyaToldPlace;
    if (told.event === 'place') return [lay(chooser, told)];
    return told.event === 'walk' || told.event === 'home' ? [walk(chooser, told)] : [];
  });
}

function walk({ scene, street }: ShibuyaChooser, told: Walked): Imagined {
  const from = told.from === 'outside' ? told.pedestrian : null;
  const goal = told.event === 'home' ? told.goal : null;
  const points = scene.way(told.path, from, goal);
  const box = told.event === 'home' ? scene.doorBox(told.goal) : scene.squareBox(told.square);
  const svg = points.length > 1 ? arrow(points, street.cell.w * 0.06) : '';
  return { svg, box, tip: [box.x + box.width / 2, box.y + box.height * 0.1] };
}

function lay({ scene, street, board, quarters }: ShibuyaChooser, told: ShibuyaToldPlace): Imagined {
  const box = scene.tileBox(told.cell);
  const word = board.tiles[told.tile]![told.turns]!;
  const up = street.rise(scene.tiles([2 * told.cell[0], 2 * told.cell[1]]));
  const svg = tile(street.cell, box.x, box.y - up, street.thicker, turnWord(word, quarters));
  return { svg, box: { ...box, y: box.y - up }, tip: [box.x + box.width / 2, box.y - up] };
}
