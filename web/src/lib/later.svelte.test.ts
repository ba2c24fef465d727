// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { later } from "./later.svelte";

afterEach(() => vi.unstubAllGlobals());

/** A value that is told later, and the moments in which nothing else is to be done. */
function open() {
  const moments: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (then: () => void) => moments.push(then));
  let value = $state(1);
  let told!: { readonly current: number };
  const close = $effect.root(() => {
    told = later(() => value);
  });
  flushSync();
  const idle = () => {
    for (const then of moments.splice(0)) then();
    flushSync();
  };
  const set = (now: number) => {
    value = now;
    flushSync();
  };
  return { told, set, idle, moments, close };
}

test("the first value is there at once, another one when there is time", () => {
  const { told, set, idle, close } = open();
  expect(told.current).toBe(1);
  idle();
  set(2);
  expect(told.current).toBe(1);
  idle();
  expect(told.current).toBe(2);
  close();
});

test("of several in a row the last one is told, once", () => {
  const { told, set, idle, moments, close } = open();
  idle();
  set(2);
  set(3);
  expect(moments.length).toBe(1);
  idle();
  expect(told.current).toBe(3);
  close();
});

test("who has gone is told nothing", () => {
  const { told, set, idle, close } = open();
  idle();
  set(2);
  close();
  idle();
  expect(told.current).toBe(1);
});
