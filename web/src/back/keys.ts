// The keys of the look back (docs/keys.md).
import type { Looking } from './looking.svelte';

type Act = (event: KeyboardEvent) => void;

/** Of a board that has a window: the game's own keys for it. */
const WINDOW = ['p', 'f', '+', '-'];

/** What a field does with a key itself: texts with all, a row of choices with arrows. */
function isTheirs(target: HTMLElement, key: string): boolean {
  if (key === 'Escape') return false;
  if (target.closest('input[type="radio"]')) return key.startsWith('Arrow') || key === ' ';
  return target.closest('input, textarea, select') !== null;
}

export function keysOf(looking: Looking, more: Record<string, Act>): Act {
  const keys: Record<string, Act> = {
    ArrowLeft: ({ shiftKey }) => (shiftKey ? looking.turnBy(-1) : looking.step(-1)),
    ArrowRight: ({ shiftKey }) => (shiftKey ? looking.turnBy(1) : looking.step(1)),
    Home: () => looking.step(-looking.count),
    End: () => looking.step(looking.count),
    ',': () => looking.costlyBy(-1),
    '.': () => looking.costlyBy(1),
    ' ': () => looking.play(),
    e: () => void looking.blink(),
    ...more,
  };
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (isTheirs(target, key)) return;
    if (target.closest('button, a, summary') && (key === ' ' || key === 'Enter')) return;
    if (keys[key]) keys[key](event);
    else if (!WINDOW.includes(key) || !looking.chooser.key?.(key)) return;
    event.preventDefault();
  };
}
