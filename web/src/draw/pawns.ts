// Pieces that move or change hands: pawns, chips, and people as pawns on plates.
import { circle, d, ellipse, path, picture, rect, seatColour, v } from './base';
import type { Seat } from './base';
import { seatSymbol } from './signs';

/** x,y = the foot; a light rim keeps it clear of dark ground. */
export function pawn(x: number, y: number, s: number, seat: Seat): string {
  const body =
    d`M${x - s * 0.34} ${y - s * 0.1}C${x - s * 0.3} ${y - s * 0.42} ` +
    d`${x - s * 0.14} ${y - s * 0.5} ${x - s * 0.12} ${y - s * 0.72}H${x + s * 0.12}` +
    d`C${x + s * 0.14} ${y - s * 0.5} ${x + s * 0.3} ${y - s * 0.42} ${x + s * 0.34} ` +
    d`${y - s * 0.1}` +
    d`A${s * 0.34} ${s * 0.13} 0 0 1 ${x - s * 0.34} ${y - s * 0.1}Z`;
  const rim = { fill: 'none', stroke: v('rim'), 'stroke-width': s * 0.16 };
  const outline = { stroke: seatColour(seat, 'dark'), 'stroke-width': 1 };
  return (
    ellipse(x + s * 0.22, y - s * 0.02, s * 0.44, s * 0.15, { fill: v('shade'), opacity: 0.25 }) +
    path(body, { ...rim, 'stroke-linejoin': 'round' }) +
    circle(x, y - s * 0.9, s * 0.28, rim) +
    path(body, { fill: seatColour(seat, 'wall'), ...outline }) +
    circle(x, y - s * 0.9, s * 0.28, { fill: seatColour(seat, 'roof'), ...outline }) +
    seatSymbol(seat, x, y - s * 0.3, s * 0.26)
  );
}

/** A chip lying alone; x,y = centre of its top. */
export const chip = (x: number, y: number, s: number, seat: Seat): string =>
  ellipse(x, y + s * 0.14, s / 2, s * 0.44, { fill: seatColour(seat, 'dark') }) +
  ellipse(x, y, s / 2, s * 0.44, {
    fill: seatColour(seat, 'roof'),
    stroke: seatColour(seat, 'dark'),
    'stroke-width': 1,
  }) +
  ellipse(x, y, s * 0.38, s * 0.33, {
    fill: 'none',
    stroke: seatColour(seat, 'wall'),
    'stroke-width': 1.5,
  }) +
  seatSymbol(seat, x, y, s * 0.36);

/** Who is chosen stands on a disc of sun. */
export const sunDisc = (x: number, y: number, s: number): string =>
  ellipse(x, y, s * 0.62, s * 0.4, {
    class: 'glow',
    fill: v('sun'),
    stroke: v('sun-line'),
    'stroke-width': s * 0.045,
  });

/**
 * A person is a pawn of the seat's colour, standing in the street; r = radius of the corners in px.
 */
export const personPic = (seat: Seat, w = 90, r = 7): string =>
  picture(
    w,
    (w * 132) / 160,
    '0 0 160 132',
    rect(0, 0, 160, 132, { fill: v('zone-a') }) +
      rect(0, 104, 160, 28, { fill: v('street') }) +
      path('M0 104H160', { stroke: v('street-2'), 'stroke-width': 3, 'stroke-dasharray': '9 6' }) +
      pawn(80, 121, 92, seat),
    { class: 'mini', style: d`border-radius:${r}px` },
  );

/** The same for small plates. */
export const personFace = (seat: Seat, w = 44): string =>
  picture(
    w,
    w,
    '0 0 96 96',
    rect(0, 0, 96, 96, { rx: 18, fill: v('zone-a') }) + pawn(48, 88, 66, seat),
  );
