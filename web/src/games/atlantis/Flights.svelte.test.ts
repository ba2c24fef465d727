// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";

import type { Entry } from "../../lib/play";
import Table from "./Table.svelte";
import { play } from "./testing/positions";

test("a card is on its way for 150 to 250 ms", async () => {
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} }); // prettier-ignore
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ left: 0, top: 0, width: 10, height: 10 } as DOMRect);
  const flights: KeyframeAnimationOptions[] = [];
  Element.prototype.animate = (_frames, how) => {
    flights.push(how as KeyframeAnimationOptions);
    return { cancel: () => undefined } as Animation;
  };
  const here = { ...play("step-draw-card"), animate: true };
  const props = $state({ play: here });
  const table = mount(Table, { target: document.body, props });
  flushSync();
  flights.length = 0; // of what is drawn for the first time
  const drawn: Entry = { ply: here.view.ply, message: "card-drawn", seat: here.seat!, colour: "blue" };
  props.play = { ...here, news: [drawn] };
  flushSync();
  await vi.waitFor(() => expect(flights.length).toBeGreaterThan(0));
  for (const { duration } of flights) {
    expect(duration).toBeGreaterThanOrEqual(150);
    expect(duration).toBeLessThanOrEqual(250);
  }
  void unmount(table);
  Reflect.deleteProperty(Element.prototype, "animate"); // jsdom has none
});
