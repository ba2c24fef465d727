// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { perFrame } from "./frames";

let heard: number[];
let tell: (one: number) => void;
let frames: (() => void)[];
const frame = () => frames.splice(0).forEach((one) => one());

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => frames.push(then));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  heard = [];
  tell = perFrame((one) => heard.push(one));
});
afterEach(() => vi.useRealTimers());

test("the first is heard at once, those before the next frame with it, in their order", () => {
  tell(1);
  expect(heard).toEqual([1]);
  tell(2);
  tell(3);
  expect(heard).toEqual([1]);
  frame();
  expect(heard).toEqual([1, 2, 3]);
});

test("after the frame the next one is heard at once again", () => {
  tell(1);
  tell(2);
  frame();
  tell(3);
  expect(heard).toEqual([1, 2, 3]);
});

test("without frames, as where nobody looks, all are heard a moment later, and once", () => {
  tell(1);
  tell(2);
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([1, 2]);
  tell(3);
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([1, 2, 3]);
});
