/** Figures of the short rules show what the component files say. */

import { expect, test } from "vitest";

import atlantis from "./atlantis/gallery";
import wishes from "./atlantis/testing/components.json";
import orichalcum from "./orichalcum/gallery";
import components from "./orichalcum/testing/components.json";

test("Orichalcum's are true, and change with the components", () => {
  expect(orichalcum.figures(components)).toMatchObject({
    "O5.1": ["price/0", "price/0", "price/1", "price/1", "price/2"],
    "O8.2": ["terrain/mountain", "terrain/mountain", "terrain/mountain", "→", "titan/hyperion"],
    "O13.5": ["creature/gorgon", "≤", "die/5", "+", "die/3", "|", "die/0"],
  });
  const other = structuredClone(components);
  other.meta.titan_area_min = 2;
  other.action_board.costs_5_cards[0] = 3;
  for (const kind of other.creature_kind) kind.strength = 99;
  expect(orichalcum.figures(other)).toMatchObject({
    "O5.1": ["price/3", "price/0", "price/1", "price/1", "price/2"],
    "O8.2": ["terrain/mountain", "terrain/mountain", "→", "titan/hyperion"],
    "O13.5": [],
  });
});

test("Orichalcum's tiles are there", () => {
  const there = new Set(components.tiles.list.map(({ terrains }) => `tile/${terrains.join("-")}`));
  for (const tile of orichalcum.figures(components)["O6.1"]!) expect(there).toContain(tile);
});

test("Atlantis's god card is one of those that there are", () => {
  const [god] = wishes.gods;
  expect(atlantis.figures(wishes)["I2.3"]).toEqual([1, 2, 3, 4].flatMap((region) => [String(region), `temple/${god![`region_${region}` as "region_1"].join("-")}`]));
});
