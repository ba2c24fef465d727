/** Games to their ends in the browser, by clicking only what is highlighted; and nothing jumps meanwhile.
 *
 * They begin shortly before the end of a golden game; with PELAGOS_LONG=1 at the very beginning (`make test-all`). */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { golden, Harness, LEGAL, myTurn } from "./harness";
import { takeShifts, watchShifts, worst } from "./measure";

const harness = new Harness();
beforeAll(() => harness.open());
afterAll(() => harness.close());

const LONG = process.env.PELAGOS_LONG === "1";

/** A new table, or a golden game shortly before its end. */
async function table(page: Page, game: string, record: string, left: number, bots: string[]): Promise<string> {
  if (LONG) return harness.table(page, { game, seats: [{ kind: "me" }, ...bots.map((bot) => ({ kind: "bot", bot }))] });
  const text = golden(game, record);
  const words = Number(/^end (\d+)/m.exec(text)![1]);
  return harness.branch(page, await harness.upload(page, text), words - left);
}

/** Clicks until the end. Deterministic enough to be repeated, wild enough to go everywhere. */
async function playOut(game: string, record: string, left: number, most: number, bots = ["random"], phone = false) {
  const page = await harness.visitor({ phone, moves: true });
  await watchShifts(page);
  const id = await table(page, game, record, left, bots);
  await harness.sit(page, id);
  await myTurn(page);
  await takeShifts(page); // the first sight does not count
  let seed = 7;
  let clicks = 0;
  while (await myTurn(page)) {
    const targets = page.locator(LEGAL);
    const count = await targets.count();
    if (!count) continue;
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    await targets
      .nth(Math.floor((seed / 2 ** 31) * count))
      .click({ timeout: 1500, force: clicks % 7 === 6 })
      .catch(() => undefined);
    if (++clicks > most) break;
  }
  const ply = Number(await page.locator(".frame").getAttribute("data-ply"));
  expect(clicks, `${game} should end; it is at ply ${ply}: ${await page.locator("h1").innerText()}`).toBeLessThanOrEqual(most);
  await page.waitForSelector("dialog[open]", { timeout: 60_000 });
  const players = await page.locator(".second li").count();
  expect(players > 1).toBe(bots.length > 0);
  if (bots.length) expect(await page.locator("dialog ol li").count()).toBe(players);
  const moment = worst(await takeShifts(page));
  expect(moment.sum, JSON.stringify(moment.shifts)).toBeLessThan(0.02);
  expect(harness.errors).toEqual([]);
  await page.context().close();
}

const PATIENT = { timeout: 600_000 };

test.concurrent("Orichalcum to its end", PATIENT, () => playOut("orichalcum", "won-by-medallion", 20, 1500));
test.concurrent("Cyclades to its end", PATIENT, () => playOut("cyclades", "won-alone", 20, 1500));
test.concurrent("Atlantis to its end", PATIENT, () => playOut("atlantis", "won", 20, 2500, ["easy"]));
test.concurrent("Arnak to its end", PATIENT, () => playOut("arnak", "two-players", 30, 1500));
test.concurrent("Arnak to its end on a phone", PATIENT, () => playOut("arnak", "three-players-snake", 20, 1500, ["random"], true));
test.concurrent("Arnak alone to its end", PATIENT, () => playOut("arnak", "solo-won", 20, 1500, []));

/** The other numbers of players, from the very beginning: on a desk and on a phone in turn. */
describe.runIf(LONG)("whole games", () => {
  const others = (players: number) => Array<string>(players - 1).fill("random");
  test.each([3, 4, 5])("Cyclades for %s", (players) => playOut("cyclades", "", 0, 2500, others(players), players % 2 === 1), 1_800_000);
  test.each([1, 2, 3, 4])("Arnak for %s", (players) => playOut("arnak", "", 0, 2500, others(players), players % 2 === 0), 1_800_000);
});
