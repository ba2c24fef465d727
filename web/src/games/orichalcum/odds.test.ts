import { expect, it } from "vitest";

import type { Play } from "../../lib/play";
import { SKULL } from "./components";
import { chanceOf, rolled, shownChance } from "./odds";

it("takes the chance from the engine's preview", () => {
  const odds = [
    { of: "d4", outcome: "won", chance: 0.25 },
    { of: "d4", outcome: "lost", chance: 0.75 },
  ];
  const play = { preview: (word: string) => (word === "fight gorgon 1" ? { odds } : undefined) } as unknown as Play;
  expect(chanceOf(play, "fight gorgon 1", "d4")).toBe(0.25);
  expect(chanceOf(play, "fight gorgon 1", "b6")).toBeNull();
  expect(chanceOf(play, "pass", "d4")).toBeNull();
});

it("reads dice from the log", () => {
  expect(rolled(529)).toEqual([5, 2, SKULL]);
  expect(rolled(null)).toEqual([]);
});

it("does not promise what is not certain", () => {
  expect(shownChance(0.9995, "en")).toBe("99%");
  expect(shownChance(1, "en")).toBe("100%");
  expect(shownChance(0.5, "de")).toMatch(/^50\s?%$/);
});
