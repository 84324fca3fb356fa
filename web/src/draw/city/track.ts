// Stars and the track of Sunrise City: nine steps and the star, filled up to the marker in the
// seat's colour.
import { d, group, path, picture, rect, seatColour, times, v } from '../base';
import type { Seat } from '../base';
import { seatToken } from '../signs';

/** Path data of a star with five points round x,y. */
export const starPath = (x: number, y: number, r: number): string =>
  times(10, (i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const q = i % 2 ? r * 0.46 : r;
    return d`${i ? 'L' : 'M'}${x + q * Math.cos(angle)} ${y + q * Math.sin(angle)}`;
  }) + 'Z';

/** A star in text, in its colour. */
export const star = (s: number): string =>
  picture(
    s,
    s,
    '0 0 24 24',
    path(starPath(12, 12.6, 11), {
      fill: 'currentColor',
      stroke: 'currentColor',
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    }),
  );

export interface TrackLook {
  /** Where the marker would go, and over how many steps: those are lit. */
  next?: { marker: number; points: number };
  w?: number;
  h?: number;
  /** Size of the marker. */
  token?: number;
}

/** Step 10 is the star; marker 0: not on the track yet. */
export function track(
  seat: Seat,
  marker: number,
  { next, w = 170, h = 20, token = 17 }: TrackLook = {},
): string {
  const p = w / 10.4;
  const place = (i: number): number => p * (i - 0.5) + 1 + (i === 10 ? p * 0.1 : 0);
  const lit = passed(marker, next?.points ?? 0);
  const at = (m: number, opacity: number): string =>
    m ? group({ opacity }, seatToken(seat, place(m), h / 2, token)) : '';
  let s = times(10, (i) => step(i + 1, place(i + 1), p, h, look(seat, i < marker, lit.has(i + 1))));
  if (next && next.points && next.marker !== marker)
    s +=
      (w > 150 ? at(marker, 0.5) : '') +
      halo(place(next.marker), h / 2, token) +
      at(next.marker, 1);
  else s += at(marker, 1);
  return picture(w + 2, h + 6, d`0 -3 ${w + 2} ${h + 6}`, s, { class: 'track' });
}

/** The steps a marker passes; after the star comes the first again. */
function passed(marker: number, points: number): ReadonlySet<number> {
  const steps = new Set<number>();
  for (let i = 0; i < points; i++) steps.add(((marker + i) % 10) + 1);
  return steps;
}

interface StepLook {
  fill: string;
  stroke: string;
}

function look(seat: Seat, reached: boolean, lit: boolean): StepLook {
  if (lit) return { fill: v('sun'), stroke: v('sun-line') };
  if (reached) return { fill: seatColour(seat, 'roof'), stroke: seatColour(seat, 'dark') };
  return { fill: v('paper-2'), stroke: v('paper-edge') };
}

const step = (i: number, x: number, p: number, h: number, colours: StepLook): string =>
  i < 10
    ? rect(x - p * 0.39, h / 2 - h * 0.2, p * 0.78, h * 0.4, { rx: 2.5, ...colours })
    : path(starPath(x, h / 2 + 0.5, h * 0.5), {
        ...colours,
        'stroke-width': 1.2,
        'stroke-linejoin': 'round',
      });

/** Behind the marker where it would go. */
const halo = (x: number, y: number, s: number): string =>
  rect(x - s / 2 - 2.5, y - s / 2 - 2.5, s + 5, s + 5, {
    rx: 6,
    fill: v('sun'),
    stroke: v('sun-line'),
  });
