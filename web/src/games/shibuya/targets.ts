// What can be pointed at now: pedestrians, the squares and doors of the chosen one, cells for a
// tile. Where to point at is what the legal moves say; this only says where it is and what it is.
import type { Target } from '../../table/chooser';
import type { Cell } from '../../table/wire-types';
import { t } from '../../words/words.svelte';
import type { ShibuyaChooser } from './chooser.svelte';
import type { Box } from './scene';
import { doorLabel, pedestrianLabel, squareLabel, squareName } from './words';

export function findTargets(chooser: ShibuyaChooser): Target[] {
  if (chooser.laying) return placements(chooser);
  if (!chooser.walking || chooser.mustPass) return [];
  return [...pedestrians(chooser), ...walks(chooser)];
}

function pedestrians(chooser: ShibuyaChooser): Target[] {
  const { scene } = chooser;
  return [...chooser.movable].map((name) => {
    const at = scene.pedestrian(name)?.at;
    const square = scene.from(name);
    const label = pedestrianLabel(name, Array.isArray(at) ? at : null, square, scene.kind(square));
    return {
      id: `p:${name}`,
      ...scene.pawnBox(name),
      label,
      direct: true,
      aim: () => chooser.aim(`p:${name}`),
      act: () => chooser.choose(name),
    };
  });
}

function walks(chooser: ShibuyaChooser): Target[] {
  const { scene } = chooser;
  return chooser.ways.map((walk) => {
    const id = chooser.idOf(walk);
    return {
      id,
      ...(walk.goal ? scene.doorBox(walk.goal) : scene.squareBox(walk.square!)),
      label: walk.goal ? doorLabel(walk) : squareLabel(walk, scene.kind(walk.square!)),
      aim: () => chooser.aim(id),
    };
  });
}

/** With a finger a tap on the tile that hovers turns it; a click of the mouse lays it. */
function placements(chooser: ShibuyaChooser): Target[] {
  const { scene } = chooser;
  const cells = chooser.open.map((cell) => ({
    id: `t:${cell}`,
    ...scene.tileBox(cell),
    label: cellLabel(chooser, cell),
    aim: () => chooser.aim(`t:${cell}`),
    again: () => chooser.turn(),
  }));
  const hovered = chooser.layCell;
  return hovered ? [...cells, knob(chooser, scene.tileBox(hovered))] : cells;
}

function cellLabel(chooser: ShibuyaChooser, [row, column]: Cell): string {
  const squares = [0, 1, 2, 3].map((i): Cell => [2 * row + (i >> 1), 2 * column + (i % 2)]);
  const names = squares.map((square) => squareName(chooser.scene.kind(square))).join(', ');
  return chooser.scene.tiles([2 * row, 2 * column])
    ? t('tile at row {row}, column {column}: {squares}', { row, column, squares: names })
    : t('empty place at row {row}, column {column}', { row, column });
}

/** The round knob at the corner of the tile that hovers. */
function knob(chooser: ShibuyaChooser, tile: Box): Target {
  const { w } = chooser.street.cell;
  const size = Math.max(w * 0.7, 30);
  return {
    id: 'turn',
    x: tile.x + tile.width + w * 0.04 - size / 2,
    y: tile.y - w * 0.24 - size / 2,
    width: size,
    height: size,
    label: t('Turn the tile'),
    direct: true,
    aim: () => {},
    act: () => chooser.turn(),
  };
}
