// The games' parts, each loaded when somebody plays it.
import type { Face } from '../table/chooser';

const FOLDERS: Record<string, string> = {
  'sunrise-lane': 'lane',
  'sunrise-city': 'city',
  shibuya: 'shibuya',
  'project-skyline': 'skyline',
};

const faces = import.meta.glob<{ default: Face }>('./*/face.ts');

export async function loadFace(game: string): Promise<Face> {
  return (await faces[`./${FOLDERS[game]}/face.ts`]!()).default;
}
