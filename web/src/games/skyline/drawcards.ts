// The thirteen action cards: a scene for each, made of the pieces of the board.
import { d, geo, group, line, rect, text, v } from '../../draw/base';
import { die, money } from '../../draw/dice';
import { pawn } from '../../draw/pawns';
import { dust, leaning, standing, type Standing } from './drawpieces';

const g = geo(34);

const put = (x: number, y: number, k: number, body: string): string =>
  group({ transform: d`translate(${x} ${y}) scale(${k})` }, body);
const house = (owner: number, height = 1): Standing => ({ owner, height, skyscraper: false });
const tower = (owner: number): Standing => ({ owner, height: 3, skyscraper: true });
const stand = (b: Standing, x: number, y: number, k = 1): string =>
  put(x, y, k, standing(g, b, false));

const arrowLine = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
const arrow = (data: string): string => line(data, v('ink'), 2.2, arrowLine);
const both = (x: number, y: number): string =>
  arrow(d`M${x} ${y}h14m-4 -4l4 4l-4 4M${x + 14} ${y + 9}h-14m4 -4l-4 4l4 4`);
const street = rect(6, 56, 64, 14, { rx: 3, fill: v('street') });

/** In a box of 64 x 64 at 6,6. */
const SCENES: Record<number, () => string> = {
  1: () => die(20, 22, 30, 5) + arrow('M58 20a14 14 0 0 1 4 20m-6 -1l6 2l2 -6'),
  2: () =>
    street +
    pawn(25, 64, 30, 1) +
    arrow('M36 60h24m-5 -5l5 5l-5 5') +
    put(40, 16, 0.6, money(0, 0, 26, '')),
  3: () => money(14, 24, 28, '100'),
  4: () => die(13, 16, 24, 6) + die(36, 34, 24, 4, true),
  5: () => stand(tower(1), 8, 26, 1.1) + money(38, 34, 17, '50') + money(36, 26, 17, '50'),
  6: () =>
    stand(tower(0), 8, 26, 1.1) + money(38, 34, 17, '50') + arrow('M52 28v-14m-4 4l4 -4l4 4'),
  7: () => put(10, 26, 1.2, leaning(g, tower(2), 1, 14, 0)) + dust(26, 66, 14),
  8: () => stand(house(0), 8, 30, 0.95) + stand(house(1, 2), 38, 30, 0.95) + both(31, 16),
  9: () => stand(house(0), 18, 26, 1.2) + arrow('M38 12v14m-5 -5l5 5l5 -5'),
  10: () => stand(house(1), 8, 30, 0.95) + stand(house(2, 2), 38, 30, 0.95) + both(31, 16),
  11: () =>
    group({ opacity: 0.4 }, stand(house(0), 8, 32, 0.9)) +
    stand(house(0), 38, 32, 0.9) +
    arrow('M24 26q14 -14 28 0m-6 -1l6 1l1 -6'),
  12: () => put(14, 22, 1.2, leaning(g, house(1, 2), 1, 14, 0)) + dust(28, 64, 14),
  13: () => put(14, 22, 1.2, leaning(g, house(0, 2), -1, 14, 0)) + dust(48, 64, 14),
};

const GROUNDS: Record<number, string> = { 3: 'zone-a', 4: 'zone-a', 1: 'zone-a', 9: 'garden' };

/** A title in at most two lines. */
function title(words: string): string {
  const parts = words.split(' ');
  const middle = Math.ceil(parts.length / 2);
  const lines = words.length > 11 ? [parts.slice(0, middle), parts.slice(middle)] : [parts];
  const top = lines.length > 1 ? 84 : 91;
  return lines
    .map((line, i) =>
      text(38, top + i * 14, 14, line.join(' '), { 'font-weight': 700, fill: v('ink') }),
    )
    .join('');
}

export const cardArt = (kind: number, words: string): string =>
  rect(6, 6, 64, 64, { rx: 6, fill: v(GROUNDS[kind] ?? 'zone-b') }) +
  (SCENES[kind]?.() ?? '') +
  title(words);

/** The back, in a box of 60 x 84. */
export const backArt: string =
  rect(0.5, 0.5, 59, 84, { rx: 7, fill: v('paper'), stroke: v('paper-edge') }) +
  rect(5, 5, 50, 75, { rx: 4, fill: v('back') }) +
  text(30, 56, 40, '?', { fill: v('paper') });

/** A small one in text. */
export const miniBack = (w = 22): string =>
  `<svg class="mini" width="${w}" height="${w * 1.4}" viewBox="0 0 60 85" aria-hidden="true">${backArt}</svg>`;
