import { expect, test } from "vitest";

import { extraPrice, inStock, opens } from "./extras";
import { ACTIONS, type Island } from "./view";

const island = { hoplites: 3, orichalcum: 1, captured: { gorgon: 1, "hydra-theia": 2 }, buildings: ["statues-orichalcum"] } as unknown as Island;

test("a Statue makes its resource cheaper by one", () => {
  expect(extraPrice(island, "orichalcum")).toBe(1);
  expect(extraPrice(island, "hoplite")).toBe(2);
});

test("captured creatures are counted over all kinds", () => {
  expect(inStock(island, "captured-creature")).toBe(3);
});

test("nothing is bought with what it brings", () => {
  expect(ACTIONS.filter((action) => !opens("hoplite", action))).toEqual(["recruit"]);
  expect(ACTIONS.filter((action) => !opens("orichalcum", action))).toEqual(["produce"]);
  expect(ACTIONS.every((action) => opens("captured-creature", action))).toBe(true);
});
