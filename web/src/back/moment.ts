// What is to be said of the moment the cursor is at.
import { t } from '../words/words.svelte';
import type { Looking } from './looking.svelte';

/** Why a decision was costly; else what the last move made happen, as the rules tell it. */
export function momentOf(looking: Looking): string {
  const { cursor, turn, chosen, judgement } = looking;
  const decision = judgement.costly[chosen - 1];
  if (decision?.reason) return decision.reason;
  if (cursor === 0) return t('Before the first move.');
  const entry = turn?.moves[cursor - 1 - turn.first];
  const told = (entry?.events ?? []).map(({ say }) => say).filter(Boolean);
  const said = told.length ? told.join('. ') : (entry?.move.say ?? '');
  return said ? t('{number}. {what}.', { number: cursor, what: said.replace(/\.$/, '') }) : '';
}
