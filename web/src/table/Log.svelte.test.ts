// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Entry } from "../lib/play";
import { Texts } from "../lib/texts";
import Log from "./Log.svelte";

const LINE = 20; // pixels
const HEIGHT = 100;
const lines = (count: number): Entry[] => Array.from({ length: count }, (_, ply) => ({ ply, message: "x", seat: 0 }));

let frames: Map<number, () => void>;
/** The next frame comes. */
const frame = () => {
  const due = [...frames.values()];
  frames.clear();
  for (const draw of due) draw();
};

beforeEach(() => {
  frames = new Map();
  let number = 0;
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} }); // prettier-ignore
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => (frames.set(++number, draw), number));
  vi.stubGlobal("cancelAnimationFrame", (one: number) => frames.delete(one));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A log in a page without a layout: each line is as high as the others. */
function open() {
  const props = $state({ log: lines(20), since: [], players: [], texts: new Texts("en", "log-x = a line"), at: 0, looking: false, look: () => undefined, replay: () => undefined });
  const page = mount(Log, { target: document.body, props });
  const list = document.querySelector<HTMLElement>("[role=log]")!;
  let top = 0;
  const height = () => LINE * list.querySelectorAll(".line").length;
  Object.defineProperties(list, {
    clientHeight: { get: () => HEIGHT },
    scrollHeight: { get: height },
    scrollTop: { get: () => top, set: (value: number) => (top = Math.max(0, Math.min(value, height() - HEIGHT))) },
  });
  flushSync();
  frame();
  const grow = (count: number) => {
    props.log = [...props.log, ...lines(props.log.length + count).slice(props.log.length)];
    flushSync();
  };
  const scroll = (to: number) => {
    list.scrollTop = to;
    list.dispatchEvent(new Event("scroll"));
  };
  const toEnd = () => height() - HEIGHT - list.scrollTop;
  return { list, grow, scroll, toEnd, close: () => void unmount(page) };
}

test("the log stays at its end when lines come faster than frames", () => {
  const { list, grow, scroll, toEnd, close } = open();
  expect(toEnd()).toBe(0);
  for (let i = 0; i < 5; i++) {
    grow(10);
    scroll(list.scrollTop); // of the frame before, told when the end has moved on
    grow(10);
    frame();
    expect(toEnd()).toBe(0);
  }
  close();
});

test("who has scrolled back stays there until the end is in sight again", () => {
  const { list, grow, scroll, toEnd, close } = open();
  scroll(list.scrollTop);
  scroll(100);
  grow(10);
  frame();
  expect(list.scrollTop).toBe(100);
  scroll(list.scrollHeight);
  grow(10);
  frame();
  expect(toEnd()).toBe(0);
  close();
});
