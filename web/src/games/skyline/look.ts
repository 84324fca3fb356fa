// What the board shows of a choice before it is made: what pales, what leans, what would stand
// where, whose group, which prices.
import type { SkylineAboutAdvance, SkylineAboutChange, SkylineWalk } from '../../../types/skyline';
import type { Cell, Move } from '../../table/wire-types';
import { t } from '../../words/words.svelte';
import type { Standing } from './drawpieces';
import type { SkylineChooser } from './chooser.svelte';
import { cellOf } from './steps';

export interface Ghost extends Standing {
  at: Cell;
}

export interface Look {
  /** Buildings that would leave their place. */
  pale: Cell[];
  /** Buildings that would come down. */
  falls: Cell[];
  ghosts: Ghost[];
  group: { owner: number; cells: Cell[] } | null;
  /** Street spaces whose price changes: owner and amount. */
  prices: Map<number, { owner: number; amount: number }>;
  ways: Cell[][];
  tag: { at: Cell; text: string } | null;
  /** Where a pawn would go. */
  walk: SkylineWalk | null;
  /** Where it would stand. */
  pawn: { seat: number; space: number } | null;
}

export const NOTHING: Look = {
  pale: [],
  falls: [],
  ghosts: [],
  group: null,
  prices: new Map(),
  ways: [],
  tag: null,
  walk: null,
  pawn: null,
};

/** What would stand where. */
function ghosts(chooser: SkylineChooser, move: Move, change: SkylineAboutChange): Ghost[] {
  const owner = Number(chooser.table.viewer);
  const { scene } = chooser;
  const floor = { owner, height: 1, skyscraper: false };
  switch (move.kind) {
    case 'tower':
      return [{ owner, height: 3, skyscraper: true, at: move.cell as Cell }];
    case 'floor':
    case 'build':
      return [{ ...floor, at: move.cell as Cell }];
    case 'grow':
    case 'merge': {
      const height = change.height ?? 2;
      return [{ owner, height, skyscraper: change.skyscraper ?? false, at: move.target as Cell }];
    }
    case 'move':
      return [{ ...(scene.at(move.from as Cell) ?? floor), at: move.to as Cell }];
    case 'swap':
      return [
        { ...(scene.at(move.other as Cell) ?? floor), at: move.one as Cell },
        { ...(scene.at(move.one as Cell) ?? floor), at: move.other as Cell },
      ];
    default:
      return [];
  }
}

function leaves(move: Move): Cell[] {
  if (move.kind === 'grow') return [move.cell as Cell];
  if (move.kind === 'merge') return [move.cell as Cell, move.through as Cell];
  if (move.kind === 'move') return [move.from as Cell];
  return [];
}

function comesDown(move: Move): Cell[] {
  if (move.kind === 'grow' || move.kind === 'merge') return [move.target as Cell];
  return move.kind === 'return' || move.kind === 'remove' ? [move.cell as Cell] : [];
}

function goes(move: Move, change: SkylineAboutChange): Cell[][] {
  if (move.kind === 'move') return [[move.from as Cell, move.to as Cell]];
  if (move.kind === 'swap') return [[move.one as Cell, move.other as Cell]];
  return [change.merge_path, change.path].filter((path) => path !== undefined);
}

function changeLook(chooser: SkylineChooser, move: Move, change: SkylineAboutChange): Look {
  const standing = ghosts(chooser, move, change);
  const group = standing.length && move.kind !== 'swap' ? change.group : null;
  const rents = change.rents ?? [];
  const words = group?.beside_street ? t('rent {rent}', { rent: group.rent }) : t('no door yet');
  const tag = group && standing[0] ? { at: standing[0].at, text: words } : null;
  const prices = rents.map((price): [number, { owner: number; amount: number }] => [
    price.space,
    { owner: price.owner ?? price.owner_before ?? 0, amount: price.rent },
  ]);
  return {
    ...NOTHING,
    pale: leaves(move),
    falls: comesDown(move),
    ghosts: standing,
    group: group && { owner: group.owner, cells: group.cells },
    prices: new Map(prices),
    ways: goes(move, change),
    tag,
  };
}

function advanceLook(advance: SkylineAboutAdvance): Look {
  const { rent, walk } = advance;
  return {
    ...NOTHING,
    walk,
    pawn: { seat: walk.seat, space: walk.spaces.at(-1) ?? walk.from },
    group: rent && { owner: rent.creditor, cells: rent.group.map((part) => part.at) },
    tag: rent && { at: rent.cell, text: t('rent {rent}', { rent: rent.amount }) },
  };
}

/** A group somebody points at, or all of a seat's. */
function peekLook(chooser: SkylineChooser): Look {
  const { scene, peeked, groupsOf } = chooser;
  const found =
    groupsOf === null
      ? scene.built.filter((b) => b.group === peeked)
      : scene.built.filter((b) => b.owner === groupsOf);
  const owner = found[0]?.owner;
  if (owner === undefined) return NOTHING;
  return { ...NOTHING, group: { owner, cells: found.map((b) => b.at) } };
}

export function lookOf(chooser: SkylineChooser): Look {
  const { move, preview, aimed, chosen } = chooser;
  if (chooser.groupsOf !== null) return peekLook(chooser);
  if (move?.kind === 'start') {
    const pawn = { seat: Number(chooser.table.viewer), space: move.space as number };
    return { ...NOTHING, pawn };
  }
  if (move && preview?.about) {
    if (move.kind === 'advance')
      return advanceLook(preview.about as unknown as SkylineAboutAdvance);
    if (move.kind === 'tax') return NOTHING;
    return changeLook(chooser, move, preview.about as unknown as SkylineAboutChange);
  }
  if (chosen.length || aimed !== null) {
    const pale = [...chosen, aimed ?? ''].flatMap((place) => {
      const cell = cellOf(place);
      return cell && chooser.scene.at(cell) && chooser.choosing ? [cell] : [];
    });
    return { ...NOTHING, pale };
  }
  return peekLook(chooser);
}
