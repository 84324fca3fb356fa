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
  return verifyText(record.record as string);
}

export async function verifyText(record: string): Promise<Verdict> {
  const answer = await ask<Verdict>({ do: 'verify', record });
  return answer.ok ? answer : { verdict: 'unreadable', error: answer.error ?? '' };
}

/** How the deal was agreed upon; of another seed what the house would have had to promise. */
export interface Promised {
  terms: string;
  commitment: string;
  seed: string;
  promise: string;
  same: boolean;
  numbers: { seat: number; name: string; seal: string; number: string }[];
}

/** Null where nothing was promised. */
export async function promised(record: string, seed?: string): Promise<Promised | null> {
  const other = seed === undefined ? {} : { seed };
  const answer = await ask<Promised>({ do: 'promise', record, ...other });
  return answer.ok ? answer : null;
}

/** Gives the record to the person as a file. Empty if it went well, else what is wrong. */
export async function keepRecord(table: Table): Promise<string> {
  const answer = await table.record();
  if (!answer.ok) return answer.error ?? '';
  giveFile(`${table.game}.borgo`, answer.record as string);
  return '';
}

export function giveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
