// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { goInSteps, rest, STEP_MS } from "./steps";

/** As much of an animation as the clock looks at: one that has ended is not told of any more. */
class Glow {
  currentTime = 0;
  constructor(
    readonly playState: string,
    readonly duration: number,
  ) {}
}

let glows: Glow[] = [];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("CSSAnimation", Glow);
  goInSteps()(); // nothing is left of what others have begun
  stop = goInSteps();
  document.getAnimations = () => glows.filter((one) => one.currentTime < one.duration) as unknown as Animation[];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a paused glow goes on in steps to its end, and then no clock runs", () => {
  glows = [new Glow("paused", 3 * STEP_MS)];
  expect(vi.getTimerCount()).toBe(0);
  dispatchEvent(new Event("animationstart"));
  vi.advanceTimersByTime(STEP_MS);
  expect(glows[0]!.currentTime).toBe(STEP_MS);
  vi.advanceTimersByTime(3 * STEP_MS);
  expect(glows[0]!.currentTime).toBe(3 * STEP_MS);
  expect(vi.getTimerCount()).toBe(0);
});

test("what runs by itself is left alone", () => {
  glows = [new Glow("running", 3 * STEP_MS)];
  dispatchEvent(new Event("animationstart"));
  vi.advanceTimersByTime(STEP_MS);
  expect(glows[0]!.currentTime).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("a glow waits for the answer to a word, and goes on after it", () => {
  glows = [new Glow("paused", 3 * STEP_MS)];
  dispatchEvent(new Event("animationstart"));
  vi.advanceTimersByTime(STEP_MS - 10);
  rest();
  vi.advanceTimersByTime(STEP_MS - 10);
  expect(glows[0]!.currentTime).toBe(0);
  vi.advanceTimersByTime(4 * STEP_MS);
  expect(glows[0]!.currentTime).toBe(3 * STEP_MS);
  expect(vi.getTimerCount()).toBe(0);
});
