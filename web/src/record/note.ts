// How a line of your record comes about: when a game ends at this device, when one at the server
// has ended, and when a game was looked back at.
import type { LobbyTable } from '../../types/live';
import type { KeptGame } from '../wire/keep';
import { keepCosts, keepPlayed, type Costs, type Kind, type Played } from './store';

/** Costs under that are noise. */
const LEAST = 0.03;

/** A game at this device has ended. */
export function notePlayed(kept: KeptGame, winners: number[]): Promise<void> {
  const { id, game, changed: when, names, players, scores } = kept;
  const people = players.flatMap((player, seat) => (player === 'human' ? [seat] : []));
  if (!people.length) return Promise.resolve();
  const seat = people.length === 1 ? people[0]! : null;
  return keepPlayed({ id, game, when, names, players, scores, seat, winners });
}

/** A table of the server's, as a line of the record of that person; null if it is none. */
export function lineOf(table: LobbyTable, person: string): Played | null {
  const seat = table.mine ?? table.seats.findIndex((chair) => chair.person === person);
  const ended = table.ended;
  if (seat < 0 || !ended || !['over', 'resigned'].includes(ended.why)) return null;
  return {
    id: `online/${table.table}`,
    game: table.game,
    when: table.changed,
    names: table.seats.map(({ name }) => name ?? ''),
    players: table.seats.map(({ kind, level }) => (kind === 'computer' ? (level ?? '') : 'human')),
    scores: table.scores ?? [],
    seat,
    winners: ended.winners,
  };
}

/** What is known of a decision that was judged. */
interface Verdict {
  seat: number;
  cost: number;
  told?: Record<string, { reason: { kind: Kind } | null }>;
}

function costsOf(verdicts: Verdict[]): Costs {
  const costs: Costs = { decisions: verdicts.length, kinds: {} };
  for (const { cost, told } of verdicts) {
    if (cost < LEAST) continue;
    const kind = told?.en?.reason?.kind ?? 'none';
    const before = costs.kinds[kind] ?? { count: 0, cost: 0 };
    costs.kinds[kind] = { count: before.count + 1, cost: before.cost + cost };
  }
  return costs;
}

/** A whole game was judged. */
export function noteCosts(id: string, players: number, verdicts: Verdict[]): Promise<void> {
  const seats = Array.from({ length: players }, (_, seat) =>
    costsOf(verdicts.filter((verdict) => verdict.seat === seat)),
  );
  return keepCosts({ id, seats });
}
