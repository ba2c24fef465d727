// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";

import type { Play, Preview } from "../../lib/play";
import Table from "./Table.svelte";
import { NAMES, play } from "./testing/positions";

vi.setConfig({ testTimeout: 60_000 });

function offered(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>("[data-word]")].map((element) => element.dataset.word!);
}

/** The words offered at once, and those offered after each first half of a decision. */
function reachable(root: HTMLElement): Set<string> {
  const found = new Set(offered(root));
  const halves = () => root.querySelectorAll<HTMLElement>(".exchange");
  for (let i = 0; i < halves().length; i++) {
    halves()[i]!.click();
    flushSync();
    offered(root).forEach((word) => found.add(word));
  }
  return found;
}

function draw(name: string, say?: (word: string) => void, more: Partial<Play> = {}): { root: HTMLElement; close: () => void } {
  const root = document.createElement("div");
  document.body.append(root);
  const table = mount(Table, { target: root, props: { play: { ...play(name, say), ...more } } });
  flushSync();
  return {
    root,
    close: () => {
      void unmount(table);
      root.remove();
    },
  };
}

const MISSING = /\b(page|about|table|word|prompt|thing|amount|op|card|assistant|guardian|site|space)-[a-z]+/;

test.each(NAMES)("%s: every legal word is offered and nothing else, in reach of the keys and with a name", (name) => {
  const { root, close } = draw(name);
  for (const element of root.querySelectorAll<HTMLElement>("[data-word]")) {
    expect(element.tagName === "BUTTON" || element.getAttribute("tabindex") === "0").toBe(true);
    expect(element.getAttribute("aria-label")).toBeTruthy();
  }
  const labels = [...root.querySelectorAll("[aria-label]")].map((element) => element.getAttribute("aria-label")!);
  for (const text of [root.textContent!, ...labels]) expect(text).not.toMatch(MISSING);
  const words = play(name).legal.map((word) => word.text);
  expect([...reachable(root)].sort()).toEqual([...words].sort());
  close();
});

test("a click on a card in hand that can pay says so", () => {
  const said: string[] = [];
  const { root, close } = draw("step-pay-travel", (word) => said.push(word));
  root.querySelector<HTMLElement>('.hand [data-word^="travel"]')!.click();
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^travel /);
  close();
});

test("what is still owed is always to be seen", () => {
  const { root, close } = draw("step-pay-travel");
  const { owed } = play("step-pay-travel").view as unknown as { owed: { icons: string[]; cards: number } };
  expect(root.querySelectorAll(".tray .due")).toHaveLength(owed.icons.length + owed.cards);
  close();
});

test("a card that is cheaper now shows what it costs now, as the engine tells", () => {
  const preview = (word: string): Preview => ({ word, uncovers: false, view: null, log: [{ ply: 1, message: "card-bought", seat: 0, coin: 7, compass: 0 }], ends_turn: false, odds: null, why: null });
  const { root, close } = draw("step-buy", undefined, { preview });
  const bought = [...root.querySelectorAll<HTMLElement>('.row [data-word^="buy"] .price')];
  expect(bought.length).toBeGreaterThan(0);
  for (const price of bought) {
    expect(price.querySelector(".cheaper")).not.toBeNull();
    expect(price.textContent).toContain("7");
    expect(price.classList).not.toContain("lacking");
  }
  close();
});

test("at the end of a round no main action is asked for", () => {
  const { root, close } = draw("step-keep-cards");
  expect(root.querySelector(".tray .chip")).toBeNull();
  close();
});

test("a thing keeps its element while it becomes legal and ceases to be", () => {
  const here = play("step-turn");
  const props = $state({ play: here });
  const root = document.createElement("div");
  document.body.append(root);
  const table = mount(Table, { target: root, props });
  flushSync();
  const thing = root.querySelector<HTMLElement>(".hand .thing.legal")!;
  const label = thing.getAttribute("aria-label");
  props.play = { ...here, legal: [] };
  flushSync();
  expect(thing.isConnected).toBe(true);
  expect([thing.getAttribute("role"), thing.dataset.word]).toEqual(["img", undefined]);
  expect(thing.getAttribute("aria-label")).toBeTruthy();
  props.play = here;
  flushSync();
  expect([thing.getAttribute("role"), thing.getAttribute("aria-label")]).toEqual(["button", label]);
  void unmount(table);
  root.remove();
});

test("on a phone a question that is answered in one place opens it", () => {
  const { root, close } = draw("step-recruit");
  expect(root.querySelector(".table")!.classList).toContain("show-cards");
  close();
});
