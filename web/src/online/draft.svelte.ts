// A table that is being made: the game, its chairs, time and rules, as they were chosen last or are
// chosen now.
import { untrack } from 'svelte';
import { whyNot } from '../editor/check';
import type { TableTime } from '../../types/live';
import type { OwnFile } from '../settings/settings.svelte';
import { games, type Game } from '../start/catalogue.svelte';
import { t } from '../words/words.svelte';
import { fitted, type ChairLook, type Wanted } from './chairs';
import type { Terms } from './looks';
import { lastOnline, rememberOnline } from './remembered';

export class TableDraft {
  readonly #last = lastOnline();
  game = $state('');
  open = $state(this.#last.public);
  time = $state.raw<TableTime>(this.#last.time);
  chairs = $state.raw<Wanted[]>([]);
  options = $state<Record<string, string>>({});
  data = $state<Record<string, OwnFile>>({});
  /** What is wrong with a file, by the name of the data. */
  wrong = $state<Record<string, string>>({});

  constructor(game: string) {
    this.game = game || this.#last.game;
  }

  get known(): Game | undefined {
    return games().find((each) => each.name === this.game) ?? games()[0];
  }
  get players(): number[] {
    return this.known?.players ?? [2];
  }

  /** Another game has its own chairs and rules. */
  take({ name, players }: Game): void {
    untrack(() => {
      this.chairs = fitted(this.#last.chairs[name], players);
      this.options = { ...this.#last.options[name] };
      this.data = { ...this.#last.data[name] };
      this.wrong = {};
    });
  }

  get terms(): Terms {
    const { chairs, options, data } = this;
    const late = Number(options.first) >= chairs.length;
    const texts = Object.entries(data).map(([key, { text }]) => [key, text]);
    return {
      players: chairs.length,
      options: { ...options, ...(late && { first: 'random' }) },
      data: Object.fromEntries(texts),
    };
  }
  /** What the rules will be, as plain sentences. */
  get sentences(): string[] {
    return (this.known?.options ?? []).flatMap(({ name, values, choices }) => {
      const value = this.terms.options[name] ?? values[0];
      return choices.find((choice) => choice.value === value)?.sentence ?? [];
    });
  }

  looks(name: string): ChairLook[] {
    const free = this.open ? t('for everybody') : t('for whoever has the link');
    return this.chairs.map((chair): ChairLook => {
      if (chair.kind === 'computer')
        return { kind: 'computer', name: chair.name, note: t('computer'), level: chair.level };
      if (chair.kind === 'open') return { kind: 'open', name: t('A free chair'), note: free };
      const note = t('keeper of the table');
      return { kind: 'person', name: name || t('You'), note, lamp: 'here', mine: true };
    });
  }

  /** The C side reads the text at once and says what is wrong, with its line. */
  async bring(which: string, own: OwnFile): Promise<void> {
    this.wrong[which] = await whyNot(this.game, which, own);
    if (!this.wrong[which]) this.data[which] = own;
  }
  drop(which: string): void {
    delete this.data[which];
    delete this.wrong[which];
  }

  /** As the server is asked for it. */
  get request(): object {
    const { options, data } = this.terms;
    const files = Object.keys(data).length ? { data } : {};
    const { game, chairs: seats, open, time } = this;
    return { game, seats, public: open, time, chat: true, options, ...files };
  }

  remember(): void {
    const { game, open, time, chairs } = this;
    rememberOnline({
      game,
      public: open,
      time,
      chairs: { ...this.#last.chairs, [game]: chairs },
      options: { ...this.#last.options, [game]: $state.snapshot(this.options) },
      data: { ...this.#last.data, [game]: $state.snapshot(this.data) },
    });
  }
}
