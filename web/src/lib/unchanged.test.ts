import { expect, test } from "vitest";

import { steady, unchanged } from "./unchanged";

test("what is as before is the very thing that was there before", () => {
  const before = { sites: { a: { idol: "coin" }, b: { idol: null } }, row: ["horse", "rope"], round: 1 };
  const now = structuredClone(before);
  now.sites.b.idol = "tablet" as never;
  const told = unchanged(before, structuredClone(now));
  expect(told).toEqual(now);
  expect(told).not.toBe(before);
  expect(told.sites.a).toBe(before.sites.a);
  expect(told.row).toBe(before.row);
  expect(unchanged(before, structuredClone(before))).toBe(before);
});

test("what has come, gone or changed its kind is new", () => {
  for (const [before, now] of [
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [[1, 2], [1]],
    [[], {}],
    [{ a: null }, { a: {} }],
  ]) expect(unchanged(before, now)).toBe(now);
});

test("what is made again keeps the members that are as before", () => {
  let second = 2;
  const make = steady(() => [{ n: 1 }, { n: second }]);
  const before = make();
  expect(make()).toBe(before);
  second = 3;
  const now = make();
  expect(now[0]).toBe(before[0]);
  expect(now).toEqual([{ n: 1 }, { n: 3 }]);
});
