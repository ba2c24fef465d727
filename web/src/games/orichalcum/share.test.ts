import { expect, it } from "vitest";

import { share } from "./share";
import positions from "./testing/positions.json";

it("what is equal stays the same object", () => {
  const before = { a: [1, { b: 2 }], c: { d: null }, e: "x" };
  const now = { a: [1, { b: 2 }], c: { d: 3 }, e: "x" };
  const shared = share(before, now);
  expect(shared).toEqual(now);
  expect(shared.a).toBe(before.a);
  expect(shared.c).not.toBe(before.c);
  expect(share(before, structuredClone(before))).toBe(before);
});

it("lists and objects that grow, shrink or change their kind are taken over", () => {
  expect(share([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
  expect(share([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(share({ a: undefined }, { b: 1 })).toEqual({ b: 1 });
  expect(share({ 0: 1 }, [1])).toEqual([1]);
  expect(share(null, { a: 1 })).toEqual({ a: 1 });
});

it("is what it was for all positions", () => {
  let before: unknown = null;
  for (const { view } of Object.values(positions)) {
    const now = share(before, view as unknown);
    expect(now).toEqual(view);
    before = now;
  }
});
