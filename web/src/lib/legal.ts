/** `{@attach legal(word, say)}` makes an element sayable: it glows, takes focus, and a click, Enter or Space says the word. */

import type { Attachment } from "svelte/attachments";

import type { Word } from "./play";

export function legal(word: Word | undefined, say: (word: string) => void): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (!word) return;
    const take = (event: Event) => {
      event.stopPropagation();
      say(word.text);
    };
    const press = (event: Event) => {
      const key = (event as KeyboardEvent).key;
      if (key !== "Enter" && key !== " ") return;
      event.preventDefault();
      take(event);
    };
    const button = element instanceof HTMLButtonElement;
    const role = element.getAttribute("role");
    element.classList.add("legal");
    element.dataset.word = word.text;
    if (!button) {
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", "button");
    }
    const unnamed = !element.hasAttribute("aria-label");
    if (unnamed) element.setAttribute("aria-label", word.label);
    element.addEventListener("click", take);
    if (!button) element.addEventListener("keydown", press);
    return () => {
      element.classList.remove("legal");
      delete element.dataset.word;
      if (!button) {
        element.removeAttribute("tabindex");
        if (role) element.setAttribute("role", role);
        else element.removeAttribute("role");
      }
      if (unnamed) element.removeAttribute("aria-label");
      element.removeEventListener("click", take);
      if (!button) element.removeEventListener("keydown", press);
    };
  };
}
