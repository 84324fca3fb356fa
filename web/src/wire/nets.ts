// The net of a game (docs/nets.md), which `master`, hints and looking back go by: fetched when one
// of them is about to think in that game, once. Nobody waits for it for ever: when it doesn't come
// they think without, which is weaker and said to whoever asked, and each later question asks for
// it again on the side.
import addresses from 'virtual:nets';

const known: Record<string, string | undefined> = addresses;
const PAUSES = [0, 500, 1500]; // milliseconds before each attempt
const PATIENCE = 8000;

const fetched = new Map<string, Uint8Array>();
const coming = new Map<string, Promise<void>>();
/** Somebody has waited for it in vain. */
const missed = new Set<string>();

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function fetchNet(game: string, address: string): Promise<void> {
  for (const pause of PAUSES) {
    await wait(pause);
    const answer = await fetch(address).catch(() => null);
    const bytes = answer?.ok && (await answer.arrayBuffer().catch(() => null));
    if (!bytes) continue;
    fetched.set(game, new Uint8Array(bytes));
    return;
  }
}

/** What tells a game's net from another; empty where there is none. */
export const netName = (game: string): string => known[game]?.split('/').at(-1) ?? '';

/** Undefined: there is none, or it can't be had now. */
export async function netOf(game: string): Promise<Uint8Array | undefined> {
  const address = known[game];
  if (!address || fetched.has(game)) return fetched.get(game);
  const running = coming.get(game) ?? fetchNet(game, address);
  coming.set(game, running);
  void running.then(() => coming.delete(game));
  if (!missed.has(game)) await Promise.race([running, wait(PATIENCE)]);
  if (!fetched.has(game)) missed.add(game);
  return fetched.get(game);
}
