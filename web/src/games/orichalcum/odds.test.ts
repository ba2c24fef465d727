import { describe, expect, it } from "vitest";

import { SKULL, chance, rolled, shownChance, siegeValues } from "./odds";

/** The same by brute force, as O13.5 says it. */
function counted(strength: number, hoplites: number, siege: number[]): number {
  let rolls: number[][] = [[]];
  for (let die = 0; die <= hoplites; die++) rolls = rolls.flatMap((roll) => [0, 1, 2, 3, 4, 5].map((face) => [...roll, face]));
  const won = rolls.filter((roll) => roll.some((face) => face === 0 || siege.includes(face)) || roll.reduce((a, b) => a + b) >= strength);
  return won.length / rolls.length;
}

describe("the chance of a fight", () => {
  it("is that of all rolls", () => {
    for (const strength of [4, 6, 8, 10, 12]) {
      for (const hoplites of [0, 1, 2, 3]) {
        for (const siege of [[], [3], [4, 5], [3, 4, 5]]) expect(chance(strength, hoplites, siege)).toBeCloseTo(counted(strength, hoplites, siege), 12);
      }
    }
  });

  it("of a single die against a Hellhound is a half: 4, 5 and the skull", () => {
    expect(chance(4, 0)).toBeCloseTo(1 / 2);
  });

  it("of a single die against a Hydra is the skull alone", () => {
    expect(chance(12, 0)).toBeCloseTo(1 / 6);
    expect(chance(12, 0, [3])).toBeCloseTo(2 / 6);
  });

  it("knows the values of the own Siege Engines", () => {
    expect(siegeValues(["arch", "siege-engines-3", "siege-engines-5"])).toEqual([3, 5]);
  });
});

it("reads dice from the log", () => {
  expect(rolled(529)).toEqual([5, 2, SKULL]);
  expect(rolled(null)).toEqual([]);
});

it("does not promise what is not certain", () => {
  expect(chance(6, 3)).toBeLessThan(1);
  expect(shownChance(chance(6, 3), "en")).toBe("99%");
  expect(shownChance(1, "en")).toBe("100%");
  expect(shownChance(0.5, "de")).toMatch(/^50\s?%$/);
});
