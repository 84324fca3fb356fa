// What the server has to say to this person while other things are on the screen: invitations,
// another game, a turn that is awaited. Each table has one notice, the newest.
import type { Push } from '../../types/live';
import { listen } from './line';

export interface Notice {
  kind: 'invited' | 'rematch' | 'turn';
  /** Where it leads. */
  table: string;
  game: string;
  by: string;
  at: number;
}

const MOST = 20;

let notices = $state.raw<Notice[]>([]);
let listening = false;

export const noticeList = (): Notice[] => notices;

function noticeOf(push: Push): Notice | null {
  const at = Date.now();
  if (push.push === 'invited')
    return { kind: 'invited', table: push.table, game: push.game, by: push.by, at };
  if (push.push === 'rematch')
    return { kind: 'rematch', table: push.new, game: '', by: push.by, at };
  if (push.push === 'turn') return { kind: 'turn', table: push.table, game: '', by: '', at };
  return null;
}

/** A table one has gone to, or does not want to hear of. */
export function dismiss(table: string): void {
  notices = notices.filter((notice) => notice.table !== table);
}

/** From now on; the line opens for it. */
export function gatherNotices(): void {
  if (listening) return;
  listening = true;
  listen('', (push) => {
    const notice = noticeOf(push);
    if (!notice) return;
    notices = [notice, ...notices.filter(({ table }) => table !== notice.table)].slice(0, MOST);
  });
}
