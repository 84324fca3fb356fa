// The chairs of a table before the game: what the keeper wants them to be, as requests have it, and
// how they are drawn.
import type { Presence } from '../../types/live';
import type { Level } from '../draw/levels';
import type { Light } from '../draw/presence';
import { computerName, isLevel, LEVELS } from '../start/words';

/** A chair in `create` and `arrange`; `stay` is whoever sits there now. */
export type Wanted =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'computer'; level: Level; name: string }
  | { kind: 'stay'; seat: number };

/** A chair as it is drawn. */
export interface ChairLook {
  kind: 'person' | 'open' | 'computer';
  name: string;
  /** Below the name. */
  note: string;
  lamp?: Light;
  level?: Level;
  /** One's own. */
  mine?: boolean;
}

export const lampOf = (here: Presence | undefined): Light =>
  here === 'seeking' ? 'seeking' : here ? 'here' : 'away';

const namesOf = (chairs: readonly Wanted[]): string[] =>
  chairs.flatMap((chair) => (chair.kind === 'computer' ? [chair.name] : []));

export function computerChair(chairs: readonly Wanted[], at: number, level: Level): Wanted {
  const others = chairs.filter((_, seat) => seat !== at);
  return { kind: 'computer', level, name: computerName(level, namesOf(others)) };
}

export function withChair(chairs: readonly Wanted[], at: number, chair: Wanted): Wanted[] {
  return chairs.map((old, seat) => (seat === at ? chair : old));
}

export function swapped(chairs: readonly Wanted[], one: number, other: number): Wanted[] {
  const changed = [...chairs];
  [changed[one], changed[other]] = [changed[other]!, changed[one]!];
  return changed;
}

const isTaken = ({ kind }: Wanted): boolean => kind === 'me' || kind === 'stay';

/** The next smaller number that a game can be played by, if there is one. */
export const fewer = (players: readonly number[], count: number): number | undefined =>
  players.filter((number) => number < count).at(-1);
export const more = (players: readonly number[], count: number): number | undefined =>
  players.find((number) => number > count);

/** Without this one, and without others nobody sits at if the game can't be played by so many. */
export function withoutChair(
  chairs: readonly Wanted[],
  at: number,
  players: readonly number[],
): Wanted[] {
  const wanted = fewer(players, chairs.length);
  if (wanted === undefined) return [...chairs];
  const left = chairs.filter((_, seat) => seat !== at);
  for (let seat = left.length - 1; seat >= 0 && left.length > wanted; seat -= 1)
    if (!isTaken(left[seat]!)) left.splice(seat, 1);
  return left.length === wanted ? left : [...chairs];
}

/** As many free chairs more as the game asks for. */
export function withMore(chairs: readonly Wanted[], players: readonly number[]): Wanted[] {
  const wanted = more(players, chairs.length) ?? chairs.length;
  const added = Array<Wanted>(wanted - chairs.length).fill({ kind: 'open' });
  return [...chairs, ...added];
}

/** As they were chosen last, fitted to a game; computers are named in the language of now. */
export function fitted(last: readonly Wanted[] | undefined, players: readonly number[]): Wanted[] {
  const chairs: Wanted[] = [];
  for (const chair of last ?? [{ kind: 'me' }, { kind: 'open' }])
    chairs.push(
      chair.kind === 'computer'
        ? computerChair(chairs, -1, isLevel(chair.level) ? chair.level : LEVELS[2]!)
        : chair,
    );
  const most = players.at(-1)!;
  const least = players.find((number) => number >= Math.min(chairs.length, most)) ?? most;
  while (chairs.length > least) chairs.pop();
  while (chairs.length < least) chairs.push({ kind: 'open' });
  return chairs;
}
