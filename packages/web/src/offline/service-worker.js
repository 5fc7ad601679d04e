// Answers from the files of one build, with or without a network. The build writes VERSION and FILES above this line.
/* global VERSION, FILES */
const OURS = 'wartable-';
const CACHE = `${OURS}${VERSION}`;

self.addEventListener('install', (event) => {
  const requests = FILES.map((path) => new Request(path, { cache: 'no-cache' }));
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
  const isPage = mode === 'navigate' && !/\.[^/]+$/.test(pathname);
  event.respondWith(answer(isPage ? '/index.html' : pathname, event.request));
});

async function answer(path, request) {
  const current = await caches.open(CACHE);
  return (await current.match(path)) ?? (await caches.match(path)) ?? fetch(request);
}
