// A puzzle as a door: somebody is home where it was solved, a shutter is down where it was missed,
// and the one of now stands in the sun.
import { picture } from '../draw/base';
import { pawn } from '../draw/pawns';
import { doorway } from '../games/shibuya/drawDoors';

export type DoorState = 'solved' | 'missed' | 'open';

const SIZE = 52;

export function puzzleDoor(state: DoorState, now: boolean): string {
  const look = { lit: state === 'solved', shut: state === 'missed', target: now };
  const home = state === 'solved' ? pawn(SIZE / 2, SIZE * 0.98, SIZE * 0.4, 0) : '';
  return picture(SIZE, SIZE + 6, `0 0 ${SIZE} ${SIZE + 6}`, doorway(SIZE / 2, SIZE, SIZE, 0, look) + home);
}
