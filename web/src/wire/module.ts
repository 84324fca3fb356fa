// The rules, players and records as built for the browser: one function that takes JSON and gives
// JSON (docs/engine-protocol.md). One game at a time lives in a module. It asks one function of us,
// the hash of the dealer.
import { blake2b } from '@noble/hashes/blake2b';
import address from 'borgo.wasm?url';
import { hexadecimal } from './hexadecimal';

/** What the wire answers. */
export type Answer = Record<string, unknown> & { ok: boolean; error?: string };
export interface Ask {
  (request: object): Answer;
  /** Hands over a game's net, before somebody thinks who goes by it; false: that is none. */
  takeNet(net: Uint8Array): boolean;
}

interface Exports {
  memory: WebAssembly.Memory;
  borgo_input(length: number): number;
  borgo_answer(length: number): number;
  borgo_take_net(length: number): number;
}

// A static host may not know the type of the file; then it is compiled once it has been read whole.
export async function compile(): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
}

/** A module of its own, seeded with the browser's randomness. */
export async function openModule(compiled: Promise<WebAssembly.Module>): Promise<Ask> {
  const bytes = (at: number, length: number) => new Uint8Array(exports.memory.buffer, at, length);
  const hash = (
    out: number,
    outLength: number,
    message: number,
    length: number,
    key: number,
    keyLength: number,
  ) => {
    const keyed = keyLength ? { key: bytes(key, keyLength) } : {};
    bytes(out, outLength).set(blake2b(bytes(message, length), { dkLen: outLength, ...keyed }));
  };
  const instance = await WebAssembly.instantiate(await compiled, { borgo: { hash } });
  const exports = instance.exports as unknown as Exports;

  const put = (text: Uint8Array): boolean => {
    const input = exports.borgo_input(text.length);
    if (input !== 0) bytes(input, text.length).set(text);
    return input !== 0;
  };
  const answer = (request: object): Answer => {
    const line = new TextEncoder().encode(JSON.stringify(request));
    if (!put(line)) return { ok: false, error: 'the request is too long' };
    const start = exports.borgo_answer(line.length);
    const memory = new Uint8Array(exports.memory.buffer);
    return JSON.parse(new TextDecoder().decode(memory.subarray(start, memory.indexOf(0, start))));
  };
  answer({ do: 'entropy', bytes: hexadecimal(crypto.getRandomValues(new Uint8Array(32))) });
  return Object.assign(answer, {
    takeNet: (net: Uint8Array) => put(net) && exports.borgo_take_net(net.length) !== 0,
  });
}
