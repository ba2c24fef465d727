// @vitest-environment jsdom
import { expect, test } from "vitest";

import { keep, nextOf, thirdsOf, trainingOf } from "./progress.svelte";

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

test("thirds have all puzzles, each once, in their order", () => {
  const sizes = [...Array(12).keys()].map((count) => [count, thirdsOf(puzzles.concat(puzzles, puzzles).slice(0, count)).map((third) => third.length)] as const);
  for (const [count, lengths] of sizes) {
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(count);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(2);
  }
  expect(thirdsOf(puzzles).flat()).toEqual(puzzles);
});
