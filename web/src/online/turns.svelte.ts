// Says that it is one's turn while the page is open, also behind others: in its title, and, if the
// person has allowed it, by the browser. Nothing outside the browser is asked for it.
import { settings } from '../settings/settings.svelte';
import type { Table } from '../table/table.svelte';
import { t } from '../words/words.svelte';

/** Whether the browser can say something at all. */
export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

/** Asked by a button alone. True if it may. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  settings.notify = (await Notification.requestPermission()) === 'granted';
  return settings.notify;
}

function tell(title: string, about: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible' && document.hasFocus()) return;
  try {
    const notice = new Notification(t('It is your turn'), { body: title, tag: about });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones have them in service workers only.
  }
}

/** For the table of a page, as long as it is there: a decision or an answer is awaited. */
export function announceTurns(
  table: () => Table | undefined,
  asked: () => boolean,
  title: () => string,
): void {
  $effect(() => {
    const game = title();
    if (!game) return;
    const mine = table()?.myTurn === true || asked();
    document.title = mine
      ? t('● Your turn – {game} – Borgo', { game })
      : t('{game} – Borgo', { game });
    if (mine) tell(game, table()!.id);
  });
}
