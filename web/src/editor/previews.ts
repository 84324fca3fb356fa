// A board or list as a small picture: the board itself, or its first pieces.
import { d, each, group, picture } from '../draw/base';
import { base, drawn, inGrid, laneLayout } from './laneDraw';
import { drawable, readGrid, SIZE } from './laneGrid';
import { buildings, squares } from './listCity';
import type { ListKind } from './lists';
import { tiles } from './listShibuya';
import { cards } from './listSkyline';
import type { Own } from './own.svelte';

const LISTS: Record<string, ListKind> = { squares, buildings, tiles, cards };

function board(text: string): string {
  const grid = readGrid(text);
  if (!grid) return '';
  const ground = drawable(grid);
  const layout = laneLayout(SIZE, false);
  return picture(
    158,
    150,
    d`0 0 ${layout.width} ${layout.height}`,
    base(ground, layout) + inGrid(layout, drawn(ground, layout)),
    {},
  );
}

/** Up to six pieces that differ, side by side. */
function pieces(kind: ListKind, text: string): string {
  const seen = new Set<string>();
  const few = kind
    .pieces(text)
    .filter(({ alike, section }) => section < 2 && !seen.has(alike) && seen.add(alike))
    .slice(0, kind.data === 'squares' ? 6 : 3);
  const across = Math.min(3, few.length);
  const [w, h] = kind.data === 'squares' ? [70, 68] : [kind.width + 6, kind.data === 'tiles' ? 70 : kind.data === 'cards' ? 164 : 118];
  const body = each(few, ({ svg }, i) =>
    group({ transform: d`translate(${(i % across) * w} ${Math.floor(i / across) * h})` }, svg),
  );
  return picture(
    across * w,
    Math.ceil(few.length / across) * h,
    d`0 0 ${across * w} ${Math.ceil(few.length / across) * h}`,
    body,
    {},
  );
}

export function preview({ data, text }: Pick<Own, 'game' | 'data' | 'text'>): string {
  return data === 'board' ? board(text) : pieces(LISTS[data]!, text);
}
