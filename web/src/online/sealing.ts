// The page's own part in an honest deal (docs/dealer.md): a number that is sealed before the deal
// and opened when all have sealed. It is kept until then, so that a page that is loaded anew goes
// on.
import type { TableInfo } from '../../types/live';
import { ask } from '../wire/client';
import type { LineAnswer } from './line';
import { bearWitness } from './witness';

interface Drawn {
  number: string;
  seal: string;
}
interface Says {
  say(verb: string, members: object): Promise<LineAnswer<object>>;
}

const PLACE = 'borgo-sealed';
// What has been said on this page, so that it is said once.
const said = new Set<string>();

function kept(about: string): Drawn | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Record<string, Drawn>;
    return found[about] ?? null;
  } catch {
    return null;
  }
}

function keep(about: string, drawn: Drawn): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ [about]: drawn }));
  } catch {
    // Without it a page that is loaded anew before the deal has lost its number: the deal begins
    // anew without it.
  }
}

async function draw(about: string, seat: number, commitment: string): Promise<Drawn | null> {
  const before = kept(about);
  if (before) return before;
  const made = await ask<Drawn>({ do: 'sealing', seat, commitment });
  if (!made.ok) return null;
  const drawn = { number: made.number, seal: made.seal };
  keep(about, drawn);
  return drawn;
}

/** Seals, or opens what was sealed, if this seat is awaited. */
export async function sealFor(table: Says, info: TableInfo, seat: number): Promise<void> {
  const { pact } = info;
  if (info.phase !== 'sealing' || !pact?.awaited.includes(seat)) return;
  const about = `${info.table} ${seat} ${pact.commitment}`;
  const word = `${about} ${pact.phase}`;
  if (said.has(word)) return;
  said.add(word);
  const drawn =
    pact.phase === 'sealing' ? await draw(about, seat, pact.commitment) : kept(about);
  if (!drawn) return;
  bearWitness(info.table, { commitment: pact.commitment, seat, number: drawn.number });
  const answer =
    pact.phase === 'sealing'
      ? await table.say('seal', { seal: drawn.seal })
      : await table.say('reveal', { number: drawn.number });
  // On the next line it is tried again.
  if (!answer.ok && answer.code === 'lost') said.delete(word);
}
