// Somebody on the way through a lesson. Which moves are right, what is said and what the others do
// is the lesson's (docs/lessons.md), and the wire walks through it; this brings it to a table's
// screen and remembers what is done.
import type { LessonState } from '../../types/wire';
import { settings } from '../settings/settings.svelte';
import type { Door } from '../table/door';
import { Table } from '../table/table.svelte';
import type { Move, Preview, Status, Told, Turn } from '../table/wire-types';
import { ask, call, type Answer } from '../wire/client';
import { language, t, tn, type Language } from '../words/words.svelte';

const TEXTS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('virtual:lessons/en'),
  fr: () => import('virtual:lessons/fr'),
  it: () => import('virtual:lessons/it'),
};

type LessonStatus = Status & { lesson: LessonState; right?: boolean };

export class Lesson {
  readonly game: string;
  readonly table: Table;
  state = $state.raw<LessonState | null>(null);
  problem = $state('');
  /** The language of the text that is open. */
  #written: Language | null = null;

  constructor(game: string) {
    this.game = game;
    this.table = new Table('lesson', game, this.#door());
  }

  get done(): number[] {
    return settings.learnt[this.game] ?? [];
  }

  /** At the first step that isn't done yet. */
  async begin(): Promise<void> {
    const status = await this.#open((steps) => {
      const next = Array.from({ length: steps }, (_, step) => step);
      return next.find((step) => !this.done.includes(step)) ?? 0;
    });
    if (status) await this.table.begin(status);
  }

  /** The same step in the language that is spoken now. */
  async translate(): Promise<void> {
    await this.table.translate();
    if (!this.state || this.#written === settings.language) return;
    const { step } = this.state;
    const status = await this.#open(() => step);
    if (status) await this.table.arrive(status);
  }

  async #open(which: (steps: number) => number): Promise<LessonStatus | null> {
    // What is spoken may still be on its way; what shall be spoken is known.
    this.#written = settings.language;
    const { default: texts } = await TEXTS[this.#written]();
    const answer = await call('lesson', { text: texts[this.game] });
    if (!answer.ok) {
      this.problem = answer.error ?? '';
      return null;
    }
    const step = which((answer as LessonStatus).lesson.steps.length);
    return step ? this.#take(await call('lesson', { step })) : this.#take(answer);
  }

  #take(answer: Answer): LessonStatus {
    const status = answer as LessonStatus;
    if (!status.ok) return status;
    const { step, stage } = status.lesson;
    const before = this.state;
    this.state = status.lesson;
    // A step may have ended by itself when the next one is there.
    if (stage === 'says' || stage === 'over') this.#remember(step);
    else if (before?.stage !== 'says' && before && step === before.step + 1) this.#remember(step - 1);
    return status;
  }

  #remember(step: number): void {
    if (!this.done.includes(step)) settings.learnt[this.game] = [...this.done, step];
  }

  /** Any step, whatever was done before. */
  async enter(step: number): Promise<void> {
    this.state = null;
    await this.table.arrive(this.#take(await call('lesson', { step })));
  }

  /** From what was said of a step to the next one. */
  async next(): Promise<void> {
    await this.table.arrive(await this.#follow());
  }

  get #eyes(): object {
    const viewer = this.state?.you ?? this.table.viewer;
    return { viewer, lang: language(), objects: true, events: true };
  }

  async #follow(): Promise<LessonStatus> {
    return this.#take(await ask({ do: 'follow', ...this.#eyes }));
  }

  async #try(move: string): Promise<Answer> {
    const answer = (await ask({ do: 'try', move, ...this.#eyes })) as LessonStatus;
    if (!answer.ok || answer.right) return this.#take(answer);
    return { ok: false, error: await this.#wrong(move) };
  }

  /** What the move would do, and what the step is about instead. */
  async #wrong(move: string): Promise<string> {
    const you = this.state!.you;
    const request = { do: 'preview', seat: you, move, ...this.#eyes };
    const preview = await ask<Preview>(request);
    const points = (preview.ok && preview.points[you]) || 0;
    const brings = points
      ? tn('That would bring **one point**.', 'That would bring **{count} points**.', points)
      : t('That would bring nothing at once.');
    return `${brings} ${this.state!.other ?? t('But this step is about something else.')}`;
  }

  get #seats(): Answer {
    const { names = [], you = 0, player = '' } = this.state ?? {};
    const seats = names.map((name, seat) => ({
      name: seat === you ? t('You') : name,
      player: seat === you ? 'human' : player,
      back: 'none',
    }));
    return { ok: true, seats };
  }

  async #hint(seat: number, lang: string): Promise<Answer> {
    const { position } = await ask<{ position: string }>({ do: 'position', viewer: seat });
    const names = this.state?.names;
    const set = { do: 'set', game: this.game, position, viewer: seat, names };
    return call('advise', { set, seat, lang });
  }

  /** The right move, or where one plays freely what a good player would do. */
  async advise(): Promise<Move[]> {
    const { free, ways = [], you = 0 } = this.state ?? {};
    const known = (text: string) => this.table.moves.find(({ move }) => move === text);
    if (!free) return ways.flatMap((way) => known(way) ?? []);
    const answer = await this.#hint(you, language());
    const turns = (answer.turns ?? []) as { moves: { move: string }[] }[];
    return (turns[0]?.moves ?? []).flatMap(({ move }) => known(move) ?? []).slice(0, 1);
  }

  /** The move as if it had been made. */
  async imagined(move: Move): Promise<Turn> {
    const seat = this.state?.you ?? 0;
    const preview = await this.table.preview(move);
    const moves = [{ seat, move, events: (preview?.events ?? []) as Told[] }];
    return { turn: 0, seat, first: 0, last: 0, moves, points: [], parts: [], cells: [] };
  }

  #door(): Door {
    return {
      refuses: true,
      ask: async <T extends object>(request: object) => {
        const { do: what, move } = request as { do: string; move?: string };
        if (what === 'table') return this.#seats as Answer & T;
        if (what === 'move') return (await this.#try(move ?? '')) as Answer & T;
        return ask<T>(request);
      },
      think: () => this.#follow(),
      hint: ({ seat, lang }) => this.#hint(seat, lang),
      cancel: () => call('cancel'),
      record: () => Promise.resolve({ ok: false }),
      leave: () => void call('cancel'),
    };
  }
}
