// What belongs to nobody: trees, the Park token, the fountain in the middle of Sunrise Lane.
import { circle, d, ellipse, line, path, rect, v } from './base';
import type { Attributes, Geo, Seat } from './base';
import { pennant } from './houses';

export const tree = (x: number, y: number, s: number): string =>
  ellipse(x + s * 0.3, y, s * 0.55, s * 0.2, { fill: v('shade'), opacity: 0.16 }) +
  rect(x - s * 0.07, y - s * 0.4, s * 0.14, s * 0.42, { fill: v('trunk') }) +
  circle(x, y - s * 0.66, s * 0.46, { fill: v('leaf-3') }) +
  circle(x - s * 0.06, y - s * 0.71, s * 0.38, { fill: v('leaf') }) +
  circle(x - s * 0.14, y - s * 0.8, s * 0.2, { fill: v('leaf-2') });

export const cypress = (x: number, y: number, s: number): string =>
  ellipse(x + s * 0.25, y, s * 0.4, s * 0.15, { fill: v('shade'), opacity: 0.16 }) +
  path(
    d`M${x} ${y - s * 1.5}C${x + s * 0.42} ${y - s * 0.8} ${x + s * 0.36} ${y} ${x} ${y}` +
      d`C${x - s * 0.36} ${y} ${x - s * 0.42} ${y - s * 0.8} ${x} ${y - s * 1.5}Z`,
    { fill: v('leaf-3') },
  ) +
  path(
    d`M${x - s * 0.03} ${y - s * 1.3}C${x + s * 0.2} ${y - s * 0.8} ${x + s * 0.1} ` +
      d`${y - s * 0.15} ${x - s * 0.08} ${y - s * 0.12}C${x - s * 0.3} ${y - s * 0.3} ` +
      d`${x - s * 0.28} ${y - s * 0.8} ${x - s * 0.03} ${y - s * 1.3}Z`,
    { fill: v('leaf') },
  );

/** An octagon round cx,cy. */
const octagon = (cx: number, cy: number, rx: number, ry: number): string => {
  const [a, b] = [rx * 0.42, ry * 0.42];
  return (
    d`M${cx - rx} ${cy - b}L${cx - a} ${cy - ry}H${cx + a}L${cx + rx} ${cy - b}` +
    d`V${cy + b}L${cx + a} ${cy + ry}H${cx - a}L${cx - rx} ${cy + b}Z`
  );
};

/**
 * A Park token: a cream octagon with lawn and three trees; it belongs to nobody, so it has no
 * seat's sign.
 */
export function park(g: Geo, x: number, y: number, flagSeat: Seat = -1): string {
  const { w, h } = g;
  const cx = x + w / 2;
  const cy = y + h * 0.54;
  const rx = w * 0.41;
  const ry = h * 0.4;
  return (
    path(octagon(cx, cy + h * 0.07, rx, ry), { fill: v('stone-3') }) +
    path(octagon(cx, cy, rx, ry), {
      fill: v('stone'),
      stroke: v('stone-3'),
      'stroke-width': w * 0.014,
    }) +
    path(octagon(cx, cy, rx * 0.82, ry * 0.82), { fill: v('garden') }) +
    tree(cx - w * 0.15, cy + h * 0.05, w * 0.25) +
    tree(cx + w * 0.15, cy + h * 0.02, w * 0.23) +
    tree(cx + w * 0.01, cy + h * 0.24, w * 0.27) +
    (flagSeat >= 0 ? pennant(cx + rx * 0.66, cy - ry * 0.4, w * 0.31, flagSeat) : '')
  );
}

export function fountain(g: Geo, x: number, y: number): string {
  const { w, h } = g;
  const cx = x + w / 2;
  const cy = y + h * 0.56;
  const rim = { stroke: v('stone-3'), 'stroke-width': 1 };
  const basin = (r: number, dy: number, fill: string, a: Attributes = {}): string =>
    ellipse(cx, cy + dy, w * r, h * r, { fill, ...a });
  const jet = (dx: number, height: number): string =>
    line(
      d`M${cx} ${cy - h * 0.24}Q${cx + dx * 0.55} ${cy - h * height} ${cx + dx} ${cy + h * 0.06}`,
      v('jet'),
      w * 0.042,
      { 'stroke-linecap': 'round', opacity: 1 },
    );
  return (
    basin(0.47, h * 0.09, v('stone-3')) +
    basin(0.47, 0, v('stone')) +
    basin(0.47, 0, 'none', rim) +
    basin(0.37, 0, v('stone-3')) +
    basin(0.36, h * 0.02, v('water')) +
    basin(0.24, h * 0.02, 'none', { stroke: v('water-2'), 'stroke-width': w * 0.022 }) +
    rect(cx - w * 0.06, cy - h * 0.22, w * 0.12, h * 0.26, { fill: v('stone-2'), ...rim }) +
    ellipse(cx, cy - h * 0.22, w * 0.15, h * 0.09, { fill: v('stone'), ...rim }) +
    jet(-w * 0.22, 0.62) +
    jet(w * 0.22, 0.62) +
    jet(-w * 0.1, 0.78) +
    jet(w * 0.1, 0.78)
  );
}
