// What your record adds up to: results by game, level and opponent, and which kind of mistake costs
// most, lately and before.
import type { Costs, Kind, Played, Whole } from './store';

export interface Tally {
  games: number;
  won: number;
  drawn: number;
}
export interface Row extends Tally {
  /** A game, a level, or somebody's name. */
  key: string;
}
export interface Results extends Tally {
  games: number;
  /** Games that were nobody's alone: several people at one device. */
  shared: number;
  byGame: Row[];
  byLevel: Row[];
  byPerson: Row[];
}

/** The most that is compared: the last games with as many before them. */
const LATELY = 10;

function count(into: Map<string, Row>, key: string, { seat, winners }: Played): void {
  const row = into.get(key) ?? { key, games: 0, won: 0, drawn: 0 };
  row.games += 1;
  if (!winners.length) row.drawn += 1;
  else if (winners.includes(seat!)) row.won += 1;
  into.set(key, row);
}

const most = (rows: Map<string, Row>): Row[] =>
  [...rows.values()].sort((one, other) => other.games - one.games);

export function resultsOf(played: Played[], levels: readonly string[]): Results {
  const [all, games, byLevel, people] = [0, 1, 2, 3].map(() => new Map<string, Row>());
  const own = played.filter(({ seat }) => seat !== null);
  for (const line of own) {
    const others = line.players.flatMap((player, seat) =>
      seat === line.seat ? [] : [{ player, name: line.names[seat]! }],
    );
    count(all!, '', line);
    count(games!, line.game, line);
    const met = others.map(({ player }) => player).filter((player) => player !== 'human');
    for (const level of new Set(met)) count(byLevel!, level, line);
    const names = others.filter(({ player }) => player === 'human').map(({ name }) => name);
    for (const name of new Set(names)) count(people!, name, line);
  }
  const order = ({ key }: Row) => levels.indexOf(key);
  return {
    ...(all!.get('') ?? { games: 0, won: 0, drawn: 0 }),
    shared: played.length - own.length,
    byGame: most(games!),
    byLevel: most(byLevel!).sort((one, other) => order(one) - order(other)),
    byPerson: most(people!),
  };
}

/** A game that was looked back at: what your decisions cost, by kind. */
export interface Looked {
  played: Played;
  costs: Costs;
  /** In parts of a victory. */
  cost: number;
}
export interface Change {
  kind: Kind;
  /** A game, in parts of a victory; `before` null where there is nothing to compare with. */
  lately: number;
  before: number | null;
  count: number;
}
export interface Mistakes {
  looked: Looked[];
  /** How many games are compared with as many before. */
  compared: number;
  /** The costliest of the last games first. */
  changes: Change[];
}

const sum = (costs: Costs): number =>
  Object.values(costs.kinds).reduce((all, { cost }) => all + cost, 0);

const mean = (looked: Looked[], kind: Kind): number =>
  looked.reduce((all, { costs }) => all + (costs.kinds[kind]?.cost ?? 0), 0) /
  Math.max(1, looked.length);

export function mistakesOf({ played, judged }: Whole): Mistakes {
  const looked = played.flatMap((line): Looked[] => {
    const costs = judged.find(({ id }) => id === line.id)?.seats[line.seat ?? -1];
    return costs ? [{ played: line, costs, cost: sum(costs) }] : [];
  });
  const half = Math.floor(looked.length / 2);
  const compared = Math.min(LATELY, half || looked.length);
  const lately = looked.slice(-compared);
  const before = half ? looked.slice(-2 * compared, -compared) : [];
  const kinds = new Set(looked.flatMap(({ costs }) => Object.keys(costs.kinds) as Kind[]));
  const changes = [...kinds].map((kind) => ({
    kind,
    lately: mean(lately, kind),
    before: before.length ? mean(before, kind) : null,
    count: looked.reduce((all, { costs }) => all + (costs.kinds[kind]?.count ?? 0), 0),
  }));
  const said = ({ kind }: Change) => (kind === 'none' ? 1 : 0); // which is no kind: it comes last
  changes.sort(
    (one, other) =>
      said(one) - said(other) ||
      other.lately - one.lately ||
      (other.before ?? 0) - (one.before ?? 0),
  );
  return { looked, compared, changes };
}
