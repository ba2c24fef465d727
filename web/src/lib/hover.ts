/** `{@attach hovering(on, off)}`: what happens while an element is pointed at or has the focus. */

import type { Attachment } from "svelte/attachments";

export function hovering(on: () => void, off: () => void): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    // What leaves the page loses the focus while the page is being drawn, when nothing may be changed.
    const later = () => queueMicrotask(off);
    for (const name of ["pointerenter", "focusin"]) element.addEventListener(name, on);
    for (const name of ["pointerleave", "focusout"]) element.addEventListener(name, later);
    return () => {
      for (const name of ["pointerenter", "focusin"]) element.removeEventListener(name, on);
      for (const name of ["pointerleave", "focusout"]) element.removeEventListener(name, later);
      later();
    };
  };
}
