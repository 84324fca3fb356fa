// What the start page and the setting up say of games, levels and people.
import type { Level } from '../draw/levels';
import { settings } from '../settings/settings.svelte';
import { t, tn } from '../words/words.svelte';
import { games, type Game } from './catalogue.svelte';

/** A game in one line. */
export function gameLine(game: string): string {
  switch (game) {
    case 'sunrise-lane':
      return t('Play cards, raise houses, fill the quarter.');
    case 'sunrise-city':
      return t('Lay the streets, bid for them, build upwards.');
    case 'shibuya':
      return t('Cross the busiest street before they do.');
    case 'project-skyline':
      return t('Roll, build, move in and collect the rent.');
    default:
      return '';
  }
}

export function playersLine({ players }: Game): string {
  const [least, most] = [players[0]!, players.at(-1)!];
  if (players.length === 2) return t('{least} or {most} players', { least, most });
  return t('{least}–{most} players', { least, most });
}

export const LEVELS: Level[] = ['novice', 'apprentice', 'builder', 'veteran', 'master'];

export const isLevel = (player: string): player is Level => (LEVELS as string[]).includes(player);

export function levelTitle(level: Level): string {
  const titles: Record<Level, string> = {
    novice: t('Novice'),
    apprentice: t('Apprentice'),
    builder: t('Builder'),
    veteran: t('Veteran'),
    master: t('Master'),
  };
  return titles[level];
}

/** What a player of a level is called: by its level, and a number if there are more of them. */
export function computerName(level: Level, taken: string[]): string {
  const title = levelTitle(level);
  let name = title;
  for (let number = 2; taken.includes(name); number += 1) name = `${title} ${number}`;
  return name;
}

/** What a person is called who gave no name: a word that sentences about a third can begin with. */
export const nobodysName = (): string => t('Player');

/** The person alone at this device. */
export const ownName = (): string => settings.names[0] || nobodysName();

/** The title of an edition, by the options a game is played with. */
export function editionTitle(name: string, options: Record<string, string>): string {
  const game = games().find((each) => each.name === name);
  const edition = game?.editions.find(({ option }) => {
    const [key, value] = option.split('=');
    return option && options[key!] === value;
  });
  return edition?.title ?? game?.title ?? '';
}

/** Names in a row, the last one behind "and". */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join('');
  return t('{names} and {last}', { names: names.slice(0, -1).join(', '), last: names.at(-1)! });
}

export const minutesAgo = (then: number): string => {
  const minutes = Math.max(0, Math.round((Date.now() - then) / 60000));
  if (minutes < 1) return t('just now');
  if (minutes < 60) return tn('{count} minute ago', '{count} minutes ago', minutes);
  const hours = Math.round(minutes / 60);
  if (hours < 48) return tn('{count} hour ago', '{count} hours ago', hours);
  return tn('{count} day ago', '{count} days ago', Math.round(hours / 24));
};
