// The ground of the crossing: the slab, the zebra all round whose bars run the way people walk, and
// at the corners what everybody knows from there. All of that is of stone, so that it stays ground.
import { circle, d, each, ellipse, fine, group, line, path, rect, times, v } from '../../draw/base';
import { slab } from '../../draw/ground';
import { castShadow, shadows } from '../../draw/houses';
import { tree } from '../../draw/scenery';
import type { Street } from './street';

const shade = { fill: v('shade'), style: 'opacity:var(--shade-o)' };
const outline = (s: number) => ({ stroke: v('stone-3'), 'stroke-width': s * 0.02 });

/** Slab, zebra and street, without anything that stands. */
export function ground(street: Street): string {
  const { width, height, left, head, right, foot, kerb, zebra, cell } = street;
  const { margin, above, edge, radius } = street.frame;
  const rim = kerb + zebra;
  return (
    slab(margin, above, width - 2 * margin, height - above - edge, edge, radius) +
    rect(left - rim, head - rim, right - left + 2 * rim, foot - head + 2 * rim, {
      rx: zebra * 1.3,
      fill: v('street'),
    }) +
    bars(street) +
    fans(street) +
    rect(left - kerb, head - kerb, right - left + 2 * kerb, foot - head + 2 * kerb, {
      rx: cell.w * 0.1,
      fill: v('street-2'),
    })
  );
}

function bars(street: Street): string {
  const { left, head, right, foot, kerb, zebra, cell } = street;
  const bar = cell.w / 9;
  const length = zebra - cell.w * 0.07;
  const near = cell.w * 0.02;
  const a = { rx: cell.w * 0.012, fill: v('slab') };
  return times(32, (n) => {
    const [i, k] = [n >> 2, (n % 4) + 0.5];
    const x = street.x(i) + (cell.w * k) / 4 - bar / 2;
    const y = street.y(i) + (cell.h * k) / 4 - bar * 0.44;
    return (
      rect(x, head - kerb - near - length, bar, length, a) +
      rect(x, foot + kerb + near, bar, length, a) +
      rect(left - kerb - near - length, y, length, bar * 0.88, a) +
      rect(right + kerb + near, y, length, bar * 0.88, a)
    );
  });
}

/** At the corners the bars fan out. */
function fans(street: Street): string {
  const { left, head, right, foot, kerb, zebra, cell } = street;
  const bar = cell.w / 9;
  const out = kerb + zebra / 2;
  const corners = [
    [left - out, head - out, 45],
    [right + out, head - out, 135],
    [left - out, foot + out, 135],
    [right + out, foot + out, 45],
  ] as const;
  return each(corners, ([x, y, turn]) =>
    each([-1, 0, 1], (k) =>
      rect(x - zebra * 0.42, y - bar * 0.42 + k * bar * 1.5, zebra * 0.84, bar * 0.84, {
        rx: cell.w * 0.012,
        fill: v('slab'),
        transform: d`rotate(${turn} ${x} ${y})`,
      }),
    ),
  );
}

/** What stands at the two corners behind, and at the two in front. */
export function cornersBehind(street: Street): string {
  const { side, top } = street.frame;
  const s = Math.min(side, top) * 0.74 * 0.84;
  const y = street.head - top * 0.28;
  return (
    roundTower(street.left - side * 0.56, y, s) + screenHouse(street.right + side * 0.47, y, s)
  );
}

export function cornersBefore(street: Street): string {
  const { side, bottom } = street.frame;
  const s = Math.min(side, street.frame.top) * 0.74;
  const x = street.right + side * 0.47;
  return (
    greenCar(street.left - side * 0.56, street.foot + bottom * 0.74, s * 0.96) +
    tree(x + s * 0.3, street.foot + bottom * 0.62, s * 0.5) +
    faithfulDog(x - s * 0.12, street.foot + bottom * 0.82, s * 0.92)
  );
}

function roundTower(x: number, y: number, s: number): string {
  const [r, high] = [s * 0.36, s * 0.95];
  const disc = (at: number, k: number, fill: string, a = {}): string =>
    ellipse(x, at, r * k, r * k * 0.46, { fill: v(fill), ...a });
  const drum = (k: number, from: number, to: number, fill: string): string =>
    path(
      d`M${x - r * k} ${from}V${to}A${r * k} ${r * k * 0.46} 0 0 0 ${x + r * k} ${to}V${from}Z`,
      { fill: v(fill), ...outline(s) },
    );
  const ring = (t: number): string =>
    line(
      d`M${x - r} ${y - high * t}A${r} ${r * 0.46} 0 0 0 ${x + r} ${y - high * t}`,
      v('stone'),
      s * 0.05,
    );
  return (
    path(
      d`M${x} ${y + r * 0.3}L${x + high * 0.55} ${y - high * 0.1}V${y - high * 0.45}H${x}Z`,
      shade,
    ) +
    drum(1, y - high, y, 'stone-2') +
    each([0.2, 0.4, 0.6, 0.8], ring) +
    disc(y - high, 1, 'stone', outline(s)) +
    disc(y - high, 0.62, 'stone-2') +
    drum(0.42, y - high - s * 0.2, y - high, 'stone') +
    disc(y - high - s * 0.2, 0.42, 'stone', outline(s))
  );
}

function faithfulDog(x: number, y: number, s: number): string {
  const edge = { stroke: v('stone-3'), 'stroke-width': s * 0.025, rx: s * 0.04 };
  const plinth = (top: number, h: number, fill: string): string =>
    rect(x - s * 0.3, y - s * top, s * 0.6, s * h, { fill: v(fill), ...edge });
  const body =
    path(
      'M-10 0C-12 -10 -8 -16 -6 -20C-8 -25 -8 -30 -6.5 -35L-2.5 -31.5H4L8 -35' +
        'C9.5 -30 9 -25 7 -21C12 -15 14 -7 12 0Z',
    ) +
    line('M12 -2C17 -3 18 -9 15 -12', v('trunk'), 3.5, { 'stroke-linecap': 'round' }) +
    circle(-2, -27, 1.2, { fill: v('stone') }) +
    circle(4, -27, 1.2, { fill: v('stone') }) +
    line('M-4 0V-8M5 0V-8', v('stone-2'), 1.5);
  const transform = `${d`translate(${x} ${y - s * 0.46})`} scale(${fine(s / 60)})`;
  return (
    ellipse(x + s * 0.24, y, s * 0.5, s * 0.14, { fill: v('shade'), opacity: 0.18 }) +
    plinth(0.42, 0.44, 'stone-2') +
    plinth(0.54, 0.17, 'stone') +
    group({ transform, fill: v('trunk') }, body)
  );
}

function greenCar(x: number, y: number, s: number): string {
  const [w, h, deep] = [s * 1.06, s * 0.5, s * 0.26];
  const left = x - w / 2;
  const edge = { stroke: v('leaf-3'), 'stroke-width': s * 0.03 };
  const window = (t: number): string =>
    rect(x + w * t - s * 0.085, y - h * 0.78, s * 0.17, h * 0.36, {
      rx: s * 0.03,
      fill: v('win'),
      stroke: v('leaf-3'),
      'stroke-width': s * 0.02,
    });
  return (
    path(d`M${left} ${y}H${left + w}l${s * 0.24} ${-s * 0.08}V${y - h * 0.8}H${left + w}Z`, shade) +
    rect(left, y - h - deep, w, h + deep, { rx: s * 0.12, fill: v('leaf-3') }) +
    rect(left, y - h, w, h, { rx: s * 0.08, fill: v('leaf'), ...edge }) +
    rect(left, y - h - deep, w, deep + s * 0.04, { rx: s * 0.11, fill: v('leaf-2'), ...edge }) +
    each([-0.36, -0.12, 0.12, 0.36], window) +
    rect(left, y - h * 0.2, w, h * 0.1, { fill: v('leaf-3') })
  );
}

function screenHouse(x: number, y: number, s: number): string {
  const [w, deep, high] = [s * 0.86, s * 0.36, s * 0.78];
  const left = x - w / 2;
  const edge = { rx: s * 0.04, stroke: v('stone-3'), 'stroke-width': s * 0.022 };
  const opening = (t: number): string =>
    rect(x + w * t - s * 0.06, y - high * 0.3, s * 0.12, high * 0.3, {
      fill: v(t ? 'stone' : 'stone-3'),
    });
  return (
    shadows(castShadow(left, y, w, deep, high * 0.45)) +
    rect(left, y - high - deep, w, high + deep, { fill: v('stone-2'), ...edge }) +
    rect(left, y - high - deep, w, deep, { fill: v('stone'), ...edge }) +
    rect(x - w * 0.38, y - high * 0.88, w * 0.76, high * 0.46, {
      rx: s * 0.03,
      fill: v('water'),
      stroke: v('stone-3'),
      'stroke-width': s * 0.03,
    }) +
    line(
      d`M${x - w * 0.3} ${y - high * 0.5}q${w * 0.12} ${-high * 0.24} ${w * 0.26} ` +
        d`${-high * 0.06}t${w * 0.34} ${-high * 0.1}`,
      v('water-2'),
      s * 0.05,
      { 'stroke-linecap': 'round' },
    ) +
    each([-0.3, 0, 0.3], opening)
  );
}
