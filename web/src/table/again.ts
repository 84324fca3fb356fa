// The same table once more: the same seats, options and files, and the next seat begins.
import { games } from '../start/catalogue.svelte';
import { openTable } from '../start/open';
import type { Table } from './table.svelte';

interface Terms {
  options: Record<string, string>;
  data?: Record<string, string>;
}

/** Empty if it went well, else what is wrong. */
export async function playAgain(table: Table): Promise<string> {
  const terms = await table.ask<Terms>({ do: 'table' });
  if (!terms.ok) return terms.error ?? '';
  const options = { ...terms.options };
  const began = (table.view.first as number | undefined) ?? 0;
  if (
    games()
      .find(({ name }) => name === table.game)
      ?.options.some(({ name }) => name === 'first')
  )
    options.first = String((began + 1) % table.seats.length);
  const seats = table.seats.map(({ player, name }) => ({ player, name }));
  const data = Object.entries(terms.data ?? {}).map(([name, text]) => [name, { file: name, text }]);
  return openTable(table.game, {
    seats,
    options,
    ...(data.length && { data: Object.fromEntries(data) }),
  });
}
