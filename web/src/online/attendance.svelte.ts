// Being at a table of the server: entering it, entering it again whenever the line was lost, and
// hearing everything that happens there, in order and without gaps.
import type {
  ChatPush,
  EnterAnswer,
  EventPush,
  LookAnswer,
  Push,
  TableInfo,
} from '../../types/live';
import type { Status } from '../table/wire-types';
import type { Answer } from '../wire/client';
import { language, t, tn } from '../words/words.svelte';
import { hexadecimal } from '../wire/hexadecimal';
import {
  type LineAnswer,
  lineState,
  listen,
  onLine,
  open,
  request,
  wasAwayFor,
  whoAmI,
} from './line';
import { sealFor } from './sealing';

const BACK_SHOWN = 5000;
const UNNOTICED = 700;

export class Attendance {
  readonly words: string;
  info = $state.raw<TableInfo | null>(null);
  /** When the info came, by the page's clock. */
  informed = $state(0);
  seat = $state<number | 'watch'>('watch');
  /** Why one can't be here. */
  problem = $state('');
  /** For a moment after the line is back: what came meanwhile, as a sentence. */
  back = $state('');
  /** A move waits for the line. */
  holds = $state(false);
  /** The position has changed; comes back when that is shown. */
  onstatus: (status: Status) => Promise<void> = async () => {};
  /** The line is there again. */
  onback: () => void = () => {};
  onchat: (line: ChatPush) => void = () => {};
  /** Somebody wants another game, at another table. */
  onrematch: (table: string, by: string) => void = () => {};

  #number = 0;
  #entered = false;
  #follows = false;
  #ended = false;
  #ends: (() => void)[] = [];
  #inside: Promise<void>;
  #open!: () => void;
  #count = 0;
  #held: (() => void)[] = [];

  constructor(words: string) {
    this.words = words;
    this.#inside = new Promise((resolve) => (this.#open = resolve));
  }

  /** From now on until `leave`; comes back when the server has let one in, or has refused. */
  attend(): Promise<void> {
    this.#ends = [listen(this.words, (push) => this.#hear(push)), onLine(() => void this.#come())];
    if (lineState() === 'here') void this.#come();
    else open();
    return this.#inside;
  }

  leave(): void {
    this.#ended = true;
    for (const end of this.#ends) end();
    if (lineState() === 'here') void request('exit', { table: this.words });
  }

  /** Says something about this table. */
  say<T extends object>(verb: string, members: object = {}): Promise<LineAnswer<T>> {
    return request<T>(verb, { table: this.words, ...members });
  }

  /** Begins to follow the game: the position as it is, and every change from then on. */
  async follow(): Promise<Status | null> {
    this.#follows = false;
    const answer = await this.#enter();
    this.#follows = answer.ok && answer.status !== undefined;
    if (!answer.ok || !answer.status) return null;
    this.#count = answer.status.count;
    return { ok: true, ...answer.status } as Status;
  }

  #enter(): Promise<LineAnswer<EnterAnswer>> {
    const wishes = { lang: language(), events: true, objects: true, position: true };
    const since = this.#follows ? { since: this.#number } : {};
    return this.say<EnterAnswer>('enter', { ...wishes, ...since }).then((answer) => {
      if (!answer.ok) return answer;
      this.seat = answer.seat;
      this.#number = answer.number;
      this.#inform(answer.table);
      return answer;
    });
  }

  /** There is a line, the first or another one. */
  async #come(): Promise<void> {
    const again = this.#entered;
    const answer = await this.#enter();
    if (this.#ended || (!answer.ok && answer.code === 'lost')) return;
    this.problem = answer.ok ? '' : answer.error;
    if (answer.ok && again && this.#follows) {
      const status = answer.status && ({ ok: true, ...answer.status } as Status);
      this.#tellBack(status);
      this.onback();
      if (status) await this.#show(status);
    }
    this.#entered = true;
    this.#open();
    for (const go of this.#held.splice(0)) go();
  }

  #tellBack(status: Status | undefined): void {
    const others = (status?.happened ?? []).filter(
      ({ seat }) => typeof seat === 'number' && seat !== this.seat,
    ).length;
    // A line that was found again at once is no news.
    if (!others && wasAwayFor() < UNNOTICED) return;
    const said = others
      ? tn('Back. One move came in', 'Back. {count} moves came in', others)
      : t('Back. Nothing was missed');
    this.back = said;
    setTimeout(() => {
      if (this.back === said) this.back = '';
    }, BACK_SHOWN);
  }

  #inform(info: TableInfo): void {
    this.info = info;
    this.informed = performance.now();
    // Chairs move before the start: one's own is where one sits.
    const own = info.seats.findIndex(
      (chair) =>
        chair.kind !== 'invited' && 'person' in chair && chair.person === whoAmI().person,
    );
    if (info.phase === 'waiting') this.seat = own < 0 ? 'watch' : own;
    if (typeof this.seat === 'number') void sealFor(this, info, this.seat);
  }

  /** Moves bring no info of their own; the last one changes more than the clock. */
  async #lookAgain(): Promise<void> {
    const answer = await this.say<LookAnswer>('look');
    if (answer.ok) this.#inform(answer.info);
  }

  #hear(push: Push): void {
    if (push.push === 'info') this.#inform(push.info);
    else if (push.push === 'event') this.#follow(push);
    else if (push.push === 'chat') this.onchat(push);
    else if (push.push === 'rematch') this.onrematch(push.new, push.by);
  }

  #follow(event: EventPush): void {
    if (event.number <= this.#number) return;
    if (event.number > this.#number + 1 && this.#follows) return void this.#come();
    this.#number = event.number;
    if (event.clock) this.#inform({ ...this.info!, number: event.number, clock: event.clock });
    if (event.status?.over) void this.#lookAgain();
    if (this.#follows && event.status) void this.#show({ ok: true, ...event.status } as Status);
  }

  async #show(status: Status): Promise<void> {
    this.#count = status.count;
    await this.onstatus(status);
  }

  /**
   * A move. Without a line it is kept until there is one, and given back if the game has gone on
   * meanwhile; one that was sent already is sent again by the line and counts once.
   */
  async move(move: string): Promise<Answer> {
    const client = hexadecimal(crypto.getRandomValues(new Uint8Array(8)));
    if (lineState() !== 'here') {
      const before = this.#count;
      this.holds = true;
      await new Promise<void>((resolve) => this.#held.push(resolve));
      this.holds = false;
      if (this.#count !== before)
        return {
          ok: false,
          error: t('The game has gone on meanwhile: your move comes back to you.'),
        };
    }
    return (await this.say('move', { move, client })) as Answer;
  }
}
