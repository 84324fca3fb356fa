// From an own board or list to a table: setting up has it chosen already, so that the second click
// starts.
import { settings } from '../settings/settings.svelte';
import { go } from '../shell/route.svelte';
import type { Own } from './own.svelte';

export function playWith(
  { game, data }: Pick<Own, 'game' | 'data'>,
  { name, text }: Pick<Own, 'name' | 'text'>,
): void {
  const last = settings.last[game] ?? { seats: [], options: {} };
  settings.last[game] = { ...last, data: { ...last.data, [data]: { file: name, text } } };
  go('set', game);
}
