// A table that was just opened in a module: the people at this device agree on its deal, and what
// is kept of a table in the browser.
import type { KeptGame } from './keep';
import type { Answer, Ask } from './module';

/** The people at this device put their numbers in for the deal, sealed first, then all open. */
export function agreeOnDeal(ask: Ask): Answer {
  const numbers = new Map<number, unknown>();
  for (let turn = 0; turn < 16; turn += 1) {
    const status = ask({ do: 'advance', viewer: 'watch' });
    if (!status.ok || status.stage !== 'sealing') return status;
    const table = ask({ do: 'table' }) as Answer & { pact: { phase: string; commitment: string } };
    for (const seat of status.people as number[]) {
      if (table.pact.phase === 'sealing') {
        const sealing = ask({ do: 'sealing', seat, commitment: table.pact.commitment });
        numbers.set(seat, sealing.number);
        ask({ do: 'seal', seat, seal: sealing.seal });
      } else {
        ask({ do: 'reveal', seat, number: numbers.get(seat) });
      }
    }
  }
  return { ok: false, error: 'the deal could not be agreed upon' };
}

/** The table of a module with its record, as it is kept after this status. */
export function keptOf(ask: Ask, id: string, status: Answer): KeptGame & { record: string } {
  const table = ask({ do: 'table' }) as Answer & {
    game: string;
    seats: { player: string; name: string }[];
  };
  return {
    id,
    game: table.game,
    names: table.seats.map((seat) => seat.name),
    players: table.seats.map((seat) => seat.player),
    over: status.over === true,
    scores: status.scores as number[],
    changed: Date.now(),
    record: ask({ do: 'record', secrets: true }).record as string,
  };
}
