// The people at an online table, as the table's screen wants them: what it may show and do because
// others are there.
import type { Chair, LiveEnd, SeatAnswer, TableInfo } from '../../types/live';
import { settings } from '../settings/settings.svelte';
import { go, toggleSheet } from '../shell/route.svelte';
import { listed } from '../start/words';
import type { Company, CompanyParts, MenuAction } from '../table/company';
import type { Table } from '../table/table.svelte';
import type { Entry } from '../table/wire-types';
import { t } from '../words/words.svelte';
import type { Attendance } from './attendance.svelte';
import Again from './Again.svelte';
import Card from './Card.svelte';
import Clock from './Clock.svelte';
import LinePill from './LinePill.svelte';
import Mark from './Mark.svelte';
import Marks from './Marks.svelte';
import OnlineTools from './OnlineTools.svelte';
import Sheets from './Sheets.svelte';
import Speech from './Speech.svelte';
import { Talk } from './talk.svelte';
import { request } from './line';
import { allowNotices, canNotify } from './turns.svelte';

const parts: CompanyParts = {
  Line: LinePill,
  Tools: OnlineTools,
  Mark,
  Marks,
  Clock,
  Card,
  Talk: Speech,
  Sheets,
  Again,
};

/** What stands in place of the hand. */
export type CardKind = 'wish' | 'absent' | 'away' | 'ended' | '';

export class OnlineCompany implements Company {
  readonly parts = parts;
  readonly at: Attendance;
  readonly table: Table;
  readonly talk: Talk;
  /** Somebody wants another game: the table, and who. */
  rematch = $state.raw<{ table: string; by: string } | null>(null);
  /** What somebody decided to wait for: the question about it is put away. */
  patience = $state('');
  problem = $state('');
  /** What would go with the move that somebody asks back. */
  goes = $state.raw<Entry[]>([]);

  constructor(at: Attendance, table: Table) {
    this.at = at;
    this.table = table;
    this.talk = new Talk(at);
    at.onrematch = (words, by) => (this.rematch = { table: words, by });
    void this.talk.load();
  }

  get info(): TableInfo {
    return this.at.info!;
  }
  get me(): number | 'watch' {
    return this.at.seat;
  }
  chair(seat: number): Chair {
    return this.info.seats[seat] ?? { kind: 'open' };
  }
  get plays(): boolean {
    return typeof this.me === 'number';
  }

  get stopped(): boolean {
    return this.info.phase === 'closed' || (this.info.phase === 'over' && this.end?.why !== 'over');
  }
  get end(): LiveEnd | undefined {
    return this.info.ended;
  }
  get noHints(): string {
    return this.info.hints ? '' : t('There are no hints where other people play.');
  }

  get card(): CardKind {
    const { wish, absent, phase } = this.info;
    if (this.stopped) return 'ended';
    if (phase !== 'playing') return '';
    if (wish) return 'wish';
    if (typeof this.me === 'number' && this.chair(this.me).kind === 'away') return 'away';
    if (absent && this.plays && absent.seat !== this.me && this.patience !== this.#absence)
      return 'absent';
    return '';
  }
  get asks(): boolean {
    return this.card !== '';
  }
  get clocked(): boolean {
    return this.info.clock !== undefined;
  }
  get #absence(): string {
    const { absent, number } = this.info;
    return absent ? `${absent.seat} ${absent.why} ${number}` : '';
  }

  /** Whose clock is waited for. */
  get sentence(): string {
    const waited = (this.table.status.to_act ?? []).filter((seat) => typeof seat === 'number');
    const names = waited.filter((seat) => seat !== this.me).map((seat) => this.table.name(seat));
    if (names.length === 0) return '';
    return names.length === 1
      ? t('It is {name}’s turn.', { name: names[0]! })
      : t('{names} are choosing.', { names: listed(names) });
  }

  /** The wish is put to this person. */
  get asked(): boolean {
    return typeof this.me === 'number' && (this.info.wish?.awaited ?? []).includes(this.me);
  }
  answer(agrees: boolean): void {
    if (typeof this.me === 'number') void this.table.agree(this.me, agrees);
  }
  async decide(choice: 'wait' | 'computer' | 'end'): Promise<void> {
    if (choice === 'wait') this.patience = this.#absence;
    await this.#say('absent', { choice });
  }
  takeBackSeat(): Promise<void> {
    return this.#say('return');
  }

  async #say(verb: string, members: object = {}): Promise<void> {
    const answer = await this.at.say(verb, members);
    this.problem = answer.ok ? '' : answer.error;
    if (!answer.ok) this.table.notice = answer.error;
  }

  async playAgain(): Promise<void> {
    const known = this.rematch?.table ?? this.info.rematch;
    const answer = await this.at.say<SeatAnswer>('rematch');
    const fresh = answer.ok ? answer.table : known;
    if (!fresh) this.problem = answer.ok ? '' : answer.error;
    else {
      // A chair is kept there for everybody who played here.
      await request('join', { table: fresh });
      go('t', fresh);
    }
  }

  #ask(text: string, yes: string, verb: string): void {
    this.table.question = {
      text,
      yes,
      no: t('Play on'),
      answer: (agrees) => {
        this.table.question = null;
        if (agrees) void this.#say(verb);
      },
    };
  }

  get menu(): MenuAction[] {
    const { info } = this;
    const honest: MenuAction = {
      label: t('The seal of the deal'),
      icon: 'seal',
      act: () => go('honest', info.table),
    };
    const lobby: MenuAction = {
      label: t('To the tables'),
      icon: 'people',
      act: () => go('tables'),
    };
    const leaves: MenuAction[] = [
      {
        label: t('Break it off'),
        icon: 'cross',
        act: () =>
          this.#ask(
            t(
              'Break this game off? It ends without a result; that is possible before the second decision.',
            ),
            t('Break it off'),
            'abort',
          ),
      },
      {
        label: t('Give up'),
        icon: 'flag',
        act: () =>
          this.#ask(
            info.players === 2
              ? t('Give this game up? The other side wins.')
              : t('Give this game up? A computer plays your seat to the end.'),
            t('Give up'),
            'resign',
          ),
      },
    ];
    const notices: MenuAction = {
      label: t('Tell me when it is my turn'),
      icon: 'bell',
      act: () => void allowNotices(),
    };
    const tells = this.plays && canNotify() && !settings.notify;
    const running = this.plays && info.phase === 'playing';
    return [lobby, honest, ...(tells ? [notices] : []), ...(running ? leaves : [])];
  }

  key(key: string): boolean {
    if (key === 'c' && this.info.chat) toggleSheet('chat');
    else if (key === 'w') toggleSheet('watch');
    else if ((key === 'y' || key === 'n') && this.table.question)
      this.table.question.answer(key === 'y');
    else if ((key === 'y' || key === 'n') && this.asked) this.answer(key === 'y');
    else return false;
    return true;
  }
}

/** Of a table that is online. */
export const companyOf = (table: Table): OnlineCompany => table.company as OnlineCompany;
