// @vitest-environment jsdom
import { describe, expect, test } from "vitest";

import { Texts } from "../../lib/texts";
import { commonEnd, commonStart, groups, MANY, rest } from "./groups";
import { areSmall, columns, counted, isEmpty } from "./names";

const source = "word-bid = Bid { $amount } for { $god }\nword-pass = Pass\nword-stop = Stop\ngod-ares = Ares\ngod-zeus = Zeus";
const texts = new Texts("en", source, { verbs: [{ name: "bid", axes: ["god", "amount"] }, { name: "pass", axes: [] }, { name: "stop", axes: [] }], messages: [] });
const words = (...list: string[]) => list.map((word) => texts.parse(word));
const many = ["ares", "zeus"].flatMap((god) => Array.from({ length: 8 }, (_, i) => `bid ${god} ${i}`));

describe("groups of words", () => {
  test("verbs with one word come together", () => {
    const found = groups(words("bid ares 1", "bid ares 2", "pass", "stop"), texts);
    expect(found.map((group) => group.words.map((word) => word.text))).toEqual([
      ["bid ares 1", "bid ares 2"],
      ["pass", "stop"],
    ]);
    expect(found[0]?.label).toBe("Bid");
  });
  test("many words of a verb are taken apart by the part with the fewest values", () => {
    expect(many.length).toBeGreaterThan(MANY);
    const [bids] = groups(words(...many), texts);
    expect(bids?.parts.map((part) => [part.label, part.words.length])).toEqual([
      ["Ares", 8],
      ["Zeus", 8],
    ]);
  });
  test("no word is lost", () => {
    const found = groups(words(...many, "pass"), texts);
    expect(found.flatMap((group) => group.words).length).toBe(many.length + 1);
  });
  test("the common beginning, in whole words", () => {
    expect(commonStart(["Build a port", "Build a temple"])).toBe("Build a");
    expect(commonStart(["Discover: lower site 3", "Discover: lower site 4"])).toBe("Discover");
    expect(commonStart(["Build", "Buy"])).toBe("");
  });
  test("the common end, where the verb comes last, and what is left beside it", () => {
    expect(commonEnd(["Zelt kaufen", "Hund kaufen"])).toBe("kaufen");
    expect(commonEnd(["Zelt kaufen", "Hund nehmen"])).toBe("");
    expect(rest("Zelt kaufen", "kaufen")).toBe("Zelt");
    expect(rest("Discover: lower site 3", "Discover")).toBe("lower site 3");
    expect(rest("Pass", "Pass")).toBe("Pass");
  });
});

describe("views", () => {
  test("equal things are counted", () => {
    expect(counted(["blue", "red", "blue"])).toEqual([
      { value: "blue", count: 2 },
      { value: "red", count: 1 },
    ]);
  });
  test("what nobody knows is nothing to show", () => {
    expect([null, [], [null, null], {}].every(isEmpty)).toBe(true);
    expect([0, [0], [null, "fear"]].some(isEmpty)).toBe(false);
  });
  test("short records stand side by side", () => {
    expect(areSmall([1, 2, 3, 4].map((n) => ({ owner: 0, fleets: n })))).toBe(true);
    expect(areSmall([1, 2, 3, 4].map((n) => ({ owner: 0, slots: [n] })))).toBe(false);
  });
  test("records that look alike make a table", () => {
    expect(columns([{ a: 1 }, { a: 2, b: 3 }])).toEqual(["a", "b"]);
    expect(columns([{ a: 1 }, 2])).toBeNull();
  });
});
