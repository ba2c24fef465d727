// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";

import Table from "./Table.svelte";
import { NAMES, play } from "./testing/positions";

vi.setConfig({ testTimeout: 60_000 });
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

/** The words that elements offer now. */
function offered(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>("[data-word]")].map((element) => element.dataset.word!);
}

/** The words offered at once, and after pressing each thing that is the first half of a decision. */
function reachable(root: HTMLElement): Set<string> {
  const found = new Set(offered(root));
  for (const opener of ["[data-more]", "[data-count]", "[data-mode]", "[data-legal]:not([data-more]):not([data-count]):not([data-mode])"]) {
    for (let i = 0; i < root.querySelectorAll(opener).length; i++) {
      root.querySelectorAll<HTMLElement>(opener)[i]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      flushSync();
      offered(root).forEach((word) => found.add(word));
    }
  }
  return found;
}

function draw(name: string, say?: (word: string) => void): { root: HTMLElement; close: () => void } {
  const root = document.createElement("div");
  document.body.append(root);
  const table = mount(Table, { target: root, props: { play: play(name, say) } });
  flushSync();
  return {
    root,
    close: () => {
      void unmount(table);
      root.remove();
    },
  };
}

const STEPS =
  "attacker-retreats bid check-metropolis chimera cyclops defender-retreats drive-fleets dryad fetch-fleet figurine giant god-turn griffon harpy kraken kraken-moves march mermaid pegasus place-metropolis polyphemus prosperity return-building sail satyr sphinx sylph sylph-step";

test("there is a position for every step that asks", () => {
  const steps = NAMES.filter((name) => name.startsWith("step-")).map((name) => name.slice("step-".length));
  expect(steps.sort().join(" ")).toBe(STEPS);
});

const MISSING = /\b(page|about|table|thing|god|word|prompt|building|creature)-[a-z]+/;

test.each(NAMES)("%s: every legal word is offered and nothing else, in reach of the keys and with a name", (name) => {
  const { root, close } = draw(name);
  for (const element of root.querySelectorAll<HTMLElement>("[data-word], [data-legal]")) {
    expect(element.tagName === "BUTTON" || element.getAttribute("tabindex") === "0").toBe(true);
    expect(element.getAttribute("aria-label") || element.textContent).toBeTruthy();
  }
  const labels = [...root.querySelectorAll("[aria-label]")].map((element) => element.getAttribute("aria-label")!);
  for (const text of [root.textContent!, ...labels]) expect(text).not.toMatch(MISSING);
  const words = play(name).legal.map((word) => word.text);
  expect([...reachable(root)].sort()).toEqual([...words].sort());
  close();
});

test("an amount says what is paid and kept, and a click offers it", () => {
  const said: string[] = [];
  const { root, close } = draw("start-3", (word) => said.push(word));
  const cell = root.querySelector<HTMLElement>('[data-word^="bid"][data-word$=" 5"]')!;
  expect(cell.getAttribute("aria-label")).toMatch(/Offer 5: you pay 5, keep 2$/);
  cell.click();
  expect(said).toEqual([cell.dataset.word]);
  close();
});

test("a space with several words asks which, and says nothing by itself", () => {
  const said: string[] = [];
  const { root, close } = draw("step-god-turn", (word) => said.push(word));
  const several = root.querySelector<HTMLElement>("svg [data-legal], .card [data-legal]")!;
  several.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
  expect(said).toEqual([]);
  expect(root.querySelectorAll(".choice [data-word]").length).toBeGreaterThan(1);
  close();
});

test("so many go as the stepper says", () => {
  const { root, close } = draw("step-sail");
  const steppers = [...root.querySelectorAll<HTMLElement>("[data-count]")];
  for (const stepper of steppers) {
    stepper.click();
    flushSync();
    const words = [...root.querySelectorAll<HTMLElement>('svg [data-word^="to "]')].map((element) => element.dataset.word!);
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(word.split(" ")[2]).toBe(stepper.dataset.count);
  }
  expect(steppers.length).toBeGreaterThan(0);
  close();
});

test("who was outbid is told by whom, and that this god is closed for now", () => {
  const { root, close } = draw("outbid");
  expect(root.querySelector(".outbid")!.textContent).toMatch(/has outbid you at/);
  close();
});

test.each([
  ["step-god-turn", "End the turn"],
  ["step-defender-retreats", "Stay and fight"],
  ["step-kraken-moves", "The Kraken stays here"],
])("%s: what may be declined says what that means", (name, label) => {
  const { root, close } = draw(name);
  expect(root.querySelector('[data-word="pass"]')!.getAttribute("aria-label")).toBe(label);
  close();
});
