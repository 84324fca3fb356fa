// Whether there is a server where the page comes from, and not only files.
import { setServed } from './state.svelte';

export const here = (path: string): URL => new URL(path, location.href.replace(/#.*/, ''));

export async function findServer(): Promise<boolean> {
  try {
    const answer = await fetch(here('healthz'), { cache: 'no-store' });
    const html = answer.headers.get('content-type')?.includes('html');
    const found = answer.status === 200 && !html;
    setServed(found);
    return found;
  } catch {
    setServed(false);
    return false;
  }
}
