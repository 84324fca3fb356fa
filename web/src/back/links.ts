// A position in an address: packed small, and opened again on any Borgo.

/** A position of a game, with the names of its seats and files of one's own it is played with. */
export interface Placed {
  game: string;
  position: string;
  names: string[];
  /** Whose eyes it was seen with; missing: everything is known. */
  viewer?: number | 'watch';
  data?: Record<string, string>;
}

async function through(bytes: Uint8Array, stream: GenericTransformStream): Promise<Uint8Array> {
  const piped = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as TransformStream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

const asWord = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const fromWord = (word: string): Uint8Array =>
  Uint8Array.from(atob(word.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
    letter.charCodeAt(0),
  );

export async function pack(placed: Placed): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(placed));
  return asWord(await through(text, new CompressionStream('deflate-raw')));
}

const isPlaced = (value: unknown): value is Placed => {
  const { game, position, names } = (value ?? {}) as Partial<Placed>;
  return typeof game === 'string' && typeof position === 'string' && Array.isArray(names);
};

/** Null if it is no such word. */
export async function unpack(word: string): Promise<Placed | null> {
  try {
    const bytes = await through(fromWord(word), new DecompressionStream('deflate-raw'));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isPlaced(value) ? value : null;
  } catch {
    return null;
  }
}
