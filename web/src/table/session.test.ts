import { describe, expect, test } from "vitest";

import type { Entry } from "../lib/play";
import { turningPoint } from "./chances";
import { clockText } from "./clock";
import { nearest } from "./keys";
import { merged } from "./logs";

const entry = (ply: number, message = "x"): Entry => ({ ply, message, seat: 0 });

describe("the log", () => {
  test("grows by what comes", () => {
    expect(merged([entry(1), entry(2)], 3, [entry(3)]).map((one) => one.ply)).toEqual([1, 2, 3]);
  });
  test("shrinks when something is taken back", () => {
    expect(merged([entry(1), entry(2), entry(3)], 2, []).map((one) => one.ply)).toEqual([1]);
  });
  test("is replaced from where the part begins", () => {
    expect(merged([entry(1), entry(2, "old")], 2, [entry(2, "new")]).map((one) => one.message)).toEqual(["x", "new"]);
  });
});

describe("the clock", () => {
  test.each([
    [7, "0:07"],
    [187.9, "3:07"],
    [3720, "1:02:00"],
    [187_200, "2 d 4 h"],
    [-3, "0:00"],
  ])("%s seconds", (seconds, text) => expect(clockText(seconds)).toBe(text));
});

describe("arrow keys", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 30, y: 0 },
    { x: 10, y: 20 },
  ];
  test("go to the nearest in that direction", () => {
    expect(nearest(places[0]!, places, "right")).toBe(1);
    expect(nearest(places[1]!, places, "down")).toBe(3);
    expect(nearest(places[2]!, places, "left")).toBe(1);
  });
  test("stay where there is nothing", () => expect(nearest(places[0]!, places, "up")).toBe(-1));
});

describe("the turning point", () => {
  const at = (ply: number, chance: number) => ({ ply, chances: [chance, 1 - chance] });
  test("is where the winner's chance rose most", () => {
    expect(turningPoint([at(0, 0.5), at(1, 0.4), at(2, 0.7), at(3, 0.8)], 0)).toMatchObject({ from: 1, ply: 2 });
  });
  test("is not the end itself", () => expect(turningPoint([at(0, 0.4), at(1, 0.55), at(2, 1)], 0)?.ply).toBe(1));
  test("is nowhere in an even game", () => expect(turningPoint([at(0, 0.5), at(1, 0.55), at(2, 0.6)], 0)).toBeNull());
});
