// The service worker: after the first visit the page needs no network. All files have hashes in
// their names, so what is kept stays right for ever; only the page itself (index.html) is asked for
// anew, and the kept one serves when nobody answers.
const version = '@VERSION@';
const files = ['@FILES@'];
const cacheName = `borgo-${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(['./', ...files])));
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('borgo-') && name !== cacheName;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'use-it-now') self.skipWaiting();
});

// Whether a server is there is asked at every visit: that nobody answers is an answer too.
function ask(request) {
  const answer = fetch(request);
  if (!new URL(request.url).pathname.endsWith('/healthz')) return answer;
  return answer.catch(() => new Response(null, { status: 204 }));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const kept = caches.open(cacheName).then((cache) => cache.match(request, { ignoreSearch: true }));
  event.respondWith(kept.then((answer) => answer ?? ask(request)));
});
