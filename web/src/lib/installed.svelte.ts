/** The page at home on a device: its service worker, whether there is a network, and whether the server has a newer page. */

import { tagOf } from "./call.svelte";
import { live } from "./live.svelte";
import { offline } from "./offline.svelte";

export const newer = $state({ is: false });

/** So long after the page is there its worker is fetched, so that nothing waits for it, in milliseconds. */
const LATER_MS = 3000;

/** The worker, where the browser has one; it is registered a moment after the start. */
export const worker: Promise<ServiceWorkerRegistration | null> =
  typeof navigator !== "undefined" && "serviceWorker" in navigator && import.meta.env.PROD
    ? new Promise((done) => {
        const begin = () => setTimeout(() => void navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).then(done, () => done(null)), LATER_MS);
        if (document.readyState === "complete") begin();
        else addEventListener("load", begin, { once: true });
      })
    : Promise.resolve(null);

/** Called once at the start. */
export function followInstalled() {
  const look = () => (offline.is = !navigator.onLine);
  addEventListener("online", look);
  addEventListener("offline", look);
  if (!("serviceWorker" in navigator)) return;
  const first = !navigator.serviceWorker.controller; // then the worker is new, not newer
  let seen = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!first || seen) newer.is = true;
    seen = true;
  });
  // A part of this page that the server has no more: it has a newer one.
  addEventListener("vite:preloadError", () => navigator.onLine && (newer.is = true));
  // After a break the server may be another one.
  let broken = false;
  $effect(() => {
    if (live.status === "broken") broken = true;
    else if (broken) {
      broken = offline.is = false;
      void worker.then((found) => found?.update().catch(() => undefined));
    }
  });
  // Turns that were taken elsewhere are called no more.
  $effect(() => {
    const waiting = live.waiting.map(tagOf);
    void worker.then(async (found) => {
      for (const shown of (await found?.getNotifications()) ?? []) if (shown.tag.startsWith("turn-") && !waiting.includes(shown.tag)) shown.close();
    });
  });
}
