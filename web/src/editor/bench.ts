// What an editor of one kind of data brings to the screen they share: the contract between the
// workbench and Sunrise Lane's board or the lists of the other games.
import type { Draft } from './draft.svelte';

/** What is wrong, in words for people: at the place, and what to do about it. */
export interface Told {
  /** The bubble's; no title: the loader's words are enough. */
  title: string;
  body: string;
  /** Bold between `**`. */
  advice: string;
}

export interface Bench {
  readonly draft: Draft;
  /** Beside the name: "79 plots". */
  readonly summary: string;
  /** False: the text is such that it can only be edited as text. */
  readonly readable: boolean;
  /** Something is chosen, so that a phone shows the box. */
  readonly chosen: boolean;
  /** Where a change can go, beside what is chosen; empty: nowhere else. */
  readonly scopes: { one: string; all: string } | null;
  all: boolean;
  readonly told: Told | null;
  readonly playLabel: string;
  /** What was just done, for readers. */
  readonly said: string;
  letGo(): void;
  /** True: it was one of this editor's keys. */
  key(key: string): boolean;
  /** Takes back or repairs what the loader complains about; false: nothing is known. */
  mend(): Promise<boolean>;
}
