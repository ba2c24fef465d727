// @vitest-environment jsdom
import { tick } from "svelte";
import { expect, test } from "vitest";

import { Desk } from "./desk.svelte";
import { play } from "./testing/positions";

test("what loses the focus by leaving the page, while that is being drawn, is pointed at no more", async () => {
  const here = play("step-act");
  const desk = new Desk(() => here);
  const button = document.createElement("button");
  document.body.append(button);
  const gone = desk.pointing(here.legal[0])!(button);
  button.focus();
  expect(desk.pointed).toEqual(here.legal[0]);
  const errors: string[] = [];
  const note = (event: ErrorEvent) => (event.preventDefault(), errors.push(event.message));
  window.addEventListener("error", note);
  const drawing = $derived(button.blur()); // as Chromium does when the element is taken away; nothing may be changed then
  expect((() => drawing)()).toBeUndefined();
  await tick();
  window.removeEventListener("error", note);
  expect(errors).toEqual([]);
  expect(desk.pointed).toBeNull();
  gone?.();
  button.remove();
});
