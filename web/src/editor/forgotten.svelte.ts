// What was just deleted, so that it can be brought back.
import { go } from '../shell/route.svelte';
import { findOwn, removeOwn } from './own.svelte';

let last = $state.raw<{ name: string; back(): void } | null>(null);

export const forgotten = (): { name: string; back(): void } | null => last;

export function forget(id: string): void {
  const own = findOwn(id);
  if (!own) return;
  const putBack = removeOwn(id);
  last = {
    name: own.name,
    back: () => {
      putBack();
      last = null;
    },
  };
  go('boards');
}
