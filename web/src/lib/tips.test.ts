// @vitest-environment jsdom
import { expect, test, vi } from "vitest";

import { shown, tip } from "./tips.svelte";

test("a thing that vanishes before its explanation comes explains nothing", () => {
  vi.useFakeTimers();
  const element = document.createElement("button");
  const gone = tip(() => ({ name: "Hydra" }))(element) as () => void;
  element.dispatchEvent(new Event("pointerenter"));
  gone();
  vi.runAllTimers();
  expect(shown.tip).toBeNull();
  vi.useRealTimers();
});

test("an explanation goes with its thing", () => {
  vi.useFakeTimers();
  const element = document.createElement("button");
  const gone = tip(() => ({ name: "Hydra" }))(element) as () => void;
  element.dispatchEvent(new Event("pointerenter"));
  vi.runAllTimers();
  expect(shown.tip?.name).toBe("Hydra");
  gone();
  vi.runAllTimers();
  expect(shown.tip).toBeNull();
  vi.useRealTimers();
});

test("where there is nothing to explain, nothing is shown", () => {
  vi.useFakeTimers();
  const [circle, hydra] = [document.createElement("button"), document.createElement("button")];
  tip(() => null)(circle);
  tip(() => ({ name: "Hydra" }))(hydra);
  circle.dispatchEvent(new Event("pointerenter"));
  vi.runAllTimers();
  expect(shown.tip).toBeNull();
  hydra.dispatchEvent(new Event("pointerenter"));
  vi.runAllTimers();
  expect(shown.tip?.name).toBe("Hydra");
  shown.tip = null;
  vi.useRealTimers();
});
