// A seal: the first bytes of a hash as a row of houses (height, colour and sign, roof), so that
// people can compare it on two screens, on paper or on a photo.
import type { LaneColour } from '../../types/lane';
import { d, line, path, picture, rect, times, v } from './base';
import { block } from './houses';
import { tree } from './scenery';
import { groundKey, groundSymbol } from './signs';

const COLOURS: readonly LaneColour[] = ['Y', 'G', 'R', 'B', 'V'];
const MARGIN = 10;

export interface SealLook {
  width?: number;
  height?: number;
  /** How many houses; each is a byte. */
  houses?: number;
  frame?: boolean;
}

/** A byte as a house, standing on `foot`: its left side and how much room it has. */
function house(byte: number, left: number, room: number, foot: number, storey: number): string {
  const colour = COLOURS[(byte >> 2) % 5]!;
  const key = groundKey[colour];
  const [fw, n] = [room * 0.82, 1 + (byte % 4)];
  const [x, fd, middle] = [left + (room - fw) / 2, fw * 0.4, left + room / 2];
  const top = foot - n * storey;
  const caps = [
    groundSymbol(colour, middle, top - fd / 2, fw * 0.36),
    path(d`M${x} ${top - fd * 0.2}L${middle} ${top - fd * 1.5}L${x + fw} ${top - fd * 0.2}Z`, {
      fill: v(key),
      stroke: v(`${key}-l`),
      'stroke-width': 0.9,
      'stroke-linejoin': 'round',
    }),
    tree(middle, top - fd * 0.2, fw * 0.56),
  ];
  const colours = { wall: v(`${key}-e`), dark: v(`${key}-l`), roof: v(key), win: v('win') };
  return block({
    x,
    yb: foot,
    fw,
    fd,
    n,
    z: storey,
    ...colours,
    cols: 2,
    door: false,
    cap: caps[(byte >> 5) % 3]!,
  });
}

/** Digits are hexadecimal, two for each house. */
export function seal(
  digits: string,
  { width = 396, height = 66, houses = 12, frame = true }: SealLook = {},
): string {
  const room = (width - 2 * MARGIN) / houses;
  const foot = height - 8;
  const storey = (height - 26) / 4.2;
  const byte = (i: number): number => Number.parseInt(digits.slice(i * 2, i * 2 + 2), 16) || 0;
  return picture(
    width,
    height,
    `0 0 ${width} ${height}`,
    (frame
      ? rect(0.75, 0.75, width - 1.5, height - 1.5, {
          rx: 8,
          fill: v('slab'),
          stroke: v('paper-edge'),
          'stroke-width': 1.5,
        })
      : '') +
      line(`M8 ${height - 7}H${width - 8}`, v('street-2'), 3, { 'stroke-linecap': 'round' }) +
      times(houses, (i) => house(byte(i), MARGIN + i * room, room, foot, storey)),
    { class: 'seal' },
  );
}
