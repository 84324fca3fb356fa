// A seat's result as a building: what was scored in play below, each bonus a storey of the narrower
// crown.
import { d, path, rect, times } from './base';
import type { Seat } from './base';
import { block, castShadow, pennant, shadows } from './houses';
import { seatFill, seatSymbol } from './signs';
import type { Fill } from './signs';

export interface TowerPlace {
  /** Its centre. */
  x: number;
  /** Its foot. */
  yb: number;
  /** Pixels a point. */
  k?: number;
  w?: number;
  /** The winner's. */
  flag?: boolean;
}

export interface Tower {
  svg: string;
  /** Where its roof ends. */
  top: number;
}

export function scoreTower(
  seat: Seat,
  played: number,
  parts: readonly number[],
  { x, yb, k = 1.5, w = 92, flag = false }: TowerPlace,
): Tower {
  const H = played * k;
  const n = Math.round(played / 10);
  const fill = seatFill(seat);
  const fd = w * 0.24;
  const roof = { x: x - (w * 0.78) / 2, w: w * 0.78, fd: fd * 0.8, y: yb - H - fd * 0.1 };
  const top = roof.y - parts.reduce((a, b) => a + b, 0) * k - roof.fd;
  const svg =
    shadows(castShadow(x - w / 2, yb, w, fd, 30)) +
    block({ x: x - w / 2, yb, fw: w, fd, n, z: n ? H / n : 0, ...fill, cols: 5 }) +
    crown(roof, parts, k, fill) +
    seatSymbol(seat, x, top + roof.fd / 2, roof.fd * 0.66) +
    (flag ? pennant(x + roof.w * 0.4, top + 3, 25, seat) : '');
  return { svg, top };
}

interface Crown {
  x: number;
  /** Its foot. */
  y: number;
  w: number;
  /** Depth of its roof. */
  fd: number;
}

function crown({ x, y, w, fd }: Crown, parts: readonly number[], k: number, c: Fill): string {
  const H = parts.reduce((a, b) => a + b, 0) * k;
  const outline = { rx: 2, stroke: c.dark, 'stroke-width': 1.4 };
  let s = rect(x, y - H - fd, w, H + fd, { ...outline, fill: c.wall });
  let foot = y;
  parts.forEach((part, i) => {
    if (!part) return;
    s += windows(x, foot, w, part * k, c);
    foot -= part * k;
    if (i < parts.length - 1)
      s += path(d`M${x - 1} ${foot}h${w + 2}`, { stroke: c.dark, 'stroke-width': 1.6 });
  });
  return (
    s +
    rect(x + w * 0.88, y - H, w * 0.12, H, { fill: c.dark, opacity: 0.22 }) +
    rect(x, foot - fd, w, fd, { ...outline, fill: c.roof })
  );
}

/** Four windows of a storey h high. */
function windows(x: number, foot: number, w: number, h: number, { seat, win }: Fill): string {
  const ww = seat === 2 ? 5 : 8;
  const wh = Math.max(2.4, h * 0.5);
  const rx = seat === 0 ? Math.min(4, wh / 2) : 0;
  return times(4, (j) =>
    rect(x + (w * (j + 0.5)) / 4 - ww / 2, foot - h / 2 - wh / 2, ww, wh, { rx, fill: win }),
  );
}
