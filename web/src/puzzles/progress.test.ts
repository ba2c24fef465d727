// @vitest-environment jsdom
import { expect, test } from "vitest";

import { keep, nextOf, trainingOf } from "./progress.svelte";

const puzzles = [10, 20, 24, 40].map((strength) => ({ name: String(strength), strength }));

test("the next puzzle is the untried one nearest to one's strength", () => {
  expect(nextOf(puzzles, { mu: 25, sigma: 8, tried: {} })?.name).toBe("24");
  expect(nextOf(puzzles, { mu: 25, sigma: 8, tried: { 24: true } })?.name).toBe("20");
  expect(nextOf(puzzles, { mu: 25, sigma: 8, tried: { 10: true, 20: true, 24: true, 40: false } }, "24")?.name).toBe("20");
});

test("only the first try counts", () => {
  keep("cyclades", "24", false, 22, 7);
  keep("cyclades", "24", true, 30, 6);
  expect(trainingOf("cyclades")).toEqual({ mu: 22, sigma: 7, tried: { 24: false } });
});
