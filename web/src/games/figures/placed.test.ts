import { expect, test } from "vitest";

import { placed } from "./placed";

test("a path on its own grid is left as it is", () => {
  expect(placed("M4 5h3", 24, 24, 1)).toBe("M4 5h3");
});

test("absolute numbers are moved and scaled, relative ones scaled", () => {
  expect(placed("M24 20L48 0l2 4H30V10h6v-8Z", 100, 10, 0.5)).toBe("M 100 8L 112 -2l 1 2H 103V 3h 3v -4Z");
});

test("of an arc, radii are scaled, its flags stay, its end is moved", () => {
  expect(placed("M0 0A8 6 30 0 1 14-4.5a2 2 0 1 0 4-2", 0, 0, 2)).toBe("M -48 -48A 16 12 30 0 1 -20 -57a 4 4 0 1 0 8 -4");
});

test("numbers that stood apart by their sign alone still do", () => {
  expect(placed("M8-4C1-2 3-4 5-6", 24, 34, 1)).toBe("M 8 6C 1 8 3 6 5 4");
});
