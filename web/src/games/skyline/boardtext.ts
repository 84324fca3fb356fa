// The board in words, line by line, for those who can't see it.
import { t } from '../../words/words.svelte';
import { spaceName } from './choices';
import type { SkylineChooser } from './chooser.svelte';
import { cellName, standingName } from './words';

export function boardText(chooser: SkylineChooser): string[] {
  const { scene, table, view } = chooser;
  const lines = (view.buildings ?? []).map((b) =>
    t('{cell}: {building} of {name}, rent of its group {rent}', {
      cell: cellName(b.at),
      building: standingName(b),
      name: table.name(b.owner),
      rent: b.rent,
    }),
  );
  if (scene.architect) lines.push(t('The architect: {cell}', { cell: cellName(scene.architect) }));
  scene.pawns.forEach((space, seat) =>
    lines.push(
      t('The pawn of {name}: {space}', {
        name: table.name(seat),
        space: spaceName(chooser, space),
      }),
    ),
  );
  if (scene.white !== null) lines.push(t('The white die shows {count}', { count: scene.white }));
  if (scene.black !== null) lines.push(t('The black die shows {count}', { count: scene.black }));
  return lines;
}
