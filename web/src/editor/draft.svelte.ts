// A text that is being edited: every change is a step that can be undone, is kept in the browser
// and checked by the C loader at once; the first thing that is wrong is told.
import type { CheckSound, Complaint } from '../../types/wire';
import { checkData } from './check';
import { changeOwn, type Own } from './own.svelte';
import { takenBack } from './words';

interface Step {
  text: string;
  /** What the loader said; null: not yet. */
  sound: boolean | null;
}

const STEPS = 200;

export class Draft {
  readonly own: Own;
  name = $state('');
  /** The last step is now, unless some were undone. */
  #steps = $state.raw<Step[]>([]);
  #at = $state(0);
  complaint = $state.raw<Complaint | null>(null);
  /** What the loader made of it when it was last sound. */
  found = $state.raw<CheckSound | null>(null);
  checked = $state(false);
  /** False: the browser keeps nothing. */
  kept = $state(true);

  constructor(own: Own) {
    this.own = own;
    this.name = own.name;
    this.#steps = [{ text: own.text, sound: null }];
    void this.check();
  }

  get text(): string {
    return this.#steps[this.#at]!.text;
  }
  get canUndo(): boolean {
    return this.#at > 0;
  }
  get canRedo(): boolean {
    return this.#at < this.#steps.length - 1;
  }
  get sound(): boolean {
    return this.checked && !this.complaint;
  }

  /** Joined: the same stroke goes on, and is undone as one. */
  change(text: string, joined = false): void {
    if (text === this.text) return;
    const before = this.#steps.slice(0, this.#at + (joined && this.#at > 0 ? 0 : 1));
    this.#steps = [...before, { text, sound: null }].slice(-STEPS);
    this.#at = this.#steps.length - 1;
    this.#changed();
  }
  undo(): boolean {
    return this.#go(this.#at - 1);
  }
  redo(): boolean {
    return this.#go(this.#at + 1);
  }
  #go(step: number): boolean {
    if (!this.#steps[step]) return false;
    this.#at = step;
    this.#changed();
    return true;
  }
  #changed(): void {
    this.kept = changeOwn(this.own.id, { text: this.text });
    void this.check();
  }
  rename(name: string): void {
    this.name = name;
    if (name.trim()) this.kept = changeOwn(this.own.id, { name: name.trim() });
  }

  /** Answers come in order; one about a text that is gone says nothing any more. */
  async check(): Promise<void> {
    const step = this.#steps[this.#at]!;
    const answer = await checkData(this.own.game, { [this.own.data]: step.text });
    step.sound = answer.sound;
    if (step.text !== this.text) return;
    this.checked = true;
    this.complaint = answer.sound ? null : answer.complaint;
    if (answer.sound) this.found = answer;
  }

  /** The last step that was sound, and the one that broke it. */
  get #broken(): [Step, Step] | null {
    const steps = this.#steps.slice(0, this.#at + 1);
    const last = steps.map(({ sound }) => sound === true).lastIndexOf(true);
    return last >= 0 && last < this.#at ? [steps[last]!, steps[last + 1]!] : null;
  }
  /** The text before it was broken, and the first one that was. */
  get broken(): { before: string; after: string } | null {
    const found = this.complaint ? this.#broken : null;
    return found && { before: found[0].text, after: found[1].text };
  }

  /** Takes back what broke it; where later changes can't stay, those too. False: nothing known. */
  async mend(): Promise<boolean> {
    const found = this.#broken;
    if (!found || !this.complaint) return false;
    const less = takenBack(this.text, found[0].text, found[1].text);
    const { game, data } = this.own;
    const mended = less !== null && (await checkData(game, { [data]: less })).sound;
    this.change(mended ? less : found[0].text);
    return true;
  }
}
