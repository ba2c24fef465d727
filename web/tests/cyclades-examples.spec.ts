/** The worked examples of Cyclades' rules on the board: what each one says is to be seen there, and what it forbids is not offered. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { Harness, myTurn } from "./harness";

const harness = new Harness();
beforeAll(() => harness.open());
afterAll(async () => {
  await harness.close();
  expect(harness.errors).toEqual([]);
});

/** What matches a selector: so many things, or the text of the first. */
type Sight = [selector: string, seen: number | string | RegExp];

const card = (place: number) => `.creatures > .card:nth-child(${place})`; // for 4, 3 and 2 gold
const god = (name: string) => `.god[data-god="${name}"]`;
const fleets = (sea: string, many: number): Sight => (many ? [`[data-fleets="${sea}"] text`, String(many)] : [`[data-fleets="${sea}"]`, 0]);
const isle = (name: string) => `.isle[data-isle="${name}"]`;
const troops = (name: string, many: number): Sight => (many ? [`${isle(name)} .unit text`, String(many)] : [`${isle(name)} .unit`, 0]);
const gold = (many: number): Sight => [".own .gold b", String(many)];
const metropolises = (many: number): Sight => ['.own [data-place="cities"] .has', many];

const SEEN: Record<string, Sight[]> = {
  W1: [[card(1), /\p{L}{4}/u], [card(2), /\p{L}{4}/u], [card(3), /Pegasus/], [".creatures .card >> text=Minotaur", 0]],
  W2: [[card(1), /\p{L}{4}/u], [`${card(2)}.empty`, 1], [`${card(3)}.empty`, 1]],
  W3: [[card(1), /\p{L}{4}/u], [card(2), /Pegasus/], [`${card(3)}.empty`, 1]],
  "W3-2": [[card(1), /\p{L}{4}/u], [card(2), /\p{L}{4}/u], [`${card(3)}.empty`, 1]],
  W4: [gold(10)],
  W5: [gold(11)],
  "W5-2": [fleets("f1", 0), fleets("e1", 1), [".own .income", /\+1$/]],
  W6: [[`${god("ares")} .over`, "13"]],
  W7: [[god("ares"), /offers 7/], [god("poseidon"), /offers 3/], [`${god("ares")}.lost`, 1]],
  W8: [[".order .place", "1"], [".order .place svg", 4]],
  W9: [troops("thira", 3), [`${isle("thira")} rect.built`, 1], gold(2)],
  W10: [fleets("f1", 0), fleets("e1", 0), fleets("e2", 2), fleets("d1", 2), gold(1)],
  W11: [fleets("f5", 0), fleets("f4", 1)],
  W12: [[`${isle("kea")} .metropolis`, 1], troops("kea", 1), [".seats .out", 1], metropolises(2)],
  W13: [[`${isle("mykonos")} .lock`, 1]],
  W14: [[".seats .out", 1], metropolises(1)],
  W15: [troops("gyaros", 0), troops("mykonos", 0), [isle("mykonos"), /Mykonos/]],
  W16: [[`${isle("naxos")} .horns > g`, 1], gold(11)],
  "W16-2": [gold(11)],
  W17: [[".god:first-child", /Poseidon/], [".god", 3], [".away svg", 1]],
  W18: [[".god", 2], [".away svg", 2]],
  W19: [['.own [data-place="philosophers"] .has', 0], metropolises(1)],
  W20: [gold(4)],
  W21: [troops("kea", 3), [`${isle("kea")} .metropolis`, 1], metropolises(2)],
  W22: [[god("ares"), /offers 4/], [god("zeus"), /offers 4/]],
};

interface Shown {
  name: string;
}

/** An example at its end. */
async function open(page: Page, name: string) {
  await page.goto(`${harness.url}/examples/cyclades/${name}`);
  await page.waitForFunction(() => {
    const ply = new URL(location.href).searchParams.get("ply");
    return ply !== null && document.querySelector(`.frame[data-ply="${ply}"]`);
  });
  const last = Number(/\/ (\d+)/.exec(await page.locator(".replay .count").innerText())![1]);
  await page.getByRole("slider").fill(String(last));
  await page.waitForSelector(`.frame[data-ply="${last}"]`);
  await page.waitForFunction((ply) => new URL(location.href).searchParams.get("ply") === ply, String(last)); // from here one plays on
  await page.locator("main.board svg:visible").first().waitFor();
}

async function look(page: Page, name: string, [selector, seen]: Sight) {
  const found = page.locator(`.cyclades ${selector}`);
  if (typeof seen === "number") await expect.poll(() => found.count(), { message: `${name}: ${selector}` }).toBe(seen);
  else await expect.poll(async () => (await found.first().textContent({ timeout: 10_000 }))!.trim(), { message: `${name}: ${selector}` }).toMatch(typeof seen === "string" ? new RegExp(`^${seen}$`) : seen);
}

test("every worked example shows on the board what it says", async () => {
  const page = await harness.visitor();
  const names = ((await (await page.request.get(`${harness.url}/api/games/cyclades/examples`)).json()) as Shown[]).map((one) => one.name);
  expect(names).toEqual(Object.keys(SEEN));
  const missed: string[] = [];
  for (const [name, sights] of Object.entries(SEEN)) {
    await open(page, name);
    for (const sight of sights) await look(page, name, sight).catch((error: Error) => missed.push(error.message));
  }
  expect(missed).toEqual([]);
  await page.context().close();
}, 600_000);

/** The position of an example, to play on from. */
async function playOn(page: Page, name: string) {
  await open(page, name);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
}

test("W7: whoever was displaced is not offered the god just lost", async () => {
  const page = await harness.visitor();
  await playOn(page, "W7");
  expect(await page.locator('[data-word^="bid poseidon"]').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-word^="bid ares"]').count()).toBe(0);
  await page.context().close();
});

test("W13: nobody can land on a last island without gain", async () => {
  const page = await harness.visitor();
  await playOn(page, "W13");
  await page.locator('[data-mode="special"]').click();
  await page.locator('svg [data-word^="march"]').first().click();
  await page.waitForSelector('[data-step="march"]');
  expect(await page.locator('[data-word^="land"]').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-word^="land mykonos"]').count()).toBe(0);
  await page.context().close();
});
