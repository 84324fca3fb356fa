// The tables of a server as this person sees them: one's own, those open to everybody, and finished
// ones. Public tables come by themselves when they change; one's own are asked for again when
// something was said about them.
import type { LobbyTable, Push, TablesAnswer } from '../../types/live';
import { listen, onLine, request } from './line';

const OFTEN = 15_000; // how often one's own are asked for while nothing is said

export interface Dated extends LobbyTable {
  /** When it was told, so that clocks go on from there. */
  told: number;
}

const dated = (tables: LobbyTable[]): Dated[] =>
  tables.map((table) => ({ ...table, told: Date.now() }));

export const isMyTurn = ({ turn, mine }: LobbyTable): boolean =>
  mine !== undefined && (turn ?? []).includes(mine);

/** What waits for somebody first; of those, clocks that run out in minutes. */
function urgency(table: LobbyTable): number {
  if (isMyTurn(table)) return table.time?.kind === 'bank' ? 0 : 1;
  return table.phase === 'waiting' ? 3 : 2;
}

export class Lobby {
  mine = $state.raw<Dated[]>([]);
  open = $state.raw<Dated[]>([]);
  #ended = $state.raw<Dated[]>([]);
  #mineEnded = $state.raw<Dated[]>([]);
  ready = $state(false);
  problem = $state('');
  #ends: (() => void)[] = [];

  start(): void {
    const timer = setInterval(() => document.hidden || void this.#loadMine(), OFTEN);
    this.#ends = [
      listen('', (push) => this.#hear(push)),
      onLine(() => void this.load()),
      () => clearInterval(timer),
    ];
    void this.load();
  }

  stop(): void {
    for (const end of this.#ends) end();
    void request('lobby', { on: false });
  }

  async load(): Promise<void> {
    void request('lobby', { on: true });
    const [open, finished] = await Promise.all([
      this.#ask('public'),
      this.#ask('finished'),
      this.#loadMine(),
    ]);
    if (open) this.open = open;
    if (finished) this.#ended = finished;
    this.ready = true;
  }

  async #loadMine(): Promise<void> {
    const mine = await this.#ask('mine');
    if (!mine) return;
    const order = (one: Dated, other: Dated) =>
      urgency(one) - urgency(other) || other.changed - one.changed;
    const running = ({ phase }: Dated) => phase !== 'over' && phase !== 'closed';
    this.mine = mine.filter(running).sort(order);
    this.#mineEnded = mine.filter(({ phase }) => phase === 'over');
  }

  async #ask(which: string): Promise<Dated[] | null> {
    const answer = await request<TablesAnswer>('tables', { which });
    this.problem = answer.ok ? '' : answer.error;
    return answer.ok ? dated(answer.tables) : null;
  }

  #hear(push: Push): void {
    if (push.push === 'lobby') this.#take(dated(push.tables), push.gone ?? []);
    else if (['turn', 'rematch', 'invited', 'event'].includes(push.push)) void this.#loadMine();
  }

  #take(changed: Dated[], gone: string[]): void {
    const fresh = new Map(changed.map((table) => [table.table, table]));
    const still = this.open.filter(({ table }) => !gone.includes(table));
    const known = new Set(still.map(({ table }) => table));
    const more = changed.filter(({ table }) => !known.has(table));
    this.open = [...more, ...still.map((table) => fresh.get(table.table) ?? table)].filter(
      ({ phase }) => phase !== 'over' && phase !== 'closed',
    );
    if (this.mine.some(({ table }) => fresh.has(table) || gone.includes(table)))
      void this.#loadMine();
  }

  /** One's own and everybody's, the last one first. */
  get finished(): Dated[] {
    const own = new Set(this.#mineEnded.map(({ table }) => table));
    return [...this.#mineEnded, ...this.#ended.filter(({ table }) => !own.has(table))].sort(
      (one, other) => other.changed - one.changed,
    );
  }

  /** Those that aren't one's own already. */
  get others(): Dated[] {
    const own = new Set(this.mine.map(({ table }) => table));
    return this.open.filter(({ table, mine }) => mine === undefined && !own.has(table));
  }
}
