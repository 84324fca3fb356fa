// Reads a QR code from its modules, as a camera's program would after finding them: written from the standard (ISO/IEC 18004)
// and not from the page's encoder, so that the two can disagree. Levels L, M, Q, H by their format bits; blocks only for M.
const BLOCKS_M = {
  // version: [error correction a block, [blocks, data codewords], ...]
  1: [10, [1, 16]], 2: [16, [1, 28]], 3: [26, [1, 44]], 4: [18, [2, 32]], 5: [24, [2, 43]], 6: [16, [4, 27]], 7: [18, [4, 31]],
  8: [22, [2, 38], [2, 39]], 9: [22, [3, 36], [2, 37]], 10: [26, [4, 43], [1, 44]],
};
const ALIGN = { 1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50] };
// Table C.1: the masked format sequences of level M, by mask.
const FORMATS_M = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];
// Table D.1: the version sequences from 7 on.
const VERSIONS = { 7: 0x07c94, 8: 0x085bc, 9: 0x09a99, 10: 0x0a4d3 };

const mask = (number, y, x) =>
  [(y + x) % 2, y % 2, x % 3, (y + x) % 3, ((y >> 1) + Math.floor(x / 3)) % 2, ((y * x) % 2) + ((y * x) % 3),
    (((y * x) % 2) + ((y * x) % 3)) % 2, (((y + x) % 2) + ((y * x) % 3)) % 2][number] === 0;

function isFunction(side, version, y, x) {
  if ((y < 9 && x < 9) || (y < 9 && x >= side - 8) || (y >= side - 8 && x < 9) || y === 6 || x === 6) return true;
  if (version >= 7 && ((y < 6 && x >= side - 11) || (x < 6 && y >= side - 11))) return true;
  const last = ALIGN[version].at(-1);
  return ALIGN[version].some((cy) => ALIGN[version].some((cx) => {
    const corner = (cy === 6 && (cx === 6 || cx === last)) || (cx === 6 && cy === last);
    return !corner && Math.abs(y - cy) < 3 && Math.abs(x - cx) < 3;
  }));
}

function formatOf(modules) {
  const side = modules.length;
  const first = [], second = [];
  for (let x = 0; x < 8; x += 1) if (x !== 6) first.push(modules[8][x]);
  for (let y = 8; y >= 0; y -= 1) if (y !== 6) first.push(modules[y][8]);
  for (let y = side - 1; y >= side - 7; y -= 1) second.push(modules[y][8]);
  for (let x = side - 8; x < side; x += 1) second.push(modules[8][x]);
  const number = (bits) => bits.reduce((sum, bit) => sum * 2 + Number(bit), 0);
  if (number(first) !== number(second)) throw new Error('the two formats differ');
  const found = FORMATS_M.indexOf(number(first));
  if (found < 0) throw new Error(`unknown format ${number(first).toString(16)}`);
  return found;
}

// Syndromes of Reed and Solomon's code: all of them are nothing where there is no error.
function clean(block, correction) {
  const times = (a, b) => {
    let product = 0;
    for (let bit = 7; bit >= 0; bit -= 1) product = ((product << 1) ^ (product & 128 ? 0x11d : 0) ^ (b >> bit & 1 ? a : 0)) & 255;
    return product;
  };
  for (let i = 0, root = 1; i < correction; i += 1, root = times(root, 2))
    if (block.reduce((sum, word) => times(sum, root) ^ word, 0)) return false;
  return true;
}

/** The text of a code; throws where something is wrong with it. */
export function read(modules) {
  const side = modules.length;
  const version = (side - 17) / 4;
  if (!BLOCKS_M[version]) throw new Error(`no version has ${side} modules`);
  if (!modules[side - 8][8]) throw new Error('the dark module is missing');
  if (VERSIONS[version] !== undefined)
    for (let i = 0; i < 18; i += 1) {
      const bit = Boolean((VERSIONS[version] >> i) & 1);
      if (modules[Math.floor(i / 3)][side - 11 + (i % 3)] !== bit || modules[side - 11 + (i % 3)][Math.floor(i / 3)] !== bit)
        throw new Error('the version is written wrongly');
    }
  const pattern = formatOf(modules);
  const bits = [];
  for (let pair = 0, x = side - 1; x > 0; pair += 1, x -= 2) {
    if (x === 6) x = 5;
    for (let i = 0; i < side; i += 1) {
      const y = pair % 2 ? i : side - 1 - i;
      for (const at of [x, x - 1])
        if (!isFunction(side, version, y, at)) bits.push(modules[y][at] !== mask(pattern, y, at) ? 1 : 0);
    }
  }
  const words = [];
  for (let i = 0; i + 8 <= bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  const [correction, ...groups] = BLOCKS_M[version];
  const blocks = groups.flatMap(([count, length]) => Array.from({ length: count }, () => ({ length, words: [] })));
  const longest = Math.max(...blocks.map(({ length }) => length));
  let at = 0;
  for (let i = 0; i < longest; i += 1) for (const block of blocks) if (i < block.length) block.words.push(words[at++]);
  for (let i = 0; i < correction; i += 1) for (const block of blocks) block.words.push(words[at++]);
  if (!blocks.every((block) => clean(block.words, correction))) throw new Error('the error correction is wrong');
  const data = blocks.flatMap((block) => block.words.slice(0, block.length));
  const stream = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  if (stream.slice(0, 4) !== '0100') throw new Error('not in bytes');
  const size = version < 10 ? 8 : 16;
  const count = parseInt(stream.slice(4, 4 + size), 2);
  const bytes = Array.from({ length: count }, (_, i) => parseInt(stream.slice(4 + size + 8 * i, 12 + size + 8 * i), 2));
  return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
}
