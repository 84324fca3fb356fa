// A worker that judges decisions of a game one by one. It can be ended at any moment: whoever waits
// for it starts another one, and what was judged is kept elsewhere.
import type { Decision, DecisionAnswer } from '../../types/analysis';
import { openModule, type Ask } from '../wire/module';

/** How hard it thinks, and of whom alone; the same terms give the same numbers everywhere. */
export interface Terms {
  budget: number;
  seat?: number;
}
/** First the module, then the net if there is one, then the record, then what is to be judged. */
export type Question =
  | WebAssembly.Module
  | { net: Uint8Array }
  | { record: string }
  | { judge: number; terms: Terms };

/** What can be told of a costly decision, in each language. */
export type Telling = Pick<Decision, 'played' | 'best' | 'reason'>;
/** A decision in numbers; of a costly one also what to tell. */
export interface Verdict extends Omit<Decision, keyof Telling> {
  told?: Record<string, Telling>;
}
export type Found =
  | { judge: number; verdict: Verdict }
  | { judge: number; error: string }
  | { netless: true };

const LANGUAGES = ['en', 'fr', 'it'];

let take: (compiled: WebAssembly.Module) => void;
const opened = openModule(new Promise<WebAssembly.Module>((resolve) => (take = resolve)));

// Only the first of these thinks: the module remembers what it has judged.
function judge(ask: Ask, number: number, { budget }: Terms): Found {
  const request = { do: 'analyse', decision: number, budget, objects: true, events: true };
  const told: Record<string, Telling> = {};
  let found: Decision | undefined;
  for (const lang of LANGUAGES) {
    const answer = ask({ ...request, lang });
    if (!answer.ok) return { judge: number, error: answer.error ?? '' };
    found = (answer as unknown as DecisionAnswer).decision;
    const { played, best, reason } = found;
    told[lang] = { played, best, reason };
    if (!found.mark) break;
  }
  const { played: _played, best: _best, reason: _reason, ...verdict } = found!;
  return { judge: number, verdict: { ...verdict, ...(found!.mark && { told }) } };
}

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  if (data instanceof WebAssembly.Module) return take(data);
  const ask = await opened;
  if ('net' in data) {
    if (!ask.takeNet(data.net)) self.postMessage({ netless: true } satisfies Found);
  } else if ('record' in data) ask({ do: 'load', record: data.record });
  else self.postMessage(judge(ask, data.judge, data.terms) satisfies Found);
});
