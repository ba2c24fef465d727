/** The page's service worker: it shows what is pushed, and keeps what was opened for times without a network.
 *
 * It never hides a new server behind an old page: what may change is asked of the server first, and only without a network taken from what was kept.
 */

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

const SHELL = "shell";
const PARTS = "parts"; // files with a fingerprint in their names: they never change
const SAID = "said"; // what the server has answered
const MAX_SAID = 600;
const KEPT = /^\/api\/(me$|games|lessons\/|bots$|tables\/[^/]+(\/(state|replay|at\/\d+|chances))?$)/;
const ANOTHER_PERSON = /^\/api\/(login|logout|logout-everywhere|me\/account|enter\/[^/]+)$/;

const files = self.__WB_MANIFEST.map((file) => `/${file.url.replace(/^\//, "")}`);

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const shell = await caches.open(SHELL);
      await Promise.all(["/", ...files.filter((file) => file !== "/index.html")].map(async (file) => {
        const answer = await fetch(file, { cache: "no-cache" });
        if (answer.ok) await (file.startsWith("/assets/") ? await caches.open(PARTS) : shell).put(file, answer);
      }));
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method !== "GET") {
    if (ANOTHER_PERSON.test(url.pathname) || (request.method === "DELETE" && url.pathname === "/api/me")) event.waitUntil(caches.delete(SAID));
    return;
  }
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(part(request));
  else if (KEPT.test(url.pathname)) event.respondWith(said(request));
  else if (!url.pathname.startsWith("/api/")) event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
});

/** The page itself: the server's, and without a network the last one. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SHELL)).put("/", answer.clone());
    return answer;
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

async function part(request: Request): Promise<Response> {
  const kept = await caches.open(PARTS);
  const known = await kept.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

/** What the server says, and without a network what it said last. */
async function said(request: Request): Promise<Response> {
  const kept = await caches.open(SAID);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.status === 200) {
      await kept.put(request, answer.clone());
      const all = await kept.keys();
      if (all.length > MAX_SAID) await kept.delete(all[0]!);
    }
    return answer;
  } catch (error) {
    const known = await kept.match(request);
    if (!known) throw error;
    const headers = new Headers(known.headers);
    headers.set("x-kept", "1"); // lib/offline.svelte.ts
    return new Response(known.body, { headers });
  }
}

interface Pushed {
  title: string;
  body: string;
  url: string;
  tag: string;
  at: number;
}

self.addEventListener("push", (event) => {
  const told = event.data?.json() as Pushed | undefined;
  if (!told) return;
  const options = { body: told.body, tag: told.tag, data: told.url, icon: "/icon-192.png", badge: "/badge.png", timestamp: told.at || undefined };
  event.waitUntil(self.registration.showNotification(told.title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = String(event.notification.data ?? "/");
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: "window" });
      const there = open.find((client) => new URL(client.url).pathname === url) ?? open[0];
      if (!there) return void (await self.clients.openWindow(url));
      await there.focus();
      if (new URL(there.url).pathname !== url) await there.navigate(url).catch(() => self.clients.openWindow(url));
    })(),
  );
});

self.addEventListener("pushsubscriptionchange", (event) => {
  const change = event as ExtendableEvent & { oldSubscription?: PushSubscription };
  change.waitUntil(
    (async () => {
      const fresh = await self.registration.pushManager.subscribe(change.oldSubscription?.options ?? { userVisibleOnly: true });
      await fetch("/api/me/channels", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ kind: "push", address: JSON.stringify(fresh) }) });
    })(),
  );
});

export {};
