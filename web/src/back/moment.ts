// What is to be said of the moment the cursor is at, and of the end.
import { winnerSentence } from '../table/scoring';
import { t } from '../words/words.svelte';
import type { Looking } from './looking.svelte';

const MOST = 3; // sentences; at the end of a game there are many

/** Why a decision was costly; else what the last move made happen, as the rules tell it. */
export function momentOf(looking: Looking): string {
  const { cursor, turn, decision, opened } = looking;
  if (opened.placed) return t('A position that somebody sent.');
  if (decision?.reason?.say) return decision.reason.say;
  if (cursor === 0) return t('Before the first move.');
  const entry = turn?.moves[cursor - 1 - turn.first];
  const all = (entry?.events ?? []).map(({ say }) => say).filter(Boolean);
  const told = all.length > MOST ? [...all.slice(0, MOST - 1), all.at(-1)!] : all;
  const said = told.length ? told.join('. ') : (entry?.move.say ?? '');
  return said ? t('{number}. {what}.', { number: cursor, what: said.replace(/\.$/, '') }) : '';
}

/** Who won; nobody is told before the end who looks with a seat's eyes. */
export function resultOf({ opened, open, atEnd, table, end }: Looking): string {
  if (!opened.over || !(open || atEnd) || !end) return '';
  return winnerSentence(table, end);
}
