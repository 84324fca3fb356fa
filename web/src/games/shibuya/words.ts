// What Shibuya's page says: squares, the sentence above the hand, labels for those who can't see
// the board. What is possible and what it brings comes from the rules; this only words it.
import type { ShibuyaBy, ShibuyaOver, ShibuyaReason } from '../../../types/shibuya';
import type { Cell } from '../../table/wire-types';
import { t, tn } from '../../words/words.svelte';

/** A walk as the rules previewed it. */
export interface Walk {
  move: string;
  pedestrian: string;
  square: Cell | null;
  goal: string | null;
  by: ShibuyaBy;
  over: ShibuyaOver;
  steps: number;
  path: Cell[];
  /** So many of the colour would be home. */
  home: number;
  wins: boolean;
}

const SQUARES: Record<string, () => string> = {
  a: () => t('black circle'),
  b: () => t('black square'),
  c: () => t('white circle'),
  d: () => t('white square'),
};
export const squareName = (kind: string): string => SQUARES[kind]?.() ?? t('no tile');

const SETS_OUT: Record<string, () => string> = {
  a: () =>
    t('He sets out from a **black circle**: all the way on black, or all the way on circles.'),
  b: () =>
    t('He sets out from a **black square**: all the way on black, or all the way on squares.'),
  c: () =>
    t('He sets out from a **white circle**: all the way on white, or all the way on circles.'),
  d: () =>
    t('He sets out from a **white square**: all the way on white, or all the way on squares.'),
};
export const setsOut = (kind: string): string => SETS_OUT[kind]?.() ?? '';

const TO_DOOR: Record<ShibuyaOver, (places: { home: number; needed: number }) => string> = {
  black: (places) => t('On black he gets to the door: **{home} of {needed} home**.', places),
  white: (places) => t('On white he gets to the door: **{home} of {needed} home**.', places),
  rounded: (places) => t('On circles he gets to the door: **{home} of {needed} home**.', places),
  angular: (places) => t('On squares he gets to the door: **{home} of {needed} home**.', places),
};
const WINS: Record<ShibuyaOver, () => string> = {
  black: () => t('On black he gets to the door, **and that wins the game**.'),
  white: () => t('On white he gets to the door, **and that wins the game**.'),
  rounded: () => t('On circles he gets to the door, **and that wins the game**.'),
  angular: () => t('On squares he gets to the door, **and that wins the game**.'),
};
const TO_SQUARE: Record<ShibuyaOver, (n: number) => string> = {
  black: (n) => tn('On black he walks {count} square.', 'On black he walks {count} squares.', n),
  white: (n) => tn('On white he walks {count} square.', 'On white he walks {count} squares.', n),
  rounded: (n) =>
    tn('On circles he walks {count} square.', 'On circles he walks {count} squares.', n),
  angular: (n) =>
    tn('On squares he walks {count} square.', 'On squares he walks {count} squares.', n),
};

export function walkSentence(walk: Walk, needed: number): string {
  if (walk.goal === null)
    return walk.steps ? TO_SQUARE[walk.over](walk.steps) : t('He steps onto the street and stops.');
  if (walk.wins) return WINS[walk.over]();
  return TO_DOOR[walk.over]({ home: walk.home, needed });
}

/** `row`, `column` and the square's name. */
const place = ([row, column]: Cell, kind: string) => ({ row, column, square: squareName(kind) });

const REACHED: Record<ShibuyaBy, (n: number, where: ReturnType<typeof place>) => string> = {
  colour: (n, where) =>
    tn(
      'row {row}, column {column}, {square}, by colour, {count} square',
      'row {row}, column {column}, {square}, by colour, {count} squares',
      n,
      where,
    ),
  shape: (n, where) =>
    tn(
      'row {row}, column {column}, {square}, by shape, {count} square',
      'row {row}, column {column}, {square}, by shape, {count} squares',
      n,
      where,
    ),
  both: (n, where) =>
    tn(
      'row {row}, column {column}, {square}, by colour or shape, {count} square',
      'row {row}, column {column}, {square}, by colour or shape, {count} squares',
      n,
      where,
    ),
};
export const squareLabel = (walk: Walk, kind: string): string =>
  REACHED[walk.by](walk.steps, place(walk.square!, kind));

const DOORS: Record<ShibuyaBy, (n: number, goal: string) => string> = {
  colour: (n, goal) =>
    tn('door {goal}, by colour, {count} square', 'door {goal}, by colour, {count} squares', n, {
      goal,
    }),
  shape: (n, goal) =>
    tn('door {goal}, by shape, {count} square', 'door {goal}, by shape, {count} squares', n, {
      goal,
    }),
  both: (n, goal) =>
    tn(
      'door {goal}, by colour or shape, {count} square',
      'door {goal}, by colour or shape, {count} squares',
      n,
      { goal },
    ),
};
export const doorLabel = (walk: Walk): string => DOORS[walk.by](walk.steps, walk.goal!);

export function pedestrianLabel(name: string, at: Cell | null, before: Cell, kind: string): string {
  return at
    ? t('pedestrian {name}, row {row}, column {column}, {square}', { name, ...place(at, kind) })
    : t('pedestrian {name}, waiting before row {row}, column {column}, {square}', {
        name,
        ...place(before, kind),
      });
}

/** Why a click did nothing; what isn't here is told as the rules say it. */
const REASONS: Partial<Record<ShibuyaReason['reason'], () => string>> = {
  occupied: () => t('Somebody stands there: no passing, no sharing.'),
  'own-tile': () =>
    t('That tile may be crossed, but not stopped on: another of your colour stands there.'),
  'others-place': () =>
    t('Nobody of your colour may stop there, only cross: it lies before a place of the others.'),
  'no-way': () => t('No walk over one trait leads there.'),
  'not-yours': () => t('He is of the other colour.'),
  'at-home': () => t('He is home and stays there.'),
  'start-shut': () => t('He can’t set out: the square before him isn’t free.'),
  'two-tiles': () => t('Two tiles lie there already, and never a third.'),
  'pedestrian-there': () => t('Somebody stands on that tile.'),
  'tile-there': () => t('A tile lies there already.'),
};
export function reason(found: ShibuyaReason, name: (seat: number) => string): string {
  if (found.reason === 'not-owner')
    return t('Only {name} may bring him onto the street.', { name: name(found.seat!) });
  return REASONS[found.reason]?.() ?? found.say ?? '';
}
