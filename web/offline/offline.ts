/**
 * The service worker: it keeps every file of this version, and answers from there. Files never
 * change under one name (their names carry a hash), but the page itself does, so a new version is
 * a new store, filled before the old one goes.
 */
export {};

// The page's types and a worker's don't go together; this is what is used of the latter.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare const self: {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void;
  addEventListener(type: 'message', listen: (event: MessageEvent) => void): void;
};

// The build writes these in.
declare const FILES: readonly string[];
declare const VERSION: string;

const STORE = `magehall-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(STORE).then((cache) => cache.addAll([...FILES])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== STORE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  const key = request.mode === 'navigate' ? '/' : request;
  event.respondWith(
    (async () => {
      const cache = await caches.open(STORE);
      return (await cache.match(key)) ?? fetch(request);
    })(),
  );
});
