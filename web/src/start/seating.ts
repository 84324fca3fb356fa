// Who sits where, while a table is being set: places round the board, clockwise from the near side,
// some of them empty.
import type { LastTable } from '../settings/settings.svelte';
import type { Level } from '../draw/levels';
import type { Game } from './catalogue.svelte';
import { computerName, isLevel, ownName } from './words';

export interface Sitter {
  /** `human` or a level. */
  player: string;
  name: string;
}
export type Places = (Sitter | null)[];

/** In which order places are taken: opposite first. */
const ORDER = [0, 2, 1, 3];

export const taken = (places: Places): Sitter[] => places.filter((place) => place !== null);

/** The seat of a place, in the order of turns. */
export const seatOf = (places: Places, place: number): number =>
  taken(places.slice(0, place)).length;

const namesOf = (places: Places): string[] => taken(places).map(({ name }) => name);

export function computer(places: Places, level: Level): Sitter {
  return { player: level, name: computerName(level, namesOf(places)) };
}

/** A person whose name nobody else has; of the names of this device the first that is free. */
export function person(
  places: Places,
  names: string[],
  fallback: (number: number) => string,
): Sitter {
  const used = namesOf(places);
  const known = [...names, ownName()].find((name) => name && !used.includes(name));
  let name = known ?? '';
  for (let number = 1; !name; number += 1)
    if (!used.includes(fallback(number))) name = fallback(number);
  return { player: 'human', name };
}

/** Takes places, or leaves those that were taken last, until so many sit there. */
export function withCount(places: Places, count: number, level: Level): Places {
  const changed = [...places];
  for (const place of ORDER)
    if (taken(changed).length < count && changed[place] === null)
      changed[place] = computer(changed, level);
  for (const place of [...ORDER].reverse())
    if (taken(changed).length > count) changed[place] = null;
  return changed;
}

/** As it was set last time, or the person and one computer player. */
export function firstPlaces(game: Game, last: LastTable | undefined): Places {
  const empty: Places = [null, null, null, null];
  const seats = last && game.players.includes(last.seats.length) ? last.seats : [];
  if (seats.length === 0)
    return withCount(
      [{ player: 'human', name: ownName() }, null, null, null],
      game.players[0]!,
      'builder',
    );
  const spots = ORDER.slice(0, seats.length).sort((one, other) => one - other);
  spots.forEach((spot, seat) => (empty[spot] = { ...seats[seat]! }));
  // What a computer player is called goes by its level, in the language of now.
  for (const spot of spots) {
    const sitter = empty[spot]!;
    if (!isLevel(sitter.player)) continue;
    empty[spot] = null;
    empty[spot] = computer(empty, sitter.player);
  }
  return empty;
}
