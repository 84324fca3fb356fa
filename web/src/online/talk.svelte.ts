// What people say at a table. It is folded away until somebody wants it; a new line is shown for a
// moment. Everybody can shut it for good, or one person's lines, in this browser.
import type { ChatLine, LinesAnswer } from '../../types/live';
import { settings } from '../settings/settings.svelte';
import { t } from '../words/words.svelte';
import type { Attendance } from './attendance.svelte';

const SHOWN = 6000;
const MOST = 100;

/** What is said often, in few words. */
export const phrases = (): string[] => [
  t('Hello!'),
  t('Good luck!'),
  t('Nice move!'),
  t('Well played!'),
  t('Thank you!'),
  t('Sorry, a slip'),
  t('One moment, please'),
  t('I have to go soon'),
];

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  /** The line that was just said. */
  bubble = $state.raw<ChatLine | null>(null);
  unread = $state(0);
  unfolded = $state(false);
  problem = $state('');
  readonly #at: Attendance;

  constructor(at: Attendance) {
    this.#at = at;
    at.onback = () => void this.load();
    at.onchat = ({ push: _, table: __, ...line }) => this.#hear(line);
  }

  async load(): Promise<void> {
    const answer = await this.#at.say<LinesAnswer>('lines');
    if (!answer.ok) return;
    // What was said while there was no line.
    const last = this.lines.at(-1)?.number;
    const missed = last === undefined ? [] : answer.lines.filter(({ number }) => number > last);
    this.lines = answer.lines;
    if (!this.shut && !this.unfolded)
      this.unread += missed.filter((line) => !this.isOwn(line) && !this.isHidden(line)).length;
  }

  get shut(): boolean {
    return settings.chat === false;
  }
  set shut(shut: boolean) {
    settings.chat = !shut;
    this.bubble = null;
    this.unread = 0;
  }

  get heard(): ChatLine[] {
    return this.lines.filter((line) => !this.isHidden(line));
  }

  /** A person by what the server knows them by; a program without one by its name. */
  #who({ person, name }: ChatLine): string {
    return person || name;
  }
  isHidden(line: ChatLine): boolean {
    return settings.hidden.includes(this.#who(line));
  }
  isOwn(line: ChatLine): boolean {
    return line.seat !== 'watch' && line.seat === this.#at.seat;
  }
  hide(line: ChatLine): void {
    settings.hidden.push(this.#who(line));
    this.bubble = null;
  }
  show(line: ChatLine): void {
    settings.hidden = settings.hidden.filter((who) => who !== this.#who(line));
  }

  #hear(line: ChatLine): void {
    if (this.lines.some(({ number }) => number === line.number)) return;
    this.lines = [...this.lines, line].slice(-MOST);
    if (this.shut || this.isHidden(line) || this.unfolded) return;
    if (!this.isOwn(line)) this.unread += 1;
    this.bubble = line;
    setTimeout(() => {
      if (this.bubble === line) this.bubble = null;
    }, SHOWN);
  }

  async say(text: string): Promise<boolean> {
    const words = text.trim();
    if (!words) return false;
    const answer = await this.#at.say('chat', { text: words });
    this.problem = answer.ok ? '' : answer.error;
    return answer.ok;
  }
}
