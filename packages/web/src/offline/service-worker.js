// Answers from the files of one build, with or without a network. The build writes VERSION, FILES and HASHES above this line.
/* global VERSION, FILES, HASHES */
const OURS = 'wartable-';
const CACHE = `${OURS}${VERSION}`;

self.addEventListener('install', (event) => {
  // While servers are brought up to date one may be asked that has the version before: files of two do not go together.
  const requests = FILES.map((path) => new Request(path, { cache: 'no-cache', integrity: HASHES[path] ?? '' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidyUp().then(() => self.clients.claim()));
});

/** Keeps this version and the one before it, which other open pages may still use. */
async function tidyUp() {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

// A new version waits until somebody asks for it.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  // It may be framed, which only the server says.
  if (pathname === '/embed') return;
  const isPage = mode === 'navigate' && !/\.[^/]+$/.test(pathname);
  event.respondWith(answer(isPage ? '/index.html' : pathname, event.request));
});

async function answer(path, request) {
  const current = await caches.open(CACHE);
  return (await current.match(path)) ?? (await caches.match(path)) ?? fetch(request);
}

// Somebody is told something of a table. What is said lies where the page has put it, in its language; without it the name stands alone.
self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data?.json() ?? {}));
});

async function tell({ kind, table, game }) {
  const kept = await caches.match('/notices/words', { cacheName: 'notices' });
  const words = (await kept?.json()) ?? {};
  const title = words[`notice.${kind}`] ?? 'Wartable';
  // One for each table: a later one takes its place.
  const options = {
    body: words[`door.${game}`] ?? '',
    tag: String(table),
    data: { table },
    icon: '/icon.svg',
    badge: '/icon.svg',
  };
  await self.registration.showNotification(title, options);
  await showNumber();
}

async function showNumber() {
  const { length } = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(length).catch(() => {});
}

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(Promise.all([lead(`/at/${encodeURIComponent(notification.data.table)}`), showNumber()]));
});

/** The window that shows it already, else any of ours, else a new one. */
async function lead(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  if (there) return there.focus();
  const [ours] = windows.filter(({ url }) => !/^\/(at|table)\//.test(new URL(url).pathname));
  const gone = await ours?.navigate(path).catch(() => undefined);
  return gone ? gone.focus() : self.clients.openWindow(path);
}
