// The sentence above the hand: what to do, or what the chosen thing would bring.
import { isCompact } from '../../shell/layout.svelte';
import { t } from '../../words/words.svelte';
import type { ShibuyaChooser } from './chooser.svelte';
import { setsOut, walkSentence } from './words';

export function sentence(chooser: ShibuyaChooser): string {
  const { table, view } = chooser;
  if (!table.myTurn) return '';
  if (chooser.mustPass) return t('None of yours can walk and no tile can be laid: you pass.');
  if (chooser.laying) return laySentence(chooser);
  if (chooser.asking) return t('A tile that is turned up must be laid. Turn one up?');
  if (chooser.chosen) return chosenSentence(chooser, chooser.chosen);
  return beginSentence(chooser, view.build?.possible ?? false);
}

function beginSentence(chooser: ShibuyaChooser, build: boolean): string {
  if (!chooser.movable.size) return t('None of yours can walk: lay a tile.');
  const team = chooser.view.teams.find((one) => one.colour === chooser.colour);
  const close = team?.missing === 1;
  if (build)
    return close
      ? t('**One more and you win.** Walk with one of yours, or lay a tile.')
      : t('Walk with one of yours, or lay a tile.');
  return close
    ? t('**One more and you win.** Walk with one of yours.')
    : t('Walk with one of yours.');
}

function chosenSentence(chooser: ShibuyaChooser, name: string): string {
  const { scene, walk, table } = chooser;
  const said = walk
    ? walkSentence(walk, chooser.board.needed)
    : setsOut(scene.kind(scene.from(name)));
  const { owner } = scene.start(name);
  if (owner === table.viewer) return said;
  const whose = t('He is {name}’s, but he is on the street, so you may walk him.', {
    name: table.name(owner),
  });
  return `${whose} ${said}`;
}

function laySentence(chooser: ShibuyaChooser): string {
  const { view } = chooser;
  if (view.construction)
    return isCompact()
      ? t('The street is being built: lay it on any empty place. A tap on it turns it.')
      : t('The street is being built: lay it on any empty place. **R** or the knob turns it.');
  if (chooser.open.some(([row, column]) => !chooser.scene.tiles([2 * row, 2 * column])))
    return isCompact()
      ? t('Lay it on an empty place, or over a tile that glows. A tap on it turns it.')
      : t('Lay it on an empty place, or over a tile that glows. **R** or the knob turns it.');
  return isCompact()
    ? t('Lay it over a tile that glows. A tap on it turns it.')
    : t('Lay it over a tile that glows: free, and not covered yet. **R** or the knob turns it.');
}
