// The roles that build or have others build, on a ground of zones: Developer, Lobbyist, Engineer,
// Economist, Lawyer.
import { each } from '../base';
import {
  BARE,
  OUTLINE,
  box,
  curls,
  disc,
  domino,
  face,
  glasses,
  hand,
  lapel,
  moustache,
  neck,
  pen,
  roundPen,
  shape,
  shortHair,
  skyline,
  stroke,
  tie,
  torso,
  turned,
} from '../figures';
import { typeSymbol } from '../signs';

const FAR = 'far-c';

export const developer = (): string =>
  box(0, 88, 160, 44, 'water', 0, BARE) +
  stroke('M0 100q6 -5 12 0t12 0M122 122q6 -5 12 0t12 0M8 122q6 -5 12 0', roundPen('water-2', 2.5)) +
  shape('M92 132V92C92 84 160 84 160 84V96C140 96 116 104 116 132Z', 'stone') +
  stroke('M92 92C110 82 140 78 160 76', OUTLINE) +
  skyline(FAR, [
    [4, 22, 84],
    [30, 14, 70],
  ]) +
  torso(66, 'coat-k') +
  neck(66, 'skin-2') +
  lapel(66, 'coat-k') +
  tie(66, 'coat-r') +
  face(66, 'skin-2') +
  shortHair(66, 'hair-1') +
  box(50, 53, 14, 11, 'fig-line', 4, BARE) +
  box(68, 53, 14, 11, 'fig-line', 4, BARE) +
  stroke('M62 56h8', OUTLINE);

export const lobbyist = (): string =>
  skyline(FAR, [
    [8, 24, 52],
    [128, 24, 70],
    [104, 20, 44],
  ]) +
  torso(60, 'coat-b') +
  neck(60, 'skin-1') +
  lapel(60, 'coat-b') +
  tie(60, 'coat-y') +
  face(60, 'skin-1', 0) +
  shape('M40 58C36 50 40 44 42 46V60ZM80 58C84 50 80 44 78 46V60Z', 'hair-3') +
  moustache(60, 'hair-3') +
  shape('M96 116L116 96L124 106L104 134Z', 'coat-b') +
  turned(
    -10,
    124,
    74,
    box(104, 54, 40, 36, 'stone', 4) +
      box(110, 60, 28, 24, 'g-g', 3, BARE) +
      typeSymbol('P', 124, 72, 18),
  ) +
  hand(118, 98, 'skin-1') +
  stroke('M100 46C108 30 130 26 146 38M146 38l-3 -10M146 38l-10 1', roundPen('fig-line', 3));

export const engineer = (): string =>
  skyline(FAR, [
    [4, 20, 50],
    [28, 16, 34],
    [120, 30, 30],
  ]) +
  stroke('M126 0V26', OUTLINE) +
  stroke('M120 26h12v7a6 6 0 1 1 -6 6', roundPen('fig-line', 3.5)) +
  stroke('M126 46L104 62M126 46L148 62', OUTLINE) +
  domino(100, 62, 26, ['C', 'P']) +
  torso(60, 'coat-y') +
  shape('M38 98V134H82V98L74 94V112H46V94Z', 'coat-b') +
  disc(46, 112, 3, 'g-y') +
  disc(74, 112, 3, 'g-y') +
  neck(60, 'skin-3') +
  face(60, 'skin-3') +
  shape(
    'M40 62C38 78 48 84 60 84C72 84 82 78 80 62C76 70 70 68 60 68C50 68 44 70 40 62Z',
    'hair-1',
  ) +
  stroke('M53 74q7 4 14 0', roundPen('skin-1', 2)) +
  shape('M36 50C34 28 48 24 60 24C72 24 86 28 84 50Z', 'g-y') +
  box(31, 48, 58, 7, 'g-y', 3.5) +
  stroke('M60 24V48M48 27V48M72 27V48', OUTLINE);

/** Bars that grow, and the curve above them. */
const chart = (): string =>
  stroke('M88 14V116H156', pen('fig-line', 2.5)) +
  each([0, 1, 2, 3], (i) => box(96 + i * 16, 88 - i * 16, 10, 28 + i * 16, FAR, 1, BARE)) +
  stroke('M94 84L112 64L124 70L150 26M150 26l-11 4M150 26l1 12', {
    ...roundPen('coat-r', 4),
    'stroke-linejoin': 'round',
  });

export const economist = (): string =>
  chart() +
  torso(54, 'coat-v') +
  neck(54, 'skin-4') +
  lapel(54, 'coat-v') +
  curls(
    [
      [34, 46],
      [40, 34],
      [54, 29],
      [68, 34],
      [74, 46],
      [32, 60],
      [76, 60],
    ],
    10,
    'hair-1',
  ) +
  face(54, 'skin-4') +
  shape('M36 52C38 40 46 38 54 38C62 38 70 40 72 52C64 46 44 46 36 52Z', 'hair-1') +
  glasses(54, 'g-y');

const scales = (): string =>
  stroke('M124 24V118M110 120h28M104 38H144', roundPen('fig-line', 3.5)) +
  disc(124, 24, 4, 'g-y') +
  stroke('M104 38L94 72H114ZM144 38L134 68H154Z', pen('fig-line', 1.8)) +
  shape('M92 72h24a12 10 0 0 1 -24 0Z', 'g-y') +
  shape('M132 68h24a12 10 0 0 1 -24 0Z', 'g-y');

export const lawyer = (): string =>
  skyline(FAR, [[4, 150, 20]]) +
  box(8, 46, 10, 72, FAR, 0, BARE) +
  box(28, 46, 10, 72, FAR, 0, BARE) +
  shape('M2 44L22 30L44 44Z', FAR, BARE) +
  torso(60, 'coat-k') +
  neck(60, 'skin-2') +
  shape('M50 92h20l4 14l-6 3l3 14l-11 4l-11 -4l3 -14l-6 -3Z', 'shirt') +
  curls(
    [
      [36, 48],
      [35, 60],
      [36, 72],
      [84, 48],
      [85, 60],
      [84, 72],
      [42, 37],
      [78, 37],
    ],
    8,
    'hair-5',
  ) +
  face(60, 'skin-2', 0.5) +
  shape(
    'M40 54C40 34 52 30 60 30C68 30 80 34 80 54C74 46 68 44 60 44C52 44 46 46 40 54Z',
    'hair-5',
  ) +
  scales();
