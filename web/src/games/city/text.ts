// The city in words, square by square, for those who can't see it.
import type { CityTile } from '../../../types/city';
import { t, tn } from '../../words/words.svelte';
import { keyOf, typeName } from './model';
import type { City } from './step.svelte';

function tellTile(city: City, tile: CityTile): string {
  const { board, table } = city;
  const cell = keyOf(tile.at);
  if (tile.kind === 'hall') return t('{cell}: {what}', { cell, what: board.hall });
  const parts = [board.square_set[tile.square ?? -1]?.name ?? ''];
  if (tile.floors) {
    const top = typeName(board, tile.top ?? 'M');
    parts.push(
      tn('{count} floor, {top} on top', '{count} floors, {top} on top', tile.floors, { top }),
    );
  } else {
    const sides = [t('north'), t('east'), t('south'), t('west')].filter(
      (_, i) => tile.sides[i] === 'c',
    );
    if (sides.length) parts.push(t('canal: {sides}', { sides: sides.join(', ') }));
  }
  if (tile.chips?.length) {
    const names = tile.chips.map((seat) => table.name(seat)).join(', ');
    parts.push(t('chips from the bottom: {names}', { names }));
  }
  if (tile.closed) parts.push(t('closed'));
  if (tile.protester) parts.push(t('the Protester stands here'));
  return t('{cell}: {what}', { cell, what: parts.join(', ') });
}

export function tellBoard(city: City): string[] {
  const { view } = city;
  if (!view.city) return [];
  const rows = [...view.city].sort((a, b) => b.at[1] - a.at[1] || a.at[0] - b.at[0]);
  const names = { north: t('north'), east: t('east'), south: t('south'), west: t('west') };
  const direction =
    view.direction === 'none'
      ? []
      : [t('Squares of this round go {side} of City Hall.', { side: names[view.direction] })];
  return [...direction, ...rows.map((tile) => tellTile(city, tile))];
}
