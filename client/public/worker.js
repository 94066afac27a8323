/*
 * The service worker: the shell opens without a network, so that the page can say that there is none.
 *
 * What has a hash in its name never changes and is taken from the cache; the page itself comes from the network whenever
 * there is one. Nothing of /api is ever touched: a match is never played from memory.
 */
const CACHE = 'ruthless-shell-1';
const FIXED = ['/', '/icon.svg', '/manifest.webmanifest'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FIXED))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The page: from the network, else as it was last seen. All addresses of ours are the same page. */
async function page(request) {
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) {
      const cache = await caches.open(CACHE);
      await cache.put('/', response.clone());
      await forgetOld(cache, await response.clone().text());
    }
    return response;
  } catch (error) {
    const kept = await caches.match('/');
    if (kept) return kept;
    throw error;
  }
}

/** A new build has new names: when the page names another main file than before, what was kept of the old one goes. */
async function forgetOld(cache, html) {
  const main = html.match(/\/assets\/index-[^"']+\.js/)?.[0];
  if (!main || (await cache.match(main))) return;
  const kept = await cache.keys();
  await Promise.all(
    kept.filter((one) => new URL(one.url).pathname.startsWith('/assets/')).map((one) => cache.delete(one)),
  );
}

/** A file with a hash in its name: once fetched, kept. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    // other pages of the server, such as its description of the API, are its own business
    if (/^\/($|t\/|games|learn|me$|replay|rules)/.test(url.pathname)) event.respondWith(page(request));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(asset(request));
  } else if (FIXED.includes(url.pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});

// Calls. What a push says was encrypted for this browser, and put into words by the server: see docs/protocol.md.

/** An address of ours, whatever is asked for. */
function address(to) {
  const url = new URL(typeof to === 'string' ? to : '/', location.origin);
  return url.origin === location.origin ? url : new URL('/', location.origin);
}

function heard(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {}; // a browser that shows nothing for a push would be told off for it
  }
}

self.addEventListener('push', (event) => {
  const { title, body, lang, code, to } = heard(event.data);
  event.waitUntil(
    self.registration.showNotification(title ?? 'Ruthless', {
      body: body ?? '',
      lang: lang ?? '',
      tag: `ruthless-${code ?? ''}`,
      renotify: true,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { to: address(to).pathname },
    }),
  );
});

/** To the table: where it is open already, that page comes to the front. */
async function go(to) {
  const wanted = address(to);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === wanted.pathname);
  return there ? there.focus() : self.clients.openWindow(wanted.href);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data?.to));
});
