/** Explanations: `{@attach tip(() => ({name, text, rule, game}))}` on any element, HTML or SVG. One bubble on the page shows the one that is asked for.
 * A function, because hundreds of things are explained and few are asked about: nothing is put into words before. */

import type { Attachment } from "svelte/attachments";

export interface Explanation {
  name: string;
  text?: string;
  why?: () => string | undefined; // why it cannot be taken now; asked of the engine only when it is shown
  rule?: string; // "O13.5"
  game?: string;
}

export const shown: { tip: Explanation | null; box: DOMRect | null } = $state({ tip: null, box: null });

const WAIT = 350;
const PRESS = 450;
let timer: ReturnType<typeof setTimeout> | undefined;
let pressed = false;
/** The element whose explanation is shown or about to be. */
let asked: Element | null = null;

function show(element: Element, explain: () => Explanation | null, wait: number, then?: () => void) {
  clearTimeout(timer);
  asked = element;
  timer = setTimeout(() => {
    const found = explain();
    if (!found) return;
    then?.();
    shown.tip = found;
    shown.box = element.getBoundingClientRect();
  }, wait);
}

/** Leaves a moment to reach the bubble, whose link may be wanted. */
export function hide(wait = 250) {
  clearTimeout(timer);
  timer = setTimeout(() => (shown.tip = null), wait);
}

export function keep() {
  clearTimeout(timer);
}

/** Nothing is shown where there is nothing to explain (null). */
export function tip(explain: () => Explanation | null): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "touch") show(element, explain, WAIT);
    };
    const leave = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "touch") hide();
    };
    const focus = () => element.matches(":focus-visible, :has(:focus-visible)") && show(element, explain, 0);
    const blur = () => hide(0);
    const down = (event: Event) => {
      pressed = false;
      if ((event as PointerEvent).pointerType !== "touch") return hide(0);
      show(element, explain, PRESS, () => (pressed = true));
    };
    const up = () => {
      if (!pressed) clearTimeout(timer);
    };
    // A long press explains; it does not also take the thing.
    const click = (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const on: [string, (event: Event) => void, boolean][] = [
      ["pointerenter", enter, false],
      ["pointerleave", leave, false],
      ["focusin", focus, false],
      ["focusout", blur, false],
      ["pointerdown", down, false],
      ["pointerup", up, false],
      ["pointercancel", up, false],
      ["click", click, true],
    ];
    for (const [name, listener, capture] of on) element.addEventListener(name, listener, capture);
    return () => {
      for (const [name, listener, capture] of on) element.removeEventListener(name, listener, capture);
      if (asked === element) hide(0); // what is gone explains nothing
    };
  };
}
