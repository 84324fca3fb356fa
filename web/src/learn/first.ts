// The first game after a lesson: against one who has just learnt it too.
import { t } from '../words/words.svelte';
import { openTable } from '../start/open';
import { ownName } from '../start/words';

/** As strong as somebody who errs as a beginner does (docs/measurements.md). */
const OPPONENT = 'beginner';

export function playFirst(game: string): Promise<string> {
  const seats = [
    { player: 'human', name: ownName() },
    { player: OPPONENT, name: t('Beginner') },
  ];
  return openTable(game, { seats, options: {} });
}
