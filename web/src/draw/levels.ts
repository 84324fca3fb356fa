// The five levels of the computer's play: a figure each, and behind it as many storeys as it is
// strong.
import { d, group, picture, rect, v } from './base';
import {
  BARE,
  OUTLINE,
  box,
  curls,
  disc,
  face,
  glasses,
  neck,
  roundPen,
  shape,
  stroke,
  torso,
  turned,
} from './figures';
import { block } from './houses';
import { groundSymbol } from './signs';

export type Level = 'novice' | 'apprentice' | 'builder' | 'veteran' | 'master';

/** The middle of the face. */
const X = 58;

const novice = (): string =>
  torso(X, 'coat-g') +
  shape('M41 95C47 107 69 107 75 95L80 101C70 114 46 114 36 101Z', 'shirt') +
  neck(X, 'skin-2') +
  face(X, 'skin-2', 1.6) +
  curls(
    [
      [38, 46],
      [45, 37],
      [56, 33],
      [68, 36],
      [77, 45],
    ],
    8.5,
    'hair-4',
  ) +
  shape('M38 50C44 42 72 42 78 50C72 45 66 47 58 46C50 47 44 45 38 50Z', 'hair-4', BARE) +
  disc(46, 66, 1.1, 'coat-r', BARE) +
  disc(49, 68, 1.1, 'coat-r', BARE) +
  disc(67, 68, 1.1, 'coat-r', BARE) +
  disc(70, 66, 1.1, 'coat-r', BARE) +
  turned(-7, 92, 112, box(80, 102, 22, 22, 'g-y', 3) + groundSymbol('Y', 91, 113, 15)) +
  shape('M74 134C76 122 80 118 84 116L92 124C90 130 88 134 86 136Z', 'coat-g') +
  disc(86, 119, 6.5, 'skin-2');

const apprentice = (): string =>
  torso(X, 'coat-b') +
  shape('M40 97V134H76V97L69 93V110H47V93Z', 'coat-y') +
  disc(47, 110, 2.6, 'shirt') +
  disc(69, 110, 2.6, 'shirt') +
  neck(X, 'skin-4') +
  disc(58, 29, 10, 'hair-1') +
  face(X, 'skin-4', 1.2) +
  shape(
    'M38 56C35 38 46 32 58 32C70 32 81 38 78 56C74 48 68 44 58 44C48 44 42 48 38 56Z',
    'hair-1',
  ) +
  shape('M37 48C44 40 72 40 79 48L78 54C70 47 46 47 38 54Z', 'coat-r') +
  turned(-32, 84, 54, box(68, 50.5, 26, 5, 'g-y', 1) + shape('M94 50.5l7 2.5-7 2.5Z', 'skin-1'));

const builder = (): string =>
  torso(X, 'coat-y') +
  shape('M34 102L46 96V134H38ZM82 102L70 96V134H78Z', 'g-y') +
  shape('M46 96L58 112L70 96L58 99Z', 'shirt') +
  neck(X, 'skin-1') +
  face(X, 'skin-1', 0.8) +
  shape(
    'M38 62C38 80 48 86 58 86C68 86 78 80 78 62C74 70 68 69 58 69C48 69 42 70 38 62Z',
    'hair-2',
  ) +
  stroke('M51 75q7 4 14 0', roundPen('skin-1', 2.2)) +
  shape('M36 46C36 28 46 22 58 22C70 22 80 28 80 46Z', 'sun') +
  shape('M53 22.5C53 18 63 18 63 22.5V36H53Z', 'sun') +
  shape('M31 46C42 41 74 41 85 46C82 52 34 52 31 46Z', 'sun');

const veteran = (): string =>
  torso(X, 'coat-k') +
  shape('M45 95C45 84 71 84 71 95V99C63 105 53 105 45 99Z', 'coat-k') +
  shape(
    'M35 84C28 52 38 29 58 29C78 29 88 52 81 84C75 87 73 70 74 54H42C43 70 41 87 35 84Z',
    'hair-1',
  ) +
  face(X, 'skin-3', 0.9) +
  shape(
    'M37 60C36 40 46 33 58 33C70 33 80 40 79 60C74 52 68 47 52 44C48 50 42 54 37 60Z',
    'hair-1',
  ) +
  glasses(X, 'coat-r', 2.6) +
  turned(
    -28,
    90,
    112,
    box(72, 104, 48, 14, 'shirt', 3) +
      stroke('M116 104a4 7 0 0 1 0 14', OUTLINE) +
      box(90, 103, 8, 16, 'coat-b', 1),
  ) +
  shape('M78 134C80 124 84 120 88 118L96 126C94 131 92 134 90 136Z', 'coat-k') +
  disc(91, 121, 6.5, 'skin-3');

const master = (): string =>
  torso(X, 'coat-r') +
  shape('M40 96L58 122L76 96L58 101Z', 'coat-y') +
  neck(X, 'skin-1') +
  face(X, 'skin-1', 0) +
  shape(
    'M37 58C36 86 44 112 58 112C72 112 80 86 79 58C77 70 70 66 58 66C46 66 39 70 37 58Z',
    'hair-5',
  ) +
  stroke('M51 73q7 4 14 0', OUTLINE) +
  stroke('M58 84V104M50 80Q50 92 53 101M66 80Q66 92 63 101', roundPen('hair-3', 1.6)) +
  stroke('M44 53q5 -4 10 -1M62 52q5 -3 10 1', roundPen('hair-3', 3)) +
  shape(
    'M32 46C26 30 44 20 62 22C84 24 94 38 84 48C70 42 46 42 36 50C33 50 32 48 32 46Z',
    'coat-v',
  ) +
  shape('M36 50C48 42 70 42 82 48L81 54C70 48 48 48 37 55Z', 'coat-k');

interface LevelLook {
  storeys: number;
  ground: string;
  draw: () => string;
}

const LEVELS: Readonly<Record<Level, LevelLook>> = {
  novice: { storeys: 1, ground: 'garden', draw: novice },
  apprentice: { storeys: 2, ground: 'street', draw: apprentice },
  builder: { storeys: 3, ground: 'zone-b', draw: builder },
  veteran: { storeys: 4, ground: 'zone-a', draw: veteran },
  master: { storeys: 5, ground: 'street', draw: master },
};

const STONE = { wall: v('stone-2'), dark: v('stone-3'), roof: v('stone'), win: v('ink-2') };

/** A level's figure in a box of 160 x 132. */
export function levelFigure(level: Level): string {
  const { storeys, ground, draw } = LEVELS[level];
  return (
    rect(0, 0, 160, 132, { fill: v(ground) }) +
    group({}, block({ x: 113, yb: 128, fw: 37, fd: 17, n: storeys, z: 18, ...STONE })) +
    draw()
  );
}

/** r = radius of the corners in px. */
export const levelPic = (level: Level, w = 90, r = 7): string =>
  picture(w, (w * 132) / 160, '0 0 160 132', levelFigure(level), {
    class: 'mini',
    style: d`border-radius:${r}px`,
  });

/** Only head and shoulders, for plates. */
export const levelFace = (level: Level, w = 44): string =>
  picture(w, w, '10 14 96 96', levelFigure(level), {
    class: 'mini',
    style: 'border-radius:18.75%',
  });
