/** Whole games in the browser, by clicking only what is highlighted; and nothing jumps meanwhile. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { House, LEGAL, myTurn } from "./house";
import { takeShifts, watchShifts, worst } from "./measure";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

/** Clicks until the end. Deterministic enough to be repeated, wild enough to go everywhere. */
async function playOut(game: string, most: number, bot = "random") {
  const page = await house.visitor();
  await watchShifts(page);
  const id = await house.table(page, { game, seats: [{ kind: "me" }, { kind: "bot", bot }] });
  await house.sit(page, id);
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
  await page.waitForSelector("dialog[open]", { timeout: 10_000 });
  expect(await page.locator("dialog ol li").count()).toBe(2);
  const moment = worst(await takeShifts(page));
  expect(moment.sum, JSON.stringify(moment.shifts)).toBeLessThan(0.02);
  expect(house.errors).toEqual([]);
  await page.context().close();
}

test("a whole game of Orichalcum", () => playOut("orichalcum", 1500), 600_000);
test("a whole game of Cyclades", () => playOut("cyclades", 1500), 600_000);
test("a whole game of Atlantis", () => playOut("atlantis", 2500, "easy"), 600_000);
test("a whole game of Arnak", () => playOut("arnak", 1500), 600_000);
