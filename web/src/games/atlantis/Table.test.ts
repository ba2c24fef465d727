// @vitest-environment jsdom
import { flushSync, tick } from "svelte";
import { expect, test, vi } from "vitest";

import { draw as drawn, expectOffers, explained, type Drawn } from "../testing";
import Table from "./Table.svelte";
import { NAMES, play } from "./testing/positions";

const OPENERS = ["[data-action]:not([data-word])", "[data-part]"];
const draw = (name: string, say?: (word: string) => void): Drawn => drawn(Table, play(name, say));

const STEPS = "act discard draw-card draw-deck draw-display exchange-card move-presence move-tile move-to recall-follower spend-helper swap-first swap-second take-helper";

test("there is a position for every step that asks", () => {
  const steps = NAMES.filter((name) => name.startsWith("step-")).map((name) => name.slice("step-".length));
  expect(steps.sort().join(" ")).toBe(STEPS);
});

const MISSING = /\b(page|effect|action|about|table|ability|god|word|prompt)-[a-z]+/;

test.each(NAMES)("%s: every legal word is offered and nothing else, in reach of the keys and with a name", (name) => {
  const { root, close } = draw(name);
  expectOffers(root, play(name), OPENERS, MISSING);
  close();
});

test("a click says the word", () => {
  const said: string[] = [];
  const { root, close } = draw("step-draw-card", (word) => said.push(word));
  root.querySelector<HTMLElement>('[data-word="draw"]')!.click();
  expect(said).toEqual(["draw"]);
  close();
});

test("an action with several words lists them, and says nothing by itself", () => {
  const said: string[] = [];
  const { root, close } = draw("step-act", (word) => said.push(word));
  root.querySelector<HTMLElement>('[data-action="demolish"]')!.click();
  flushSync();
  expect(said).toEqual([]);
  expect(root.querySelectorAll('.choices [data-word^="demolish"]').length).toBe(play("step-act").legal.filter((word) => word.verb === "demolish").length);
  close();
});

test("pointing at a word shows what it would do, leaving shows what is", async () => {
  const { root, close } = draw("step-act");
  const { legal, preview } = play("step-act");
  const word = legal.find((one) => one.verb === "construct" && preview(one.text))!;
  const card = root.querySelector<HTMLElement>(`[data-word="${word.text}"]`)!;
  expect(root.querySelectorAll(".board .ghost").length).toBe(0);
  card.dispatchEvent(new Event("pointerenter"));
  flushSync();
  expect(root.querySelectorAll(".board .ghost").length).toBe(1);
  card.dispatchEvent(new Event("pointerleave"));
  await tick();
  expect(root.querySelectorAll(".board .ghost").length).toBe(0);
  close();
});

test.each([
  ["the actions left", ".turn"],
  ["the rosette", ".islet"],
  ["an area", ".area .temple"],
  ["cards in hand against a price", ".area .base"],
])("%s: pointing explains it", (_thing, place) => {
  vi.useFakeTimers();
  const { root, close } = draw("step-act");
  expect(explained(root.querySelector(place))).toBeTruthy();
  close();
  vi.useRealTimers();
});
