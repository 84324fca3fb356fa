// Asks the C loader whether a game could be played with a text, and if not, why and where.
import type { CheckAnswer, Complaint } from '../../types/wire';
import { ask } from '../wire/client';
import { language, t } from '../words/words.svelte';

export type { Complaint } from '../../types/wire';

/** The answer; of a question that itself is wrong a complaint without a place. */
export async function checkData(game: string, data: Record<string, string>): Promise<CheckAnswer> {
  const answer = await ask<CheckAnswer>({ do: 'check', game, data, lang: language() });
  if (answer.ok) return answer as CheckAnswer;
  const { error = '' } = answer as { error?: string };
  const complaint = { kind: '', data: '', line: 0, column: null, cell: null, say: error };
  return { ok: true, sound: false, complaint };
}

/** The text a game is played with if nobody brings one. */
export async function builtIn(game: string): Promise<Record<string, string>> {
  const answer = await ask<{ data: Record<string, string> }>({ do: 'data', game });
  return answer.ok ? answer.data : {};
}

/** As the message about a file has it. */
export const asMessage = (file: string, { line, say }: Complaint): string =>
  t('{file}, line {line}: {say}', { file, line, say });

/** Empty if a text of somebody's will do, else what is wrong with it. */
export async function whyNot(
  game: string,
  data: string,
  { file, text }: { file: string; text: string },
): Promise<string> {
  const answer = await checkData(game, { [data]: text });
  if (answer.sound) return '';
  return t('{file} can’t be used. {reason}', {
    file,
    reason: t('Line {line}: {say}.', { line: answer.complaint.line, say: answer.complaint.say }),
  });
}
