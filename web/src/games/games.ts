// The four games' parts, each loaded when somebody plays it.
import type { Face } from '../table/chooser';

export const FACES: Record<string, () => Promise<{ default: Face }>> = {
  'sunrise-lane': () => import('./lane/face'),
  'sunrise-city': () => import('./city/face'),
  shibuya: () => import('./shibuya/face'),
  'project-skyline': () => import('./skyline/face'),
};
