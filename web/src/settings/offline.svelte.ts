// Whether the page is installed, plays without a network, and whether a newer one waits.
let installed = $state(matchMedia('(display-mode: standalone)').matches);
let offline = $state(false);
let waiting = $state.raw<ServiceWorker | null>(null);
let asks = $state.raw<{ prompt(): void } | null>(null);

export const isInstalled = (): boolean => installed;
export const playsOffline = (): boolean => offline;
export const hasNewVersion = (): boolean => waiting !== null;
/** The browser offers to install it. */
export const canInstall = (): boolean => asks !== null && !installed;

export function install(): void {
  asks?.prompt();
  asks = null;
}

/**
 * The newer page takes over, and everything is loaded anew; games are kept after every move, so
 * nothing is lost.
 */
export function useItNow(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting?.postMessage('use-it-now');
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // The first one to come doesn't replace anything.
    waiting = registration.active ? registration.waiting : null;
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  look();
}

/** Offline after the first visit; what isn't needed at once is fetched when there is time. */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  watch(await navigator.serviceWorker.register('./sw.js'));
  await navigator.serviceWorker.ready;
  offline = true;
}

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  asks = event as unknown as { prompt(): void };
});
addEventListener('appinstalled', () => (installed = true));
