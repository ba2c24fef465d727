// @vitest-environment jsdom
import { readFileSync } from "node:fs";

import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { Entry, Play, Player } from "../../lib/play";
import { Texts } from "../../lib/texts";
import { explained } from "../testing";
import { offersOf } from "./offers";
import Table from "./Table.svelte";
import { learn } from "./components";
import components from "./testing/components.json";
import positions from "./testing/positions.json";
import type { OrichalcumView } from "./view";

interface Position {
  seat: number;
  view: OrichalcumView;
  legal: string[];
  log: Entry[];
  players: Player[];
}

const all = Object.entries(positions as unknown as Record<string, Position>);
const source = readFileSync("../pelagos/games/orichalcum/locales/en.ftl", "utf-8");
const texts = new Texts("en", source);
learn(components);
let table: ReturnType<typeof mount> | null = null;

function show(position: Position): string[] {
  const said: string[] = [];
  const play: Play = {
    view: position.view,
    legal: position.legal.map((word) => texts.parse(word, position.players)),
    say: (word) => said.push(word),
    texts,
    players: position.players,
    seat: position.seat,
    components,
    news: position.log,
    log: [],
    animate: false,
    preview: () => undefined,
    why: () => undefined,
  };
  table = mount(Table, { target: document.body, props: { play } });
  flushSync();
  return said;
}

afterEach(async () => {
  if (table) await unmount(table);
  table = null;
  document.body.innerHTML = "";
});

function words(): string[] {
  return [...document.querySelectorAll("[data-word]")].map((element) => element.getAttribute("data-word") ?? "");
}

function press(key: string) {
  window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
}

describe.each(all)("%s", (_, position) => {
  it("every legal word can be reached with keys alone, and has a name", () => {
    show(position);
    const found = new Set(words());
    const here = offersOf(position.view, position.legal.map((word) => texts.parse(word))).circles;
    for (const circle of document.querySelectorAll<SVGElement>("[data-circle]")) {
      circle.dispatchEvent(new FocusEvent("focus"));
      flushSync();
      for (let turns = 0; turns < (here.get(circle.getAttribute("data-circle") ?? "")?.length ?? 0); turns++) {
        found.add(circle.getAttribute("data-word") ?? "");
        press("r");
      }
    }
    expect([...found].sort()).toEqual([...position.legal].sort());
    for (const element of document.querySelectorAll("[data-word]")) {
      expect(element.getAttribute("aria-label") || element.textContent?.trim()).toBeTruthy();
      expect(element.tagName === "BUTTON" || element.getAttribute("tabindex") === "0").toBe(true);
    }
  });
});

it("Enter on a circle lays the piece that is shown", () => {
  const position = all.find(([name]) => name === "step-place-tile")![1];
  const said = show(position);
  const circle = document.querySelector<SVGElement>("[data-circle]")!;
  circle.dispatchEvent(new FocusEvent("focus"));
  flushSync();
  press("r");
  const word = circle.getAttribute("data-word");
  circle.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(said).toEqual([word]);
});

it("nothing can be said when it is not one's turn", () => {
  const position = all.find(([name]) => name === "step-take-card")![1];
  show({ ...position, legal: [] });
  expect(words()).toEqual([]);
});

it("pointing at a card's price explains the card, as pointing at the card does", () => {
  vi.useFakeTimers();
  show(all.find(([name]) => name === "step-take-card")![1]);
  const price = document.querySelector("[data-place=row] .price")!;
  expect(explained(price.parentElement)).toBeTruthy();
  vi.useRealTimers();
});
