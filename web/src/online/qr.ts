// QR codes after ISO/IEC 18004: bytes, level M, versions 1 to 10, which is more than a link needs.
// A code is rows of modules, true for dark.

type Modules = boolean[][];

/** By version from 1: all codewords, error correction in each block, blocks. */
const SIZES = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
] as const;

/** What a version has room for. */
function dataCodewords(version: number): number {
  const [all, correction, blocks] = SIZES[version - 1]!;
  return all - correction * blocks;
}

const countBits = (version: number): number => (version < 10 ? 8 : 16);

function versionFor(length: number): number {
  const fits = (_: unknown, i: number): boolean =>
    4 + countBits(i + 1) + 8 * length <= 8 * dataCodewords(i + 1);
  const found = SIZES.findIndex(fits) + 1;
  if (found === 0) throw new RangeError('too long for a QR code');
  return found;
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => (value >> (count - 1 - i)) & 1);
}

/** Mode, length, the bytes themselves, and what fills the rest. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const room = dataCodewords(version);
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, countBits(version))];
  for (const byte of bytes) bits.push(...bitsOf(byte, 8));
  bits.push(...Array<number>(Math.min(4, room * 8 - bits.length)).fill(0));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    words.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let filler = 0xec; words.length < room; filler ^= 0xec ^ 0x11) words.push(filler);
  return words;
}

// The field of 256 elements in which errors are corrected.
const power: number[] = [];
const logarithm: number[] = [];
for (let i = 0, x = 1; i < 255; i += 1) {
  power[i] = x;
  logarithm[x] = i;
  x = x < 128 ? x * 2 : (x * 2) ^ 0x11d;
}
const times = (a: number, b: number): number =>
  a && b ? power[(logarithm[a]! + logarithm[b]!) % 255]! : 0;

function correctionOf(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i += 1) {
    const next = [...generator, 0];
    generator.forEach((factor, j) => (next[j + 1]! ^= times(factor, power[i]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, at) => {
    const factor = rest[at]!;
    generator.forEach((each, j) => (rest[at + j]! ^= times(each, factor)));
  });
  return rest.slice(data.length);
}

/** The blocks of data and then of their correction, a codeword of each in turn. */
function interleave(words: number[], version: number): number[] {
  const [, correction, count] = SIZES[version - 1]!;
  const short = Math.floor(words.length / count);
  const longer = words.length % count;
  const blocks = Array.from({ length: count }, (_, i) => {
    const start = i * short + Math.max(0, i - (count - longer));
    return words.slice(start, start + short + (i >= count - longer ? 1 : 0));
  });
  const corrections = blocks.map((block) => correctionOf(block, correction));
  const inTurn = (lists: number[][]): number[] =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) =>
      lists.flatMap((list) => (i < list.length ? [list[i]!] : [])),
    ).flat();
  return [...inTurn(blocks), ...inTurn(corrections)];
}

/** What is the same in all codes of a version; the rest is null. */
function frame(version: number): (boolean | null)[][] {
  const side = 17 + 4 * version;
  const modules = Array.from({ length: side }, () => Array<boolean | null>(side).fill(null));
  const put = (row: number, column: number, dark: boolean): void => {
    if (row >= 0 && column >= 0 && row < side && column < side) modules[row]![column] = dark;
  };
  const square = (row: number, column: number, reach: number, light: number[]): void => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        put(row + dy, column + dx, !light.includes(ring));
      }
  };
  for (let i = 8; i < side - 8; i += 1) {
    put(6, i, i % 2 === 0);
    put(i, 6, i % 2 === 0);
  }
  const corners = [3, side - 4];
  for (const row of corners)
    for (const column of corners) if (row + column < side + 4) square(row, column, 4, [2, 4]);
  for (const row of alignments(version))
    for (const column of alignments(version))
      if (!inCorner(row, column, side)) square(row, column, 2, [1]);
  for (const [row, column] of formatPlaces(side).flat()) put(row, column, false);
  put(side - 8, 8, true);
  if (version >= 7) writeVersion(version, side, put);
  return modules;
}

function alignments(version: number): number[] {
  const last = 10 + 4 * version;
  if (version < 2) return [];
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last];
}

/** Where a finder stands already. */
const inCorner = (row: number, column: number, side: number): boolean =>
  (row === 6 && column === 6) ||
  (row === 6 && column === side - 7) ||
  (row === side - 7 && column === 6);

/** Both places of each of the fifteen bits of the format. */
function formatPlaces(side: number): [number, number][][] {
  return Array.from({ length: 15 }, (_, i) => {
    const along = i < 6 ? i : i < 8 ? i + 1 : 15 - i - (i > 8 ? 1 : 0);
    const near: [number, number] = i < 8 ? [along, 8] : [8, along];
    const far: [number, number] = i < 8 ? [8, side - 1 - i] : [side - 15 + i, 8];
    return [near, far];
  });
}

/** A number with its remainder behind it, so that it can be read when some bits are wrong. */
function guarded(value: number, polynomial: number, extra: number): number {
  const degree = 31 - Math.clz32(polynomial);
  let rest = value << extra;
  while (31 - Math.clz32(rest) >= degree) rest ^= polynomial << (31 - Math.clz32(rest) - degree);
  return (value << extra) | rest;
}

function writeVersion(
  version: number,
  side: number,
  put: (row: number, column: number, dark: boolean) => void,
): void {
  const bits = guarded(version, 0x1f25, 12);
  for (let i = 0; i < 18; i += 1) {
    const dark = ((bits >> i) & 1) === 1;
    const [along, across] = [Math.floor(i / 3), side - 11 + (i % 3)];
    put(along, across, dark);
    put(across, along, dark);
  }
}

const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The free modules in the order in which bits are written: pairs of columns, up and down. */
function* freePlaces(modules: (boolean | null)[][]): Generator<[number, number]> {
  const side = modules.length;
  let upwards = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let i = 0; i < side; i += 1) {
      const row = upwards ? side - 1 - i : i;
      for (const column of [right, right - 1])
        if (modules[row]![column] === null) yield [row, column];
    }
    upwards = !upwards;
  }
}

function masked(base: (boolean | null)[][], words: number[], mask: number): Modules {
  const modules = base.map((row) => [...row]);
  let at = 0;
  for (const [row, column] of freePlaces(base)) {
    const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    modules[row]![column] = (bit === 1) !== MASKS[mask]!(row, column);
    at += 1;
  }
  // Level M is 0.
  const format = guarded(mask, 0x537, 10) ^ 0x5412;
  formatPlaces(base.length).forEach((places, i) => {
    for (const [row, column] of places) modules[row]![column] = ((format >> i) & 1) === 1;
  });
  return modules as Modules;
}

/** How hard a code would be to read: long runs, blocks, what looks like a finder, too dark. */
function penalty(modules: Modules): number {
  const side = modules.length;
  const columns = modules.map((_, i) => modules.map((row) => row[i]!));
  let sum = 0;
  for (const line of [...modules, ...columns]) {
    const text = line.map(Number).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  for (let row = 1; row < side; row += 1)
    for (let column = 1; column < side; column += 1) {
      const one = modules[row]![column];
      const same = (dy: number, dx: number) => modules[row - dy]![column - dx] === one;
      if (same(0, 1) && same(1, 0) && same(1, 1)) sum += 3;
    }
  const dark = modules.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (side * side) - 10));
}

export function encode(text: string): Modules {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = interleave(codewords(bytes, version), version);
  const base = frame(version);
  const codes = MASKS.map((_, mask) => masked(base, words, mask));
  const costs = codes.map(penalty);
  return codes[costs.indexOf(Math.min(...costs))]!;
}
