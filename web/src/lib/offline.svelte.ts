/** Whether there is no network: the browser says so, or answers come from what the service worker has kept. */

export const KEPT = "x-kept";

export const offline = $state({ is: typeof navigator !== "undefined" && navigator.onLine === false });
