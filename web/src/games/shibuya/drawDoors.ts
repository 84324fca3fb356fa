// Doors: the arches people walk home through, and the row of small ones that is the score.
import { d, line, path, picture, rect, seatColour, times, v, type Seat } from '../../draw/base';
import { seatSymbol } from '../../draw/signs';

/** An arch whose foot is at x,y, wide and high. */
const arch = (x: number, y: number, w: number, h: number): string =>
  d`M${x - w / 2} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h + w / 2}` +
  d`V${y}Z`;

export interface DoorLook {
  /** Somebody is home, or would be: there is light inside. */
  lit?: boolean;
  /** Nobody of its colour may ever stop before it: a shutter. */
  shut?: boolean;
  target?: boolean;
  /** None where the slab ends. */
  shadow?: boolean;
}

const shade = { fill: v('shade'), style: 'opacity:var(--shade-o)' };

/** x,y = the middle of its foot; s = its size. */
export function doorway(x: number, y: number, s: number, seat: Seat, look: DoorLook): string {
  const [w, h, iw, ih] = [s * 0.74, s * 0.92, s * 0.5, s * 0.7];
  const cast = d`M${x - w / 2} ${y}H${x + w / 2}l${s * 0.2} ${-s * 0.07}V${y - h * 0.6}H${x + w / 2}Z`;
  const glow = path(arch(x, y + s * 0.05, w + s * 0.15, h + s * 0.08), {
    class: 'glow',
    fill: v('sun'),
    stroke: v('sun-line'),
    'stroke-width': s * 0.03,
  });
  const before = (look.shadow ? path(cast, shade) : '') + (look.target ? glow : '');
  if (look.shut) return before + shutter(x, y, s);
  const dark = { stroke: seatColour(seat, 'dark'), 'stroke-width': s * 0.03 };
  return (
    before +
    path(arch(x, y, w, h), { fill: seatColour(seat, 'roof'), ...dark }) +
    line(d`M${x + w / 2 - s * 0.055} ${y}V${y - h + w / 2}`, seatColour(seat, 'dark'), s * 0.1, {
      'stroke-opacity': 0.35,
    }) +
    path(arch(x, y, iw, ih), { fill: look.lit ? v('win') : seatColour(seat, 'dark'), ...dark }) +
    (look.lit ? '' : seatSymbol(seat, x, y - s * 0.3, s * 0.17, seatColour(seat, 'roof'))) +
    rect(x - w * 0.62, y - s * 0.015, w * 1.24, s * 0.085, {
      rx: s * 0.03,
      fill: v('stone'),
      stroke: v('stone-3'),
      'stroke-width': s * 0.02,
    })
  );
}

/** A door for nobody. */
function shutter(x: number, y: number, s: number): string {
  const slats = [0.18, 0.32, 0.46].map((t) => d`M${x - s * 0.25} ${y - s * t}h${s * 0.5}`).join('');
  const edge = { stroke: v('stone-3'), 'stroke-width': s * 0.027 };
  return (
    path(arch(x, y, s * 0.74, s * 0.92), { fill: v('stone-2'), ...edge }) +
    path(arch(x, y, s * 0.5, s * 0.7), { fill: v('stone'), ...edge }) +
    line(slats, v('stone-3'), s * 0.025)
  );
}

/** As many small doors as are needed, filled from the left. */
export function doorRow(home: number, needed: number, seat: Seat, s = 20): string {
  const step = s * 0.95;
  const small = (i: number): string => {
    const [x, y, w, h] = [step * (i + 0.46), s * 1.02, s * 0.7, s * 0.92];
    const shape = arch(x, y, w, h);
    if (i >= home)
      return path(shape, {
        fill: 'none',
        stroke: v('ink-2'),
        'stroke-opacity': 0.7,
        'stroke-width': 1.2,
      });
    return (
      path(shape, { fill: seatColour(seat, 'roof'), stroke: seatColour(seat, 'dark') }) +
      seatSymbol(seat, x, y - h * 0.4, s * 0.36)
    );
  };
  return picture(needed * step, s * 1.1, d`0 0 ${needed * step} ${s * 1.1}`, times(needed, small));
}
