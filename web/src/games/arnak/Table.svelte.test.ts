// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import type { Play, Preview } from "../../lib/play";
import { draw as drawn, expectOffers, type Drawn } from "../testing";
import Table from "./Table.svelte";
import { NAMES, play } from "./testing/positions";
import type { ArnakView } from "./view.gen";

const draw = (name: string, say?: (word: string) => void, more: Partial<Play> = {}): Drawn => drawn(Table, { ...play(name, say), ...more });

const MISSING = /\b(page|about|table|word|prompt|thing|amount|op|card|assistant|guardian|site|space)-[a-z]+/;

test.each(NAMES)("%s: every legal word is offered and nothing else, in reach of the keys and with a name", (name) => {
  const { root, close } = draw(name);
  expectOffers(root, play(name), [".exchange"], MISSING);
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

test("what is too dear is marked, as the engine tells", () => {
  const here = play("step-turn").view as ArnakView;
  const view: ArnakView = { ...here, too_dear: { "buy hat": { coin: 1 } }, row: [null, "hat", "axe"] };
  const { root, close } = draw("step-turn", undefined, { view, legal: [] });
  const marked = (card: string) => root.querySelector(`[data-place="row-${card}"] .price`)!.classList.contains("lacking");
  expect([marked("hat"), marked("axe")]).toEqual([true, false]);
  close();
});

test("many tokens on a space are drawn small, and the price of the space stays", () => {
  const here = play("middle-4-snake").view as ArnakView;
  const view: ArnakView = { ...here, players_boards: here.players_boards.map((seat) => ({ ...seat, glass: 1, notebook: 1 })) };
  const { root, close } = draw("middle-4-snake", undefined, { view });
  const space = root.querySelector('[data-place="study-1"]')!;
  expect(space.querySelectorAll(".token.small")).toHaveLength(8);
  expect(space.querySelector(".price .sign")).not.toBeNull();
  close();
});
