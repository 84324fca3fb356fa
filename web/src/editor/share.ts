// A board or list as a link: the text, compressed, is in the address behind the #, so that no
// server ever sees it; and as a file.
import { address } from '../shell/route.svelte';
import { giveFile } from '../table/record';
import type { Own } from './own.svelte';

export type Shared = Pick<Own, 'game' | 'data' | 'name' | 'text'>;

const LONGEST = 200_000;

async function through(bytes: BlobPart, stream: GenericTransformStream): Promise<Uint8Array> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair);
  const reader = (piped as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let got = await reader.read(); !got.done; got = await reader.read()) {
    parts.push(got.value);
    length += got.value.length;
    if (length > LONGEST) throw new Error('too long');
  }
  const whole = new Uint8Array(length);
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

const toAddress = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function fromAddress(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

export async function linkOf({ game, data, name, text }: Shared): Promise<string> {
  const packed = JSON.stringify([game, data, name, text]);
  const bytes = await through(packed, new CompressionStream('deflate-raw'));
  const { origin, pathname } = location;
  return origin + pathname + address('boards', 'shared', toAddress(bytes));
}

/** Null if the link is none of ours. */
export async function readLink(packed: string): Promise<Shared | null> {
  try {
    const bytes = await through(fromAddress(packed), new DecompressionStream('deflate-raw'));
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes as Uint8Array<ArrayBuffer>));
    if (!Array.isArray(read) || read.length !== 4) return null;
    if (!read.every((part) => typeof part === 'string')) return null;
    const [game, data, name, text] = read as [string, string, string, string];
    return { game, data, name: name.slice(0, 60), text };
  } catch {
    return null;
  }
}

/** A name that every system takes. */
export const fileName = ({ name, data }: Pick<Own, 'name' | 'data'>): string =>
  `${name.replace(/[^\p{L}\p{N} _-]+/gu, '').trim() || data}.txt`;

export const saveFile = (own: Shared): void => giveFile(fileName(own), own.text);
