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

/** After the menu that was chosen from has gone. */
export const print = (): void => void setTimeout(() => window.print());
