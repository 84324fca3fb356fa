// All walks of a turn with their ways, as the rules preview them, in one answer.
import type { ShibuyaToldHome, ShibuyaToldWalk } from '../../../types/shibuya';
import type { Table } from '../../table/table.svelte';
import type { Move, Preview } from '../../table/wire-types';
import type { Walk } from './words';

const MANY = 2000; // more than a position has

export async function findWalks(table: Table): Promise<Walk[]> {
  return (await table.previews({}, MANY)).flatMap(walkOf);
}

function walkOf(preview: Move & Preview): Walk[] {
  const told = preview.events[0] as unknown as ShibuyaToldWalk | ShibuyaToldHome;
  if (told?.event !== 'walk' && told?.event !== 'home') return [];
  const { pedestrian, by, over, steps, path } = told;
  return [
    {
      move: preview.move,
      pedestrian,
      square: told.event === 'walk' ? told.square : null,
      goal: told.event === 'home' ? told.goal : null,
      by,
      over,
      steps,
      path,
      home: told.event === 'home' ? told.home : 0,
      wins: preview.events.some((event) => event.event === 'winners'),
    },
  ];
}
