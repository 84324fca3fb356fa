// The roles that work in zoning, on a ground of gardens: Protester, Architect, City Planner,
// Planning Commissioner.
import type { CityType } from '../../../types/city';
import { each, group, v } from '../base';
import {
  BARE,
  OUTLINE,
  box,
  disc,
  domino,
  face,
  glasses,
  hand,
  lapel,
  neck,
  pen,
  roundPen,
  shape,
  shortHair,
  skyline,
  stroke,
  torso,
  turned,
} from '../figures';
import { typeKey, typeSymbol } from '../signs';

const FAR = 'far-z';

type Spot = readonly [CityType, number, number];

/** Small squares on a plan: type, column, row. */
const plan = (spots: readonly Spot[], draw: (i: number, j: number, colour: string) => string) =>
  each(spots, ([type, i, j]) => draw(i, j, typeKey[type]));

export const protester = (): string =>
  skyline(FAR, [
    [6, 26, 40],
    [36, 20, 62],
    [104, 22, 36],
    [130, 26, 54],
  ]) +
  box(117, 28, 6, 100, 'coat-y') +
  turned(
    4,
    120,
    26,
    box(86, 6, 68, 42, 'shirt', 3) +
      typeSymbol('R', 112, 27, 26, v('fig-line')) +
      stroke('M132 16l14 22M146 16l-14 22', roundPen('coat-r', 5)),
  ) +
  torso(64, 'coat-g') +
  shape('M94 116C108 112 114 100 116 88L126 92C126 112 116 128 100 134Z', 'coat-g') +
  shape('M40 100C44 86 84 86 88 100C80 112 48 112 40 100Z', 'coat-g') +
  neck(64, 'skin-1') +
  disc(64, 30, 11, 'hair-4') +
  face(64, 'skin-1', -0.6) +
  shortHair(64, 'hair-4') +
  hand(120, 86, 'skin-1', 8);

export const architect = (): string =>
  group(
    { opacity: 0.9 },
    stroke(
      'M8 16H152M8 40H152M8 64H152M8 88H152M8 112H152M20 6V128M44 6V128M116 6V128M140 6V128',
      pen(FAR, 1.5),
    ),
  ) +
  shape('M98 26L150 96H98ZM108 56L126 86H108Z', 'coat-y', { ...OUTLINE, 'fill-rule': 'evenodd' }) +
  torso(60, 'coat-k') +
  shape('M46 94C46 82 74 82 74 94V98C66 104 54 104 46 98Z', 'coat-k') +
  shape(
    'M36 80C30 52 38 30 60 30C82 30 90 52 84 80C78 84 76 70 77 56H43C44 70 42 84 36 80Z',
    'hair-5',
  ) +
  face(60, 'skin-1') +
  shape(
    'M39 58C38 40 48 34 60 34C72 34 82 40 81 58C76 50 70 46 60 46C50 46 44 50 39 58Z',
    'hair-5',
  ) +
  glasses(60) +
  domino(100, 104, 24, ['I', 'R'], -8);

const CITY_PLAN: readonly Spot[] = [
  ['R', 0, 0],
  ['C', 1, 0],
  ['P', 2, 0],
  ['I', 0, 1],
  ['R', 1, 1],
  ['R', 2, 1],
  ['P', 0, 2],
  ['M', 1, 2],
  ['C', 0, 3],
  ['C', 1, 3],
  ['I', 2, 3],
];

export const cityPlanner = (): string =>
  turned(
    3,
    80,
    60,
    box(82, 12, 74, 92, 'shirt', 3) +
      plan(CITY_PLAN, (i, j, colour) =>
        box(90 + i * 21, 19 + j * 20.5, 18, 17.5, colour, 2, BARE),
      ) +
      stroke('M132 60h18v18h-18Z', { ...pen('fig-line', 2), 'stroke-dasharray': '4 3' }),
  ) +
  torso(54, 'coat-y') +
  neck(54, 'skin-4') +
  shape('M40 92L54 112L68 92L54 97Z', 'shirt') +
  shape('M34 62C28 90 30 112 40 120C46 112 40 96 42 74Z', 'hair-1') +
  face(54, 'skin-4') +
  shortHair(54, 'hair-1') +
  shape('M33 47C40 36 68 36 75 47L74 53C66 44 42 44 34 53Z', 'coat-r') +
  turned(-24, 78, 52, box(62, 48, 30, 5, 'g-y', 1) + shape('M92 48l7 2.5l-7 2.5Z', 'shirt'));

const SMALL_PLAN: readonly Spot[] = [
  ['R', 0, 0],
  ['R', 1, 0],
  ['P', 0, 1],
  ['R', 1, 1],
];

/** He reads through a lens. */
const LENS = { ...pen('coat-k', 5), style: 'fill:var(--water-2);fill-opacity:.45' };

export const planningCommissioner = (): string =>
  turned(-6, 110, 70, box(84, 34, 48, 62, 'shirt', 2)) +
  turned(
    7,
    124,
    70,
    box(98, 30, 48, 64, 'shirt', 2) +
      plan(SMALL_PLAN, (i, j, colour) => box(106 + i * 17, 40 + j * 17, 15, 15, colour, 2, BARE)) +
      stroke('M106 80h30M106 86h20', pen('fig-line', 2)),
  ) +
  torso(54, 'coat-g') +
  neck(54, 'skin-2') +
  lapel(54, 'coat-g') +
  face(54, 'skin-2', 0) +
  shape(
    'M34 60C34 84 44 92 54 92C64 92 74 84 74 60C70 70 64 68 54 68C44 68 38 70 34 60Z',
    'hair-3',
  ) +
  stroke('M48 74q6 4 12 0', OUTLINE) +
  shape('M34 54C32 40 42 36 54 36C66 36 76 40 74 54C66 48 42 48 34 54Z', 'hair-3') +
  glasses(54) +
  shape('M30 44C28 28 44 24 58 26C78 27 86 36 82 44C70 40 44 38 30 44Z', 'coat-v') +
  stroke('M56 26l2 -6', OUTLINE) +
  stroke('M104 120L116 104', roundPen('coat-k', 7)) +
  disc(126, 92, 16, 'none', LENS) +
  shape('M88 126C90 120 96 114 102 112L108 120C106 128 102 132 96 134Z', 'coat-g') +
  hand(103, 119, 'skin-2');
