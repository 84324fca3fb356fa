// What an address of the look back leads to: #/back/ID/STEP is a kept game, #/back/online/WORDS/STEP
// a finished one of the server's, #/back/at/PACKED a position.
import type { LiveRecord } from '../../types/live';
import type { Route } from '../shell/route.svelte';
import { t } from '../words/words.svelte';
import { unpack } from './links';
import type { Source } from './reader';

export interface Where {
  /** As the address has it. */
  source: string;
  step: string;
}

export function whereOf({ about, sheet, at }: Route): Where | null {
  if (!about) return null;
  if (about === 'online') return { source: `online/${sheet}`, step: at };
  return about === 'at' ? { source: `at/${sheet}`, step: '0' } : { source: about, step: sheet };
}

/** What is to be opened; a sentence if there is nothing. */
export async function find(source: string): Promise<Source | string> {
  const [kind, rest = ''] = source.split('/');
  if (kind === 'at') {
    const placed = await unpack(rest);
    return placed ? { placed } : t('This link leads to no position: it is not whole.');
  }
  if (kind !== 'online') return { id: source };
  const { open, request } = await import('../online/line');
  open();
  const answer = await request<LiveRecord>('record', { table: rest });
  return answer.ok ? { record: answer.record } : answer.error;
}
