// People elsewhere: a window that is lit when somebody is here, and a dial that empties.
import { circle, d, path, picture, v } from './base';

export type Light = 'here' | 'away' | 'seeking';

const FRAME = 'M2.5 14.5V7A5.5 5.5 0 0 1 13.5 7V14.5Z';
const HALF = 'M8 1.6A5.5 5.5 0 0 0 2.5 7V14.5H8Z';
const BARS = 'M8 2V14.5M2.5 9H13.5';

/** Presence is a window: lit, dark, or half lit while the line is being looked for. */
export function lamp(light: Light, size = 16): string {
  const frame = { stroke: v('ink'), 'stroke-width': 1.5 };
  const bars = { here: 'sun-ink', away: 'ink-2', seeking: 'ink' }[light];
  const body =
    path(FRAME, { fill: v(light === 'here' ? 'sun' : 'paper-2'), ...frame }) +
    (light === 'seeking' ? path(HALF, { fill: v('sun') }) : '') +
    path(BARS, { stroke: v(bars), 'stroke-width': 1 }) +
    (light === 'seeking' ? path(FRAME, { fill: 'none', ...frame }) : '');
  return picture(size, size, '0 0 16 16', body, { class: 'lamp' });
}

/** A clock: what is left of one; sun only while it runs. */
export function dial(left: number, size = 20, runs = false): string {
  const angle = Math.max(0, left) * 2 * Math.PI;
  const [x, y] = [12 + 8 * Math.sin(angle), 12 - 8 * Math.cos(angle)];
  const fill = v(runs ? 'sun' : 'ink-2');
  const edge = runs ? { stroke: v('sun-line'), 'stroke-width': 1 } : {};
  const slice = d`M12 12V4A8 8 0 ${left > 0.5 ? 1 : 0} 1 ${x} ${y}Z`;
  const body =
    circle(12, 12, 10.5, { fill: v('paper'), stroke: v('ink'), 'stroke-width': 1.8 }) +
    (left >= 1 ? circle(12, 12, 8, { fill, ...edge }) : path(slice, { fill, ...edge }));
  return picture(size, size, '0 0 24 24', body, { class: 'dial' });
}
