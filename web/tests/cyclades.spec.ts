/** Cyclades on its own table: by clicking only what is highlighted, for every number of players, on a desk and on a phone in turn; with PELAGOS_LONG=1 on both. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { golden, House, LEGAL, myTurn, version, WORD } from "./house";

const house = new House();
beforeAll(() => house.open());
afterAll(async () => {
  await house.close();
  expect(house.errors).toEqual([]);
});

/** Say so many words by clicking on things that are highlighted, with a few clicks for each. Whether a click said one shows when it is one's turn again. */
async function say(page: Page, words: number): Promise<void> {
  let seed = 11;
  let said = -1;
  let seen = -1;
  for (let i = 0; said < words && (await myTurn(page)); i++) {
    const now = await version(page);
    if (now > seen) said++;
    seen = now;
    expect(i, `clicks for ${said} words`).toBeLessThan(12 * words);
    const targets = page.locator(i % 3 && (await page.locator(WORD).count()) ? WORD : LEGAL); // often what says something at once
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    const target = targets.nth(Math.floor((seed / 2 ** 31) * (await targets.count())));
    await target.click({ timeout: 1000, force: i % 5 === 4 }).catch(() => undefined);
  }
}

const bots = (many: number) => Array.from({ length: many }, () => ({ kind: "bot", bot: "random" }));

const PHONES = (players: number) => (process.env.PELAGOS_LONG === "1" ? [false, true] : [players % 2 === 1]);

test.each([2, 3, 4, 5])("%s players: the highlighted things are enough to play, and nothing scrolls", async (players) => {
  for (const phone of PHONES(players)) {
    const page = await house.visitor({ phone });
    const id = await house.table(page, { game: "cyclades", seats: [{ kind: "me" }, ...bots(players - 1)] });
    await house.sit(page, id);
    await say(page, 9);
    const over = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
    expect(over).toEqual([0, 0]);
    await page.context().close();
  }
}, 240_000);

test.each([
  ["a desk", {}],
  ["a phone", { phone: true }],
])("on %s: on from the middle of a game", async (_name, options) => {
  const page = await house.visitor(options);
  const record = await house.upload(page, golden("cyclades", "won-after-elimination"));
  await house.sit(page, await house.branch(page, record, 226));
  await say(page, 6);
  await page.context().close();
}, 180_000);
