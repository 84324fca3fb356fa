// The buttons of the action bar: what the main one does with what is chosen, and laying or turning
// a tile.
import type { Action } from '../../table/chooser';
import { t } from '../../words/words.svelte';
import type { ShibuyaChooser } from './chooser.svelte';

const nothing = (): void => {};

export function mainAction(chooser: ShibuyaChooser): Action {
  const { walk, table } = chooser;
  const key = 'Enter';
  if (chooser.laying) {
    const move = chooser.placement;
    const label = t('Lay it here');
    if (!move) return { label, not: t('Choose a place for the tile.'), act: nothing };
    return { label, key, act: () => chooser.play(move) };
  }
  if (chooser.asking)
    return { label: t('Turn one up'), key, act: () => chooser.play(chooser.only('build')) };
  if (walk) {
    const move = table.moves.find((one) => one.move === walk.move);
    const label = walk.goal ? t('Walk home') : t('Walk');
    return { label, key, act: () => chooser.play(move) };
  }
  if (chooser.chosen)
    return { label: t('Walk'), not: t('Choose a square that glows.'), act: nothing };
  const not = chooser.walking ? chooser.sentence : t('It isn’t your turn.');
  return { label: t('Choose a pedestrian'), not, act: nothing };
}

export function otherActions(chooser: ShibuyaChooser): Action[] {
  if (chooser.laying)
    return [{ label: t('Turn'), icon: 'turn', key: 'r', act: () => chooser.turn() }];
  const why = whyNoTile(chooser);
  const not = why && { not: why };
  return [
    { label: t('Lay a tile'), icon: 'draw', key: 't', ...not, act: () => chooser.askForTile() },
  ];
}

function whyNoTile({ walking, view }: ShibuyaChooser): string {
  if (!walking) return t('It isn’t your turn.');
  if (view.build?.why === 'no-tile') return t('No tile is left.');
  if (view.build?.why === 'no-cell') return t('No tile is free to be covered.');
  return '';
}
