// Whether the page is being put on paper: then it is day, and only what belongs on paper is there.
import { flushSync } from 'svelte';

const media = matchMedia('print');
let printing = $state(media.matches);

// The browser draws the paper right after it has said so.
const set = (now: boolean): void => flushSync(() => void (printing = now));
media.addEventListener('change', () => set(media.matches));
window.addEventListener('beforeprint', () => set(true));
window.addEventListener('afterprint', () => set(media.matches));

export const isPrinting = (): boolean => printing;

const IDLE = 4000;
let load: () => Promise<unknown> = () => Promise.resolve();

/**
 * What is only needed on paper is loaded when the page has nothing better to do, because a browser's
 * own command to print gives no time for it; or when the page's own is given. Returns how to stop
 * waiting.
 */
export function onPaper(loads: () => Promise<unknown>): () => void {
  load = loads;
  const later = setTimeout(() => void loads().catch(() => {}), IDLE);
  return () => clearTimeout(later);
}

/** After the menu that was chosen from has gone. */
export async function print(): Promise<void> {
  await load();
  setTimeout(() => window.print());
}
