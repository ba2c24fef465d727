/** How pieces come and go. Svelte's own transitions ask for an element's style first, and have the whole page laid out in mid-update for that. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** So long is a piece on its way. */
export const FLIGHT_MS = 240;

/** From another size: above 1 it settles down, below 1 it grows. */
export const settle = (_: Element, { duration, from }: { duration: number; from: number }): TransitionConfig => ({
  duration,
  easing: cubicOut,
  css: (t, left) => `transform: scale(${1 + (from - 1) * left}); opacity: ${t}`,
});

/** From so many pixels above. */
export const drop = (_: Element, { duration, from }: { duration: number; from: number }): TransitionConfig => ({
  duration,
  easing: cubicOut,
  css: (t, left) => `transform: translateY(${-from * left}px); opacity: ${t}`,
});

export const vanish = (_: Element, { duration }: { duration: number }): TransitionConfig => ({ duration, css: (t) => `opacity: ${t}` });

/** Once what has changed is on the screen: until then, asking where something lies would have the whole page laid out in mid-update. Returns how to call it off. */
export function whenPainted(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
