// Opens a table and goes there; how it was set is offered again next time.
import { settings, type LastTable } from '../settings/settings.svelte';
import { go } from '../shell/route.svelte';
import { call } from '../wire/client';

/** The request that opens such a table. */
export function openRequest(game: string, { seats, options, data = {} }: LastTable): object {
  const texts = Object.fromEntries(Object.entries(data).map(([name, { text }]) => [name, text]));
  return {
    game,
    players: seats.length,
    options: { ...options },
    seats: seats.map(({ player, name }) => (player === 'human' ? { name } : { player, name })),
    ...(Object.keys(texts).length && { data: texts }),
  };
}

/** Empty if it went well, else what is wrong. */
export async function openTable(game: string, table: LastTable): Promise<string> {
  const answer = await call('start', openRequest(game, table));
  if (!answer.ok) return answer.error ?? '';
  settings.last[game] = JSON.parse(JSON.stringify(table));
  go('table', answer.id as string);
  return '';
}
