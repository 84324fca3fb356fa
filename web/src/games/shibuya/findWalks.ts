// All walks of a turn with their ways, as the rules preview them, in one answer.
import type { ShibuyaToldHome, ShibuyaToldWalk } from '../../../types/shibuya';
import type { Move, Told, Viewer } from '../../table/wire-types';
import { ask } from '../../wire/client';
import type { Walk } from './words';

type Previewed = Move & { events: Told[] };

const MANY = 2000; // more than a position has

export async function findWalks(seat: Viewer): Promise<Walk[]> {
  const request = { do: 'previews', seat, viewer: seat, events: true, objects: true, limit: MANY };
  const answer = await ask<{ previews: Previewed[] }>(request);
  return answer.ok ? answer.previews.flatMap(walkOf) : [];
}

function walkOf(preview: Previewed): Walk[] {
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
