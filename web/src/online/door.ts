// The door of a table at a server. The server plays, deals and thinks; what these eyes see comes
// with every event as a position, from which the page's own wire makes everything that is looked
// at, at once and without a line too.
import type { Viewer } from '../../types/wire';
import type { Door, Sitters } from '../table/door';
import type { Status } from '../table/wire-types';
import { ask, call, type Answer } from '../wire/client';
import type { Attendance } from './attendance.svelte';
import { lineState, request } from './line';

const SEEN = new Set(['view', 'board', 'moves', 'why', 'preview', 'previews']);

interface Terms extends Sitters {
  data?: Record<string, string>;
}

export class OnlineDoor implements Door {
  readonly viewer: Viewer;
  readonly #at: Attendance;
  readonly #game: string;
  /** The last sitters that were told: without a line they stay. */
  #terms: Terms = { seats: [] };
  #set: object | null = null;

  constructor(at: Attendance, game: string) {
    this.#at = at;
    this.#game = game;
    this.viewer = at.seat;
  }

  async ask<T extends object>(question: object): Promise<Answer & T> {
    const { do: verb, ...members } = question as { do: string; move?: string; agrees?: boolean };
    if (SEEN.has(verb) && this.#set) return ask<T>(question);
    if (verb === 'move') return (await this.#at.move(members.move!)) as Answer & T;
    if (verb === 'table') return (await this.#sitters()) as unknown as Answer & T;
    // The server knows whose seat this is, and how it is told what happened.
    if (verb === 'back') return (await this.#at.say<T>('back')) as Answer & T;
    if (verb === 'consent')
      return (await this.#at.say<T>('consent', { agrees: members.agrees })) as Answer & T;
    return (await this.#at.say<T>(verb, members)) as Answer & T;
  }

  async #sitters(): Promise<Answer & Terms> {
    if (lineState() === 'here') {
      const answer = await this.#at.say<Terms>('table');
      if (answer.ok) this.#terms = answer;
    }
    return { ...this.#terms, ok: true } as Answer & Terms;
  }

  /** The page's own wire goes over to the position of a status. */
  async follow(status: Status): Promise<void> {
    const { position } = status as Status & { position?: string };
    if (!position) return;
    const { seats, data } = this.#terms;
    const set = {
      do: 'set',
      game: this.#game,
      position,
      viewer: this.viewer,
      names: seats.map(({ name }) => name),
      ...(data && { data }),
    };
    const answer = await ask(set);
    this.#set = answer.ok ? set : null;
  }

  hint(question: { seat: number; lang: string }): Promise<Answer> {
    return call('advise', { set: this.#set, ...question });
  }

  cancel(): Promise<unknown> {
    return call('cancel');
  }

  async record(): Promise<Answer> {
    return (await request('record', { table: this.#at.words })) as Answer;
  }

  leave(): void {
    this.#at.leave();
  }
}
