// What is told when somebody points at a place that can't be chosen: of a door what the view says,
// of everything else what the rules answer.
import type { ShibuyaWhy } from '../../../types/shibuya';
import type { Cell } from '../../table/wire-types';
import { language, t } from '../../words/words.svelte';
import type { ShibuyaChooser } from './chooser.svelte';
import type { Box } from './scene';
import { turnCell } from './street';
import { reason } from './words';

const within = (box: Box, x: number, y: number): boolean =>
  x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;

/** Null: there is nothing at all. */
export function findReason(
  chooser: ShibuyaChooser,
  x: number,
  y: number,
): string | Promise<void> | null {
  const { scene, street, quarters } = chooser;
  const seen = street.squareAt(x, y);
  const square = seen && turnCell(seen, (4 - quarters) % 4);
  if (chooser.laying) return square && ask(chooser, [square[0] >> 1, square[1] >> 1]);
  const stood = scene.view.pedestrians.find((one) => within(scene.pawnBox(one.name), x, y));
  const own = stood && scene.start(stood.name).colour === chooser.colour;
  if (stood && (own || !chooser.chosen)) return ask(chooser, scene.from(stood.name), stood.name);
  if (square) return ask(chooser, square, chooser.chosen ?? undefined);
  const door = scene.doors.find((one) => within(scene.doorBox(one.goal), x, y));
  return door ? doorReason(chooser, door) : null;
}

/** Asks the rules why somebody can't get to a square, or a tile not onto a cell, and tells it. */
async function ask({ table }: ShibuyaChooser, cell: Cell, piece?: string): Promise<void> {
  const about = { cell, ...(piece && { piece }) };
  const request = { do: 'why', seat: table.viewer, lang: language(), ...about };
  const answer = await table.ask<{ why: ShibuyaWhy }>(request);
  const found = answer.ok ? answer.why.reasons[0] : undefined;
  table.notice = found
    ? reason(found, (seat) => table.name(seat))
    : t('Choose a pedestrian first.');
  table.barred = found ? { cell, rule: found.rule } : null;
}

function doorReason(
  chooser: ShibuyaChooser,
  door: { is: 'open' | 'taken' | 'shut'; colour: string },
): string {
  if (door.is === 'shut')
    return t('This door stays shut: nobody of its colour may ever stop before it.');
  if (door.is === 'taken') return t('Somebody is home there already.');
  if (door.colour !== chooser.colour) return t('That is a door of the other colour.');
  return chooser.chosen
    ? t('He can’t get to this door in one walk.')
    : t('Choose a pedestrian first.');
}
