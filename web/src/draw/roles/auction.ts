// The roles that work in the auction, on the ground of the street: Banker, Mayor.
import { each, ellipse, path, times, v } from '../base';
import { starPath } from '../city/track';
import {
  BARE,
  OUTLINE,
  box,
  disc,
  face,
  lapel,
  moustache,
  neck,
  pen,
  shape,
  shortHair,
  skyline,
  stroke,
  torso,
} from '../figures';

const FAR = 'far-s';

/** n chips on each other. */
const chips = (x: number, n: number): string =>
  times(
    n,
    (i) =>
      ellipse(x, 122 - i * 8, 13, 6.5, { fill: v('stone-3'), ...OUTLINE }) +
      ellipse(x, 119 - i * 8, 13, 6.5, { fill: v('shirt'), ...OUTLINE }),
  );

export const banker = (): string =>
  skyline(FAR, [
    [6, 18, 70],
    [28, 14, 46],
    [130, 26, 40],
  ]) +
  chips(106, 3) +
  chips(126, 5) +
  chips(146, 2) +
  torso(58, 'coat-k') +
  neck(58, 'skin-1') +
  lapel(58, 'coat-k') +
  shape('M48 100l10 4l10 -4v10l-10 -4l-10 4Z', 'coat-r') +
  face(58, 'skin-1', 0) +
  moustache(58, 'hair-5') +
  shape('M38 62V50H42V60ZM78 62V50H74V60Z', 'hair-5') +
  box(42, 6, 32, 38, 'coat-k', 3) +
  box(42, 32, 32, 7, 'coat-r', 0) +
  box(30, 42, 56, 7, 'coat-k', 3.5) +
  disc(66, 59, 7, 'none', pen('g-y-e', 2.5)) +
  stroke('M72 63L76 88', pen('g-y-e', 1.5));

const cityHall = (): string =>
  box(92, 62, 62, 70, 'stone', 1) +
  box(114, 34, 18, 30, 'stone', 1) +
  shape('M111 34L123 20L135 34Z', 'stone-2') +
  disc(123, 46, 5.5, 'shirt') +
  shape('M123 20V6l12 4l-12 4', 'shirt') +
  each(
    [98, 112, 126, 140],
    (x) => box(x, 72, 7, 12, 'ink-2', 3, BARE) + box(x, 94, 7, 12, 'ink-2', 3, BARE),
  );

export const mayor = (): string =>
  cityHall() +
  torso(60, 'coat-r') +
  neck(60, 'skin-3') +
  shape('M46 92L60 110L74 92L60 97Z', 'shirt') +
  disc(60, 26, 12, 'hair-3') +
  face(60, 'skin-3') +
  shortHair(60, 'hair-3') +
  disc(41, 68, 2.6, 'g-y', BARE) +
  disc(79, 68, 2.6, 'g-y', BARE) +
  stroke('M36 98C40 116 52 124 60 124C68 124 80 116 84 98', {
    ...pen('g-y', 6),
    'stroke-dasharray': '5 2.5',
  }) +
  disc(60, 124, 8.5, 'g-y') +
  path(starPath(60, 124, 5.5), { fill: v('g-y-m') });
