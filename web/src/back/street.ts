// The strip: the game as a street with one little house a turn, and above it everybody's chance to
// win. Everything here only places and draws what was played and judged.
import {
  circle,
  d,
  each,
  group,
  line,
  path,
  rect,
  seatColour,
  text,
  v,
  type Seat,
} from '../draw/base';
import { tree } from '../draw/scenery';
import { seatSymbol, seatToken } from '../draw/signs';
import type { LittleSign } from '../table/chooser';
import type { Point } from './course';

/** A turn of somebody's, as the street shows it. */
export interface LittleTurn {
  seat: Seat;
  /** Its moves, by their numbers from 0. */
  first: number;
  last: number;
  /** What it brought the seat. */
  gain: number;
  sign: LittleSign;
  round: number;
}

/** A costly decision. */
export interface Mark {
  step: number;
  number: number;
  /** The chance to win with what was best, and with what was played. */
  best: number;
  chance: number;
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  street: number;
  foot: number;
  /** Smaller signs and fewer words. */
  small: boolean;
}

export const deskFrame = (width: number): Frame => ({
  ...{ width, height: 196, left: 50, right: 24, top: 36, street: 42, foot: 21 },
  small: false,
});
export const phoneFrame = (width: number): Frame => ({
  ...{ width, height: 140, left: 30, right: 12, top: 40, street: 27, foot: 20 },
  small: true,
});

/** Where everything stands on it. */
export class Street {
  readonly frame: Frame;
  readonly turns: readonly LittleTurn[];
  readonly count: number;
  readonly #each: number;

  constructor(frame: Frame, turns: readonly LittleTurn[], count: number) {
    this.frame = frame;
    this.turns = turns;
    this.count = count;
    this.#each = this.width / Math.max(1, turns.length);
  }

  get width(): number {
    return this.frame.width - this.frame.left - this.frame.right;
  }
  /** The level of the street, and of the line above its houses. */
  get ground(): number {
    return this.frame.height - this.frame.foot - 7;
  }

  /** How far across the position after so many moves is. */
  x(step: number): number {
    const { left } = this.frame;
    const index = this.turns.findIndex(({ last }) => step <= last + 1);
    const turn = this.turns[index];
    if (!turn) return this.turns.length ? left + this.width : left;
    const part = Math.max(0, step - turn.first) / (turn.last + 1 - turn.first);
    return left + this.#each * (index + part);
  }
  y(chance: number): number {
    const { top, height, street, foot } = this.frame;
    return top + (height - top - street - foot) * (1 - chance);
  }

  /** The step that is nearest to a place. */
  stepAt(x: number): number {
    const at = (x - this.frame.left) / this.#each;
    const turn = this.turns[Math.floor(at)];
    if (at < 0 || this.turns.length === 0) return this.turns[0]?.first ?? 0;
    if (!turn) return this.count;
    return turn.first + Math.round((at - Math.floor(at)) * (turn.last + 1 - turn.first));
  }
  /** The end of the turn whose house stands there. */
  turnAt(x: number): number {
    const turn = this.turns[Math.floor((x - this.frame.left) / this.#each)];
    return turn ? turn.last + 1 : this.stepAt(x);
  }

  /** Quiet lines at 0, 50 and 100 percent. */
  scale(percent: string): string {
    const { left, right, width, small } = this.frame;
    const across = (part: number): string =>
      line(d`M${left} ${this.y(part)}H${width - right}`, v('rule'), 1, {
        ...(part % 0.5 && { 'stroke-dasharray': '1 5', 'stroke-linecap': 'round' }),
      });
    const label = (part: number): string =>
      text(left - 9, this.y(part) + 5, 14, part === 1 && !small ? percent : part * 100, {
        'text-anchor': 'end',
        'font-weight': 500,
        fill: v('ink-2'),
      });
    return each([0, 0.25, 0.5, 0.75, 1], across) + each([0, 0.5, 1], label);
  }

  /** Everybody's chances, as far as they are known. */
  curves(points: readonly Point[], seats: readonly Seat[]): string {
    const start = this.turns[0]?.first ?? 0;
    const shown = points.filter(({ step }) => step >= start);
    if (shown.length < 2) return '';
    const width = this.frame.small ? 2.4 : 3;
    const one = (seat: number): string => {
      const at = shown.map(({ step, chances }) => d`${this.x(step)} ${this.y(chances[seat] ?? 0)}`);
      const data = `M${at.join('L')}`;
      const [rim, colour] = [seatColour(seats[seat]!, 'dark'), seatColour(seats[seat]!, 'roof')];
      return line(data, rim, width + 2) + line(data, colour, width);
    };
    const order = [...seats.keys()].reverse();
    return (
      group({ 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, each(order, one)) +
      this.#signs(points, seats)
    );
  }

  /** Each line has its seat's sign here and there; where lines meet a sign moves aside. */
  #signs(points: readonly Point[], seats: readonly Seat[]): string {
    const { small, left } = this.frame;
    const size = small ? 13 : 15;
    const known = points.at(-1)?.step ?? 0;
    const level = (seat: number, x: number): number => {
      const step = this.stepAt(x);
      return this.y(points.filter((point) => point.step <= step).at(-1)?.chances[seat] ?? 0);
    };
    return each(small ? [0.2, 0.5] : [0.12, 0.36, 0.6, 0.8], (place) => {
      const x = left + this.width * place;
      if (this.stepAt(x) > known) return '';
      const found = [...seats.keys()].map((seat) => ({ seat, x, y: level(seat, x) }));
      found.sort((one, other) => one.y - other.y);
      found.forEach((one, i) => {
        const above = found[i - 1];
        if (!above || one.y - above.y > size || Math.abs(one.x - above.x) > size) return;
        one.x = above.x + size + 4;
        one.y = level(one.seat, one.x);
      });
      return each(found, (one) => seatToken(seats[one.seat]!, one.x, one.y, size));
    });
  }

  /** The street itself with a little house a turn, as high as what it brought. */
  houses(): string {
    const { left, width, right } = this.frame;
    const y = this.ground;
    // A single large gain, as at the end, would make all others low.
    const gains = this.turns.map(({ gain }) => gain).filter((gain) => gain > 0);
    gains.sort((one, other) => one - other);
    const most = Math.max(1, gains[Math.floor(gains.length * 0.95)] ?? 1);
    const unit = (this.frame.street - 20) / most;
    const wide = Math.min(this.#each * 0.74, 17);
    return (
      rect(left - 6, y - 1, this.width + 12, 9, { rx: 4.5, fill: v('street') }) +
      line(d`M${left - 2} ${y + 3.5}H${width - right + 2}`, v('street-2'), 2, {
        'stroke-dasharray': '4 3',
      }) +
      each(this.turns, (turn, i) => {
        const x = left + this.#each * (i + 0.5) - wide / 2;
        return little(turn, x, y, wide, Math.min(turn.gain, most) * unit);
      })
    );
  }

  /** A number now and then; the first with its word. */
  rounds(first: (round: number) => string): string {
    const last = this.turns.at(-1)?.round ?? 0;
    const room = Math.max(1, Math.floor(this.width / (this.frame.small ? 110 : 170)));
    const every = [1, 2, 3, 5, 10, 15, 20, 30, 50].find((n) => last / n <= room) ?? 100;
    const shown = this.turns.filter(
      ({ round }, i) => round % every === 0 && this.turns[i - 1]?.round !== round,
    );
    const seen = new Set<number>();
    return each(
      shown.filter(({ round }) => !seen.has(round) && seen.add(round)),
      (turn, i) => {
        const x = this.frame.left + this.#each * (this.turns.indexOf(turn) + 0.5);
        const words = i === 0 ? first(turn.round) : turn.round;
        const at = Math.min(x, this.frame.width - this.frame.right - 8);
        return text(at, this.frame.height - 5, 14, words, {
          'font-weight': 500,
          fill: v('ink-2'),
        });
      },
    );
  }

  /** From what the best would have been worth down to what it was worth. */
  marks(marks: readonly Mark[]): string {
    const arrow = ({ step, best, chance }: Mark): string => {
      const [x, from, to] = [this.x(step), this.y(best), this.y(chance)];
      if (to - from <= 10) return '';
      const tip = d`M${x - 5} ${to - 8}L${x} ${to - 2}L${x + 5} ${to - 8}`;
      return (
        line(d`M${x} ${from}V${to - 3}`, v('paper'), 6) +
        line(d`M${x} ${from}V${to - 4}` + tip, v('ink'), 2.4, {
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        })
      );
    };
    const disc = ({ step, number, best }: Mark): string => {
      const [x, y] = [this.x(step), Math.max(11, this.y(best) - 12)];
      return (
        circle(x, y, 10, { fill: v('go'), stroke: v('paper'), 'stroke-width': 2 }) +
        text(x, y + 5, 14, number, { fill: v('go-ink') })
      );
    };
    return each(marks, arrow) + each([...marks].reverse(), disc);
  }

  /** The only light on the strip. */
  cursor(step: number, sign: Seat | null): string {
    const { top, small } = this.frame;
    const [x, y] = [this.x(step), this.ground];
    const post = (colour: string, width: number): string =>
      line(d`M${x} ${top - 12}V${y + 3}`, v(colour), width, { 'stroke-linecap': 'round' });
    return (
      post('sun-line', 4.6) +
      post('sun', 2.6) +
      circle(x, y + 4, small ? 12 : 10, {
        fill: v('sun'),
        stroke: v('sun-line'),
        'stroke-width': 2,
      }) +
      (sign === null ? '' : seatSymbol(sign, x, y + 4, small ? 11 : 9.5, v('sun-ink')))
    );
  }
}

/** One turn: a house as high as its points, a tree, a pawn, a tile, or a card. */
function little(
  { seat, sign }: LittleTurn,
  x: number,
  y: number,
  wide: number,
  rise: number,
): string {
  const edge = { stroke: seatColour(seat, 'dark'), 'stroke-width': 0.9 };
  const middle = x + wide / 2;
  if (sign === 'house') {
    const [high, deep] = [Math.max(4, rise), wide * 0.62];
    const door = Math.min(high, 5) * 0.8;
    const top = y - high - deep;
    return (
      rect(x, top, wide, high + deep, { rx: 1.5, fill: seatColour(seat, 'wall'), ...edge }) +
      rect(x + wide * 0.4, y - door, wide * 0.2, door, { fill: seatColour(seat, 'win') }) +
      rect(x, top, wide, deep, { rx: 1.5, fill: seatColour(seat, 'roof'), ...edge }) +
      seatSymbol(seat, middle, y - high - deep / 2, wide * 0.42)
    );
  }
  if (sign === 'tree') return tree(middle, y, wide * 0.95);
  if (sign === 'pawn')
    return (
      path(d`M${middle - wide * 0.3} ${y}q${wide * 0.06} ${-wide * 0.7} ${wide * 0.3} ${-wide * 0.7}t${wide * 0.3} ${wide * 0.7}Z`, {
        fill: seatColour(seat, 'roof'),
        ...edge,
      }) + circle(middle, y - wide * 0.84, wide * 0.24, { fill: seatColour(seat, 'roof'), ...edge })
    );
  const box = sign === 'tile' ? [0.08, 0.7, 0.84] : [0.19, 0.86, 0.62];
  const [inset, high, across] = [box[0]! * wide, box[1]! * wide, box[2]! * wide];
  return (
    rect(x + inset, y - high, across, high, {
      rx: 1.6,
      fill: v('paper-2'),
      stroke: seatColour(seat, 'text'),
      'stroke-width': 0.9,
    }) + seatSymbol(seat, middle, y - high / 2, wide * 0.34, seatColour(seat, 'text'))
  );
}
