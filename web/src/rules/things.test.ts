// @vitest-environment jsdom
import { expect, test } from "vitest";

import { matching } from "./things";

const sections = [
  { title: "Gods", things: [{ id: "god/ares", name: "Ares", text: "Recruits troops.", rule: "C13.2" }] },
  { title: "Pieces", things: [{ id: "thing/troop", name: "Troop", text: "Holds an island.", rule: "C10.3" }] },
];

test("things are found by name, text and rule; empty sections are left out", () => {
  expect(matching(sections, "troop").map(({ title }) => title)).toEqual(["Gods", "Pieces"]);
  expect(matching(sections, "c10.3 island").flatMap(({ things }) => things.map(({ id }) => id))).toEqual(["thing/troop"]);
  expect(matching(sections, "hydra")).toEqual([]);
});
