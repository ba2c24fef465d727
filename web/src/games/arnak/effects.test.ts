import { expect, test } from "vitest";

import components from "../../../../pelagos/games/arnak/components.toml?raw";
import de from "../../../../pelagos/games/arnak/locales/de.ftl?raw";
import en from "../../../../pelagos/games/arnak/locales/en.ftl?raw";
import pl from "../../../../pelagos/games/arnak/locales/pl.ftl?raw";
import { Texts } from "../../lib/texts";
import { sentence, signs } from "./effects";

const english = new Texts("en", en);

test("gains are counted, a price stands before an arrow, choices are parted", () => {
  expect(signs([{ op: "gain", coin: 2, compass: 1 }])).toEqual(["2/coin", "1/compass"]);
  expect(signs([{ op: "may_pay", cost: { coin: 1 }, then: [{ op: "gain", jewel: 1 }] }])).toEqual(["1/coin", "→", "1/jewel"]);
  expect(signs([{ op: "choose", options: [[{ op: "gain", coin: 1 }], [{ op: "travel", icons: ["plane"] }]] }])).toEqual(["1/coin", "/", "1/plane"]);
});

test("effects are sentences", () => {
  expect(sentence([{ op: "draw", n: 1, from: "top" }, { op: "gain", coin: 2 }], english)).toBe("Draw a card; 2 coins.");
  expect(sentence([{ op: "may_pay", cost: { compass: 1 }, then: [{ op: "gain", jewel: 1 }] }], english)).toBe("You may pay 1 compass for: 1 jewel.");
});

const SAMPLE = { n: 1, coin: 1, icons: ["boot"], cost: { coin: 1 }, travel_discount: ["boot"], discount: 1, resource: "coin", then: [], options: [] };
const blocks = components.split(/\n(?=\[\[)/).filter((block) => /^\[\[(basic_card|item|artifact|assistant|guardian)\]\]/.test(block));
const ops = [...new Set(blocks.flatMap((block) => [...block.matchAll(/op = "(\w+)"/g)].map((found) => found[1]!)))];

test.each(Object.entries({ en, pl, de }))("every operation of the cards has words: %s", (language, source) => {
  const texts = new Texts(language, source);
  expect(ops.length).toBeGreaterThan(25);
  for (const op of ops) expect(sentence([{ op, ...SAMPLE }], texts), op).toMatch(/^\p{Lu}|^\d/u);
});
