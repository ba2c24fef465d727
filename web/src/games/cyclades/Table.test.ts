// @vitest-environment jsdom
import { flushSync } from "svelte";
import { expect, test } from "vitest";

import { draw as drawn, expectOffers, type Drawn } from "../testing";
import Table from "./Table.svelte";
import { NAMES, play } from "./testing/positions";
import type { CycladesView } from "./view.gen";

const OPENERS = ["[data-more]", "[data-count]", "[data-mode]", "[data-legal]:not([data-more]):not([data-count]):not([data-mode])"];
const draw = (name: string, say?: (word: string) => void): Drawn => drawn(Table, play(name, say));

const STEPS =
  "attacker-retreats bid check-metropolis chimera cyclops defender-retreats drive-fleets dryad fetch-fleet figurine giant god-turn griffon harpy kraken kraken-moves march mermaid pegasus place-metropolis polyphemus prosperity return-building sail satyr sphinx sylph sylph-step";

test("there is a position for every step that asks", () => {
  const steps = NAMES.filter((name) => name.startsWith("step-")).map((name) => name.slice("step-".length));
  expect(steps.sort().join(" ")).toBe(STEPS);
});

const MISSING = /\b(page|about|table|thing|god|word|prompt|building|creature)-[a-z]+/;

test.each(NAMES)("%s: every legal word is offered and nothing else, in reach of the keys and with a name", (name) => {
  const { root, close } = draw(name);
  expectOffers(root, play(name), OPENERS, MISSING);
  close();
});

test("an amount says what is paid and kept, and a click offers it", () => {
  const said: string[] = [];
  const { root, close } = draw("start-3", (word) => said.push(word));
  const cell = root.querySelector<HTMLElement>('[data-word^="bid"][data-word$=" 5"]')!;
  expect(cell.getAttribute("aria-label")).toMatch(/Offer 5: you pay 5, keep 2$/);
  expect([...cell.children].map((line) => line.textContent)).toEqual(["5", "5", "2"]);
  expect([...cell.closest(".god")!.querySelectorAll(".legend > *")].map((line) => line.textContent)).toEqual(["offer", "pay", "keep"]);
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

test("who was outbid is told by whom, and by the engine why this god is closed for now", () => {
  const here = play("outbid");
  const { outbid } = (here.view as CycladesView).pending;
  const { root, close } = drawn(Table, { ...here, why: (word) => `because of ${word.split(" ")[1]}` });
  const lost = root.querySelector(`[data-god="${outbid}"]`)!;
  expect(lost.querySelector(".outbid")!.textContent).toMatch(/has outbid you at/);
  expect(lost.textContent).toContain(`because of ${outbid}`);
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

test("an action that cannot be taken says why, as the engine tells", () => {
  const here = play("step-god-turn");
  const asked: string[] = [];
  const why = (word: string) => (asked.push(word), `because of ${word.split(" ")[0]}`);
  const { root, close } = drawn(Table, { ...here, legal: here.legal.filter(({ verb }) => verb === "pass"), why });
  const reasons = [...root.querySelectorAll(".act small")].map((reason) => reason.textContent);
  expect(reasons.length).toBeGreaterThan(1);
  expect(reasons).toEqual(asked.slice(0, reasons.length).map((word) => `because of ${word.split(" ")[0]}`));
  close();
});

test("what is pointed at is drawn as the engine foretells it", () => {
  const here = play("step-place-metropolis");
  const word = here.legal[0]!;
  const foretold = structuredClone(here.view) as CycladesView;
  const island = foretold.islands[word.parts[0]!]!;
  Object.assign(island, { metropolis: true, troops: 7, prosperity: 9 });
  const preview = (text: string) => ({ word: text, uncovers: false, view: foretold, log: [], ends_turn: false, odds: null, why: null });
  const { root, close } = drawn(Table, { ...here, preview });
  const ghosts = () => [...root.querySelectorAll("svg .ghost")].map((ghost) => ghost.textContent!.trim());
  expect(ghosts()).toEqual([]);
  root.querySelector(`svg [data-word="${word.text}"]`)!.dispatchEvent(new Event("pointerenter"));
  flushSync();
  expect(ghosts()).toEqual(expect.arrayContaining(["", "7", "9"]));
  close();
});

test("the spaces that a move would attack are marked", () => {
  const { battles } = (play("step-march").view as CycladesView).pending;
  const { root, close } = draw("step-march");
  expect(battles!.length).toBeGreaterThan(0);
  expect(root.querySelectorAll(".attack-sign")).toHaveLength(battles!.length);
  close();
});

test("a finger that would begin a battle is shown the odds first", () => {
  const said: string[] = [];
  const odds = [{ of: "battle", outcome: "attacker-wins", chance: 0.42 }];
  const preview = (word: string) => ({ word, uncovers: true, view: null, log: [], ends_turn: false, odds, why: null });
  const { root, close } = drawn(Table, { ...play("step-march", (word) => said.push(word)), preview });
  const island = root.querySelector<SVGElement>('svg [data-word="land mykonos 1"]')!;
  island.dispatchEvent(Object.assign(new Event("pointerdown"), { pointerType: "touch" }));
  island.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
  expect(said).toEqual([]);
  expect(root.querySelector(".choice")!.textContent).toContain("42%");
  root.querySelector<HTMLElement>(".choice [data-word]")!.click();
  expect(said).toEqual(["land mykonos 1"]);
  close();
});
