// @vitest-environment jsdom
import { describe, expect, test } from "vitest";

import { pause } from "./live.svelte";
import { match } from "./router.svelte";
import { Texts } from "./texts";

describe("texts", () => {
  const source = [
    "prompt-bid = Bid for a god.",
    "god-ares = Ares",
    "word-bid = Bid { $amount } for { $god }",
    "word-give = Give it to { $seat }",
    "word-swap = { $circle } and { $circle2 }",
    "log-bid-made = { $player } offers { $amount } gold for { $god }.",
    "log-rolled = { $player } rolls { $dice }.",
    "log-drawn = { $player } draws a card. { $card }",
    "die-9 = skull",
    "many = { $count ->\n    [one] one\n   *[other] { $count } things\n}",
  ].join("\n");
  const texts = new Texts("en", source, {
    verbs: [
      { name: "bid", axes: ["god", "amount"] },
      { name: "give", axes: ["seat"] },
      { name: "swap", axes: ["circle", "circle"] },
    ],
    messages: [
      {
        name: "bid-made",
        params: [
          ["god", "god"],
          ["amount", "number"],
        ],
      },
      { name: "rolled", params: [["dice", "number"]] },
      { name: "drawn", params: [["card", "card"]] },
    ],
  });
  const players = [{ name: "Ada" }, { name: "Ben" }];

  test("names and prompts", () => {
    expect(texts.name("god", "ares")).toBe("Ares");
    expect(texts.name("circle", "d4")).toBe("d4");
    expect(texts.prompt("bid")).toBe("Bid for a god.");
    expect(texts.text("unwritten")).toBe("unwritten");
  });
  test("words", () => {
    expect(texts.word("bid ares 5")).toBe("Bid 5 for Ares");
    expect(texts.word("give 2", players)).toBe("Give it to Ben");
    expect(texts.word("swap a1 b2")).toBe("a1 and b2");
    expect(texts.parse("bid ares 5")).toEqual({ text: "bid ares 5", verb: "bid", parts: ["ares", "5"], label: "Bid 5 for Ares" });
  });
  test("log lines", () => {
    expect(texts.log({ ply: 1, message: "bid-made", seat: 0, god: "ares", amount: 3 }, players)).toBe("Ada offers 3 gold for Ares.");
    expect(texts.log({ ply: 1, message: "rolled", seat: 1, dice: "19" }, players)).toBe("Ben rolls 1, skull.");
    expect(texts.log({ ply: 1, message: "drawn", seat: 1 }, players).trim()).toBe("Ben draws a card.");
  });
  test("plurals", () => {
    expect(texts.text("many", { count: 1 })).toBe("one");
    expect(texts.text("many", { count: 3 })).toBe("3 things");
  });
});

describe("addresses", () => {
  test("parts are found by name", () => {
    expect(match("/table/:id", "/table/x1")).toEqual({ id: "x1" });
    expect(match("/rules/:game?", "/rules")).toEqual({});
    expect(match("/table/:id", "/table")).toBeNull();
    expect(match("/tables", "/tables/1")).toBeNull();
  });
});

test("pauses between attempts grow, up to some seconds", () => {
  expect(pause(0)).toBeLessThan(500);
  expect(pause(30)).toBeLessThanOrEqual(5000);
});
