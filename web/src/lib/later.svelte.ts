import { untrack } from "svelte";

/** So long may something wait for a moment in which nothing else is to be done, in milliseconds. */
const AT_MOST = 200;

/** Safari has no idle moments to tell of: there it is after a frame or two. */
const whenIdle = (then: () => void) => ("requestIdleCallback" in globalThis ? requestIdleCallback(then, { timeout: AT_MOST }) : setTimeout(then, 40));

/** What `make` tells, once what is more urgent is on the screen. What changes several times until then changes once here. */
export function later<T>(make: () => T): { readonly current: T } {
  let current = $state.raw(untrack(make));
  let waiting = false;
  let gone = false;
  $effect(() => {
    make();
    if (waiting) return;
    waiting = true;
    whenIdle(() => {
      waiting = false;
      if (!gone) current = untrack(make);
    });
  });
  $effect(() => () => void (gone = true));
  return {
    get current() {
      return current;
    },
  };
}
