// @vitest-environment jsdom
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Entry, Player } from "../lib/play";
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
  flushSync();
};
/** Frames come until nothing waits for one. */
const rest = () => {
  while (frames.size) frame();
};

beforeEach(() => {
  frames = new Map();
  let number = 0;
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} }); // prettier-ignore
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => (frames.set(++number, draw), number));
  Element.prototype.scrollIntoView = () => undefined; // jsdom has none
  vi.stubGlobal("cancelAnimationFrame", (one: number) => frames.delete(one));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A log in a page without a layout: each line is as high as the others. */
function open(count = 20) {
  const props = $state({ log: lines(count), since: [] as Entry[], players: [] as Player[], texts: new Texts("en", "log-x = a line"), at: 0, looking: false, look: () => undefined, replay: (() => undefined) as (from: number, to: number) => undefined });
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
  rest();
  const grow = (count: number) => {
    props.log = [...props.log, ...lines(props.log.length + count).slice(props.log.length)];
    flushSync();
  };
  const scroll = (to: number) => {
    list.scrollTop = to;
    list.dispatchEvent(new Event("scroll"));
  };
  const toEnd = () => height() - HEIGHT - list.scrollTop;
  return { list, props, grow, scroll, toEnd, close: () => void unmount(page) };
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

/** The plies of the lines that are there. */
const there = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(".line")].map((line) => Number(line.dataset.ply));

test("of a long log only the end is there", () => {
  const { list, grow, close } = open(130);
  expect(there(list)).toEqual(Array.from({ length: 70 }, (_, i) => 60 + i));
  grow(400);
  rest();
  expect(there(list).length).toBeLessThan(80);
  expect(there(list).at(-1)).toBe(529);
  close();
});

test("no line goes above in a frame in which one comes below", () => {
  const { list, grow, close } = open(79);
  for (let i = 0; i < 5; i++) {
    grow(1);
    frame();
    expect(there(list)).toHaveLength(80 + i);
  }
  rest();
  expect(there(list)[0]).toBe(20);
  close();
});

test("nothing goes above what somebody reads", () => {
  const { list, grow, scroll, close } = open(79);
  scroll(list.scrollTop);
  scroll(list.scrollTop - 200);
  grow(100);
  rest();
  expect(there(list)[0]).toBe(0);
  close();
});

test("older lines come when one scrolls up to them, and those in sight stay in place", async () => {
  const { list, grow, scroll, toEnd, close } = open(130);
  scroll(list.scrollTop);
  scroll(40); // the line of ply 62 is the first in sight
  await tick();
  expect(there(list)[0]).toBe(0);
  expect(list.scrollTop / LINE).toBe(62);
  grow(100);
  frame();
  expect(there(list)[0]).toBe(0);
  expect(list.scrollTop / LINE).toBe(62);
  scroll(list.scrollHeight); // back at the end they go
  flushSync();
  rest();
  expect(there(list)[0]).toBe(160);
  expect(toEnd()).toBe(0);
  close();
});

test("the arrow up goes on from the first line that is there to older ones", async () => {
  const { list, close } = open(130);
  list.querySelector<HTMLElement>(".line")!.focus();
  list.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
  await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset.ply).toBe("59"));
  close();
});

test("a line that is looked at is there, however old", () => {
  const { list, props, close } = open(190);
  Object.assign(props, { looking: true, at: 10 });
  flushSync();
  rest();
  expect(list.querySelector(".now")).toHaveProperty("dataset.ply", "10");
  close();
});

test("lines that are nobody's do not stand under the last person's mark", () => {
  const { list, props, close } = open(0);
  props.log = [0, 0, -1, -1, 1].map((seat, ply) => ({ ply, message: "x", seat }));
  flushSync();
  rest();
  const marks = [...list.querySelectorAll(".line")].map((line) => (line.querySelector("svg") ? "person" : line.querySelector(".nobody") ? "nobody" : ""));
  expect(marks).toEqual(["person", "", "nobody", "", "person"]);
  expect(list.querySelectorAll(".apart")).toHaveLength(2);
  close();
});

test("steps are counted, not their lines", () => {
  const { props, close } = open(0);
  const replay = vi.fn<(from: number, to: number) => undefined>();
  props.replay = replay;
  props.since = [7, 7, 7, 8, 10].map((ply) => ({ ply, message: "x", seat: 1 }));
  flushSync();
  const button = document.querySelector<HTMLElement>("footer button")!;
  expect(button.textContent).toBe("Show me these 4 steps");
  button.click();
  expect(replay).toHaveBeenCalledExactlyOnceWith(6, 10);
  close();
});
