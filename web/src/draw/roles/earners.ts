// The roles that earn by what is built, on a ground of zones: Union Boss, Godfather, Finance
// Deputy, Secretary General, Realtor.
import { each, ellipse, v } from '../base';
import {
  BARE,
  box,
  disc,
  face,
  hand,
  lapel,
  moustache,
  neck,
  pen,
  roundPen,
  shape,
  skyline,
  stroke,
  tie,
  torso,
} from '../figures';
import { typeSymbol } from '../signs';

const FAR = 'far-c';

const megaphone = (): string =>
  shape('M94 80L136 58V106L94 90Z', 'shirt') +
  shape('M136 56C142 62 142 102 136 108C130 102 130 62 136 56Z', 'coat-y') +
  box(88, 79, 8, 13, 'coat-k', 2);

export const unionBoss = (): string =>
  skyline(FAR, [
    [4, 22, 60],
    [30, 14, 40],
    [128, 30, 58],
  ]) +
  shape('M138 74v-20h8v20', FAR, BARE) +
  torso(58, 'coat-r') +
  neck(58, 'skin-2') +
  shape('M40 94C50 102 66 102 76 94L80 104C66 112 50 112 36 104Z', 'shirt') +
  face(58, 'skin-2', 0) +
  shape(
    'M39 64C40 80 48 86 58 86C68 86 76 80 77 64C72 70 66 70 58 70C50 70 44 70 39 64Z',
    'hair-2',
  ) +
  moustache(58, 'hair-2') +
  shape('M34 48C32 32 46 27 58 27C74 27 84 34 82 46Z', 'coat-k') +
  shape('M34 48C48 42 70 42 88 50C80 54 60 52 34 50Z', 'coat-k') +
  shape('M92 118C96 104 100 98 104 92L112 98C110 112 106 126 98 134Z', 'coat-r') +
  megaphone() +
  hand(106, 96, 'skin-2') +
  stroke('M148 66l8 -5M150 82h9M148 98l8 5', roundPen('fig-line', 2.5));

const hat = (): string =>
  shape('M58 46C56 22 66 16 74 20C78 22 82 22 86 20C94 16 104 22 102 46Z', 'coat-k') +
  shape('M58 40C70 45 90 45 102 40L102.5 48H57.5Z', 'coat-r') +
  shape('M42 50C58 42 102 42 118 50C108 57 52 57 42 50Z', 'coat-k');

const rose = (): string =>
  shape('M108 106c-6 -2 -8 4 -4 7c-2 5 5 7 7 3c5 1 7 -5 3 -8c0 -5 -6 -6 -6 -2Z', 'coat-r') +
  stroke('M108 116L106 126', pen('coat-g', 2.5));

/** Behind blinds, in a striped suit. */
export const godfather = (): string =>
  each([14, 34, 54, 74, 94, 114], (y) => box(0, y, 160, 8, FAR, 0, BARE)) +
  torso(80, 'coat-k') +
  stroke('M48 108V134M58 100V134M102 100V134M112 108V134', {
    ...pen('shirt', 1.2),
    opacity: 0.35,
  }) +
  neck(80, 'skin-2') +
  lapel(80, 'coat-k') +
  tie(80, 'fig-line') +
  face(80, 'skin-2', -0.4) +
  shape(
    'M61 68C62 78 70 83 80 83C90 83 98 78 99 68C95 76 88 77 80 77C72 77 65 76 61 68Z',
    'hair-1',
    {
      opacity: 0.35,
    },
  ) +
  shape('M58 50C60 56 100 56 102 50L100 62C90 58 70 58 60 62Z', 'fig-line', { opacity: 0.3 }) +
  hat() +
  rose();

/** A row of the abacus: where its beads are, and their colour. */
const BEADS = [
  [54, [101, 109, 135, 143], 'coat-r'],
  [70, [101, 127, 135, 143], 'coat-b'],
  [86, [101, 109, 117, 143], 'coat-g'],
  [102, [119, 127, 135, 143], 'coat-v'],
] as const;

const abacus = (): string =>
  box(88, 34, 66, 88, 'coat-y', 5) +
  box(95, 41, 52, 74, 'shirt', 2) +
  each(
    BEADS,
    ([y, beads, colour]) =>
      stroke(`M95 ${y}H147`, pen('fig-line', 1.8)) +
      each(beads, (x) => ellipse(x, y, 3.6, 6, { fill: v(colour), ...pen('fig-line', 1.3) })),
  );

const PEARLS = [
  [40, 95],
  [45, 101],
  [52, 104],
  [59, 101],
  [64, 95],
] as const;

export const financeDeputy = (): string =>
  skyline(FAR, [
    [4, 20, 44],
    [134, 22, 90],
  ]) +
  abacus() +
  torso(52, 'coat-g') +
  neck(52, 'skin-4') +
  shape('M38 92L52 108L66 92L52 97Z', 'coat-g') +
  each(PEARLS, ([x, y]) => disc(x, y, 3.2, 'shirt', pen('fig-line', 1.2))) +
  shape('M32 48C30 24 42 12 54 12C70 12 76 28 72 48Z', 'coat-v') +
  face(52, 'skin-4') +
  shape('M31 52C33 40 42 36 52 38C62 36 71 40 73 52C64 45 40 45 31 52Z', 'coat-v') +
  disc(32, 72, 4.5, 'g-y') +
  disc(72, 72, 4.5, 'g-y');

const stamp = (): string =>
  box(100, 116, 54, 20, 'shirt', 2) +
  shape('M118 108h22l4 10h-30Z', 'coat-r') +
  box(124, 84, 10, 26, 'coat-y', 3) +
  disc(129, 82, 8, 'coat-y');

export const secretaryGeneral = (): string =>
  shape('M100 132V70L112 40L124 70V132ZM124 132V84H156V132Z', FAR, BARE) +
  stroke('M112 28V44M107 33H117', pen(FAR, 3)) +
  skyline(FAR, [[4, 22, 46]]) +
  torso(60, 'coat-b') +
  neck(60, 'skin-1') +
  lapel(60, 'coat-b') +
  tie(60, 'coat-v') +
  face(60, 'skin-1', 0.7) +
  shape(
    'M39 58C36 38 46 31 60 31C76 31 84 40 81 58C79 52 77 48 74 45C64 50 50 48 45 43C42 47 41 ' +
      '52 39 58Z',
    'hair-2',
  ) +
  shape('M92 122C96 110 106 100 112 96L120 102C116 116 108 130 98 134Z', 'coat-b') +
  stamp() +
  hand(118, 98, 'skin-1');

const key = (): string =>
  disc(120, 84, 10, 'g-y') +
  disc(120, 84, 4, 'zone-a') +
  shape('M127 91L146 112L140 118L136 113L132 117L128 112L131 108L121 96Z', 'g-y');

export const realtor = (): string =>
  skyline(FAR, [
    [4, 18, 56],
    [26, 12, 38],
  ]) +
  box(112, 20, 6, 112, 'coat-k', 1) +
  box(96, 14, 58, 44, 'shirt', 3) +
  typeSymbol('R', 125, 36, 30, v('coat-r')) +
  torso(56, 'coat-r') +
  shape(
    'M33 92C26 60 32 30 56 29C80 30 86 60 79 92C72 100 70 80 73 58H39C42 80 40 100 33 92Z',
    'hair-6',
  ) +
  neck(56, 'skin-1') +
  shape('M42 92L56 114L70 92L56 97Z', 'shirt') +
  face(56, 'skin-1', 1.3) +
  shape(
    'M35 60C34 40 44 34 52 34C62 34 78 40 77 60C72 56 66 50 60 44C52 52 42 54 35 60Z',
    'hair-6',
  ) +
  shape('M88 124C92 114 100 104 106 100L114 106C110 120 104 130 94 134Z', 'coat-r') +
  key() +
  hand(112, 100, 'skin-1');
