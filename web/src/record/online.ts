// Games that have ended at the server: it knows them by the person's key, so they are asked for and
// become lines of the record like any other.
import type { TablesAnswer } from '../../types/live';
import { lineOf } from './note';
import { forgottenUntil, keepPlayed, readWhole } from './store';
import { struckOut } from './there';

/** Whether there were any that the record didn't have. */
export async function takeFinished(): Promise<boolean> {
  const { findServer, open, request, whoAmI } = await import('../online/line');
  if (!(await findServer())) return false;
  open();
  const answer = await request<TablesAnswer>('tables', { which: 'mine' });
  if (!answer.ok) return false;
  const known = new Set((await readWhole()).played.map(({ id }) => id));
  const struck = await struckOut();
  const person = whoAmI()?.person ?? '';
  const lines = answer.tables.flatMap((table) => lineOf(table, person) ?? []);
  const fresh = lines.filter(
    ({ id, when }) => !known.has(id) && !struck.has(`played/${id}`) && when > forgottenUntil(),
  );
  for (const line of fresh) await keepPlayed(line);
  return fresh.length > 0;
}
