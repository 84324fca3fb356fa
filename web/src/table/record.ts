// The record of the game on the table: checked, and given as a file.
import { ask, type Answer } from '../wire/client';
import type { Table } from './table.svelte';

export interface Verdict {
  verdict: 'right' | 'wrong' | 'unreadable';
  proved?: boolean;
  draws?: number;
  checked?: number;
  error?: string;
}

/** Reads the whole game again, deal and all, as a stranger would. */
export async function verify(table: Table): Promise<Verdict> {
  const record: Answer = await table.record();
  if (!record.ok) return { verdict: 'unreadable', error: record.error ?? '' };
  const answer = await ask<Verdict>({ do: 'verify', record: record.record });
  return answer.ok ? answer : { verdict: 'unreadable', error: answer.error ?? '' };
}

/** Gives the record to the person as a file. Empty if it went well, else what is wrong. */
export async function keepRecord(table: Table): Promise<string> {
  const answer = await table.record();
  if (!answer.ok) return answer.error ?? '';
  const address = URL.createObjectURL(new Blob([answer.record as string], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${table.game}.borgo`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
  return '';
}
