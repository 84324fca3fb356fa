// What stands on squares of Sunrise City and is nobody's: City Hall, and the five communities, each
// a low house in its type's colour with the type's sign on its roof, and what makes it that place:
// a fire station, a cathedral, a shopping centre, a police station, a zoo.
import type { CityType } from '../../../types/city';
import { circle, d, each, line, path, rect, times, v } from '../base';
import type { Attributes } from '../base';
import { block } from '../houses';
import { tree } from '../scenery';
import { typeFill, typeSymbol } from '../signs';
import type { Fill } from '../signs';
import type { CityGeo } from './tiles';

export function cityHall(g: CityGeo, x: number, y: number): string {
  const { w } = g;
  const yb = y + g.h * 0.83 - g.lift;
  const cx = x + w / 2;
  const top = yb - w * 0.2;
  const fill = { wall: v('stone-2'), dark: v('stone-3'), roof: v('stone'), win: v('ink-2') };
  const house = { x: x + w * 0.16, yb, fw: w * 0.68, fd: g.h * 0.4, n: 2, z: w * 0.11 };
  return block({ ...house, ...fill, cols: 7 }) + clockTower(cx, top, w) + flag(cx, top, w);
}

function clockTower(cx: number, top: number, w: number): string {
  const tw = w * 0.2;
  const outline = { stroke: v('stone-3'), 'stroke-width': 1 };
  const eaves = top - w * 0.44;
  return (
    rect(cx - tw / 2, eaves, tw, w * 0.44, { fill: v('stone-2'), ...outline }) +
    path(d`M${cx - tw * 0.62} ${eaves}L${cx} ${top - w * 0.62}L${cx + tw * 0.62} ${eaves}Z`, {
      fill: v('stone'),
      ...outline,
    }) +
    circle(cx, top - w * 0.33, w * 0.062, { fill: v('rim'), ...outline }) +
    line(
      d`M${cx} ${top - w * 0.37}V${top - w * 0.33}L${cx + w * 0.025} ${top - w * 0.315}`,
      v('ink'),
      1,
    )
  );
}

const flag = (cx: number, top: number, w: number): string =>
  path(d`M${cx} ${top - w * 0.62}V${top - w * 0.8}`, {
    stroke: v('ink'),
    'stroke-width': w * 0.018,
  }) +
  path(d`M${cx} ${top - w * 0.8}l${w * 0.17} ${w * 0.05}l${-w * 0.17} ${w * 0.06}Z`, {
    fill: v('paper'),
    stroke: v('ink'),
    'stroke-width': 1,
    'stroke-linejoin': 'round',
  });

/** The low house and its measures; yb = its foot, x its left. */
interface Place {
  type: CityType;
  w: number;
  x: number;
  yb: number;
  fw: number;
  fd: number;
  z: number;
  fill: Fill;
  outline: Attributes;
}

export function community(g: CityGeo, x: number, y: number, type: CityType): string {
  const { w } = g;
  const fill = typeFill(type);
  const size = { x: x + w * 0.2, yb: y + g.h * 0.8 - g.lift, fw: w * 0.6, fd: g.h * 0.36 };
  const outline = {
    stroke: fill.dark,
    'stroke-width': Math.max(0.9, w * 0.016),
    'stroke-linejoin': 'round',
  };
  return PLACES[type]({ type, w, ...size, z: w * 0.17, fill, outline });
}

const PLACES: Readonly<Record<CityType, (p: Place) => string>> = {
  I: fireStation,
  R: cathedral,
  C: shoppingCentre,
  M: policeStation,
  P: zoo,
};

/** Wall and roof. */
const lowHouse = (p: Place, x = p.x, fw = p.fw, z = p.z, fd = p.fd): string =>
  rect(x, p.yb - z - fd, fw, z + fd, { fill: p.fill.wall, ...p.outline }) +
  rect(x, p.yb - z - fd, fw, fd, { fill: p.fill.roof, ...p.outline });

const sign = (p: Place, x = p.x + p.fw / 2, s = 0.24): string =>
  typeSymbol(p.type, x, p.yb - p.z - p.fd / 2, p.w * s);

const door = (p: Place, x: number, width: number, h = 0.12, colour = 'win'): string =>
  path(d`M${x - (p.w * width) / 2} ${p.yb}v${-p.w * h}h${p.w * width}v${p.w * h}Z`, {
    fill: v(colour),
    ...p.outline,
  });

function fireStation(p: Place): string {
  const { w, x, yb, fw, fill, outline } = p;
  const right = x + fw;
  return (
    rect(right - w * 0.17, yb - w * 0.66, w * 0.17, w * 0.6, { fill: fill.wall, ...outline }) +
    path(
      d`M${right - w * 0.19} ${yb - w * 0.66}L${right - w * 0.085} ${yb - w * 0.78}` +
        d`L${right + w * 0.02} ${yb - w * 0.66}Z`,
      { fill: fill.roof, ...outline },
    ) +
    rect(right - w * 0.12, yb - w * 0.6, w * 0.07, w * 0.09, { fill: v('win') }) +
    lowHouse(p) +
    sign(p, x + fw / 2 - w * 0.06) +
    door(p, x + fw * 0.27, 0.19, 0.13, 'g-r') +
    door(p, x + fw * 0.68, 0.19, 0.13, 'g-r')
  );
}

function cathedral(p: Place): string {
  const { w, x, yb, fw, fill, outline } = p;
  const win = { fill: v('win') };
  const arch = (left: number, foot: number, up: number, rx: number, ry: number): string =>
    d`M${left} ${foot}v${-up}a${rx} ${ry} 0 0 1 ${rx * 2} 0v${up}Z`;
  return (
    lowHouse(p, x + w * 0.14, fw - w * 0.14) +
    rect(x, yb - w * 0.52, w * 0.2, w * 0.52, { fill: fill.wall, ...outline }) +
    path(
      d`M${x - w * 0.025} ${yb - w * 0.52}L${x + w * 0.1} ${yb - w * 0.84}` +
        d`L${x + w * 0.225} ${yb - w * 0.52}Z`,
      { fill: fill.roof, ...outline },
    ) +
    path(
      d`M${x + w * 0.1} ${yb - w * 0.96}v${w * 0.13}M${x + w * 0.06} ${yb - w * 0.92}h${w * 0.08}`,
      { stroke: fill.dark, 'stroke-width': w * 0.022 },
    ) +
    circle(x + w * 0.1, yb - w * 0.4, w * 0.045, { ...win, ...outline }) +
    path(arch(x + w * 0.05, yb, w * 0.1, w * 0.05, w * 0.05), { ...win, ...outline }) +
    times(2, (i) =>
      path(arch(x + w * (0.3 + i * 0.15), yb - w * 0.03, w * 0.06, w * 0.03, w * 0.04), win),
    ) +
    sign(p, x + w * 0.38, 0.22)
  );
}

function shoppingCentre(p: Place): string {
  const { w, x, yb, fw, z, fill, outline } = p;
  const aw = (fw * 1.08) / 6;
  return (
    lowHouse(p) +
    sign(p) +
    door(p, x + fw / 2, 0.2, 0.1) +
    door(p, x + w * 0.1, 0.1, 0.08) +
    door(p, x + fw - w * 0.1, 0.1, 0.08) +
    times(6, (i) =>
      path(
        d`M${x - fw * 0.04 + i * aw} ${yb - z - w * 0.01}h${aw}v${w * 0.08}` +
          d`a${aw / 2} ${w * 0.035} 0 0 1 ${-aw} 0Z`,
        { fill: i % 2 ? v('shirt') : fill.roof, ...outline },
      ),
    )
  );
}

function policeStation(p: Place): string {
  const { w, x, yb, fw, fd, z, fill, outline } = p;
  const lamp = (lx: number): string =>
    path(d`M${lx} ${yb - z - fd}v${-w * 0.08}`, { stroke: fill.dark, 'stroke-width': w * 0.02 }) +
    circle(lx, yb - z - fd - w * 0.11, w * 0.05, {
      fill: v('g-b'),
      stroke: v('g-b-l'),
      'stroke-width': outline['stroke-width'],
    });
  return (
    lowHouse(p) +
    sign(p) +
    door(p, x + fw / 2, 0.13, 0.12) +
    rect(x + w * 0.05, yb - w * 0.12, w * 0.09, w * 0.07, { fill: v('win') }) +
    rect(x + fw - w * 0.14, yb - w * 0.12, w * 0.09, w * 0.07, { fill: v('win') }) +
    lamp(x + w * 0.03) +
    lamp(x + fw - w * 0.03)
  );
}

function zoo(p: Place): string {
  const { w, x, yb, fw, fd, z, type } = p;
  return (
    tree(x + w * 0.08, yb - w * 0.22, w * 0.34) +
    giraffe(p) +
    lowHouse(p, x, fw, z * 0.62, fd * 0.62) +
    typeSymbol(type, x + fw / 2, yb - z * 0.62 - fd * 0.31, w * 0.19) +
    times(7, (i) =>
      path(d`M${x + (fw * (i + 0.5)) / 7} ${yb}v${-w * 0.09}`, {
        stroke: v('win'),
        'stroke-width': w * 0.02,
      }),
    )
  );
}

/** Its neck and head, above the fence. */
function giraffe({ w, x, yb, outline }: Place): string {
  const stroke = v('g-y-l');
  return (
    path(
      d`M${x + w * 0.4} ${yb - w * 0.1}V${yb - w * 0.6}q0 ${-w * 0.08} ${w * 0.08} ${-w * 0.08}` +
        d`h${w * 0.09}v${w * 0.07}h${-w * 0.08}v${w * 0.5}Z`,
      { ...outline, fill: v('g-y'), stroke },
    ) +
    path(d`M${x + w * 0.46} ${yb - w * 0.68}v${-w * 0.06}`, { stroke, 'stroke-width': w * 0.02 }) +
    each([0.22, 0.34, 0.46], (t) => circle(x + w * 0.445, yb - w * t, w * 0.014, { fill: stroke }))
  );
}
