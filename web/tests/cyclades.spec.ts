/** Cyclades on its own table: by clicking only what is highlighted, for every number of players, on a desk and on a phone in turn; with PELAGOS_LONG=1 on both. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { golden, Harness, LEGAL, myTurn, version, WORD, type Visitor } from "./harness";

const harness = new Harness();
beforeAll(() => harness.open());
afterAll(async () => {
  await harness.close();
  expect(harness.errors).toEqual([]);
});

declare global {
  interface Window {
    flights: string[]; // where something was set in motion
  }
}

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
    const page = await harness.visitor({ phone });
    const id = await harness.table(page, { game: "cyclades", seats: [{ kind: "me" }, ...bots(players - 1)] });
    await harness.sit(page, id);
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
  const page = await harness.visitor(options);
  const record = await harness.upload(page, golden("cyclades", "won-after-elimination"));
  await harness.sit(page, await harness.branch(page, record, 226));
  await say(page, 6);
  await page.context().close();
}, 180_000);

/** A game that goes on from a position of a golden one. */
async function at(record: string, ply: number, look: Visitor): Promise<Page> {
  const page = await harness.visitor(look);
  await harness.sit(page, await harness.branch(page, await harness.upload(page, golden("cyclades", record)), ply));
  await myTurn(page);
  return page;
}

/** Signs without a word in sight beside them. */
const wordless = (page: Page, within: string) =>
  page.locator(within).evaluateAll((things) => things.filter((thing) => thing.checkVisibility() && !/\p{L}{3}/u.test((thing as HTMLElement).innerText)).map((thing) => thing.outerHTML.slice(0, 200)));

test.each(["en", "pl", "de"])("on a phone in %s: a word stands beside each sign of what is sold, owned and left", async (language) => {
  const page = await at("won-by-gold", 600, { phone: true, language });
  for (const [sheet, within] of [["gods", ".sells > .part"], ["players", ".seats .things > span, .seats .cities"], ["players", ".supply > span"]] as const) {
    const tab = page.locator(`[data-opens="${sheet}"]`);
    if ((await tab.getAttribute("aria-pressed")) === "false") await tab.click();
    expect(await page.locator(`${within}`).filter({ visible: true }).count(), within).toBeGreaterThan(6);
    expect(await wordless(page, within)).toEqual([]);
  }
  await page.context().close();
});

/** What a thumb could miss. */
const small = (page: Page) =>
  page.locator(`.cyclades :is(button, .legal, [data-legal])`).evaluateAll((things) =>
    things
      .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
      .filter(({ thing, box }) => box.width > 0 && thing.checkVisibility({ visibilityProperty: true }) && Math.min(box.width, box.height) < 39.5)
      .map(({ thing, box }) => `${thing.getAttribute("aria-label") ?? thing.textContent} ${Math.round(box.width)} x ${Math.round(box.height)}`),
  );

test.each([
  ["five players' turn", "won-by-gold", 600, ["gods", "creatures", "players"]],
  ["five players' bids", "won-by-gold", 347, ["creatures", "players", "gods"]],
  ["fleets to be moved", "won-after-elimination", 229, []],
  ["troops to be moved", "won-by-gold", 758, []],
  ["a creature to be summoned", "won-after-elimination", 226, ["creatures"]],
  ["a battle", "last-one-left", 549, []],
])("on a phone: all that is touched is large enough, %s", async (_name, record, ply, sheets) => {
  const page = await at(record, ply, { phone: true });
  expect(await small(page)).toEqual([]);
  for (const sheet of sheets) {
    const tab = page.locator(`[data-opens="${sheet}"]`);
    if ((await tab.getAttribute("aria-pressed")) === "false") await tab.click();
    expect(await small(page), sheet).toEqual([]);
  }
  await page.context().close();
});

test("on a phone: a creature shows on the map what it could be used on, and is summoned from there", async () => {
  const page = await at("won-after-elimination", 226, { phone: true });
  await page.locator('[data-opens="creatures"]').click();
  await page.locator('[data-look="mermaid"]').click();
  const targets = page.locator("svg .aim");
  expect(await targets.count()).toBeGreaterThan(0);
  for (const target of await targets.all()) {
    const box = (await target.boundingBox())!;
    expect(await page.evaluate(({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".map") !== null, box)).toBe(true);
  }
  await page.locator('.looking [data-word^="summon mermaid"]').first().click();
  await page.waitForSelector('[data-step="mermaid"]');
  await page.context().close();
});

test("on a phone: nothing needed for two bids is cut off", async () => {
  const page = await at("last-one-left", 348, { phone: true });
  for (const seen of [".apollo .go", ".twice"]) {
    const [part, sheet] = [(await page.locator(seen).boundingBox())!, (await page.locator('[data-sheet="gods"]').boundingBox())!];
    expect(part.y + part.height).toBeLessThanOrEqual(sheet.y + sheet.height);
  }
  await page.context().close();
});

/** After how many words a golden game first tells such a thing. */
function ply(record: string, told: RegExp): number {
  const lines = golden("cyclades", record).split("\n\n").slice(1).join("\n").split("\n");
  const first = lines.findIndex((line) => told.test(line));
  return lines.slice(0, first).filter((line) => /^[a-z]/.test(line)).length;
}

test.each([
  ["the Kraken", /puts the Kraken/, ".sea"],
  ["a figurine", /puts the figurine/, ".sea"],
  ["fleets of the Mermaid", /replaces the fleet/, ".sea"],
  ["fleets that retreat", /retreats to/, ".sea"],
  ["a marker that is outbid", /is outbid/, ".gods"],
])("%s: seen on the way, unless motion is reduced", async (_name, told, where) => {
  const after = ply("last-one-left", told);
  for (const moves of [true, false]) {
    const page = await harness.visitor({ moves });
    await page.addInitScript(() => {
      window.flights = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) {
        window.flights.push(this.closest(".sea") ? ".sea" : this.closest(".gods") ? ".gods" : "");
        return animate.apply(this, how);
      };
    });
    await page.goto(`${harness.url}/replay/${await harness.upload(page, golden("cyclades", "last-one-left"))}?ply=${after - 1}`);
    await page.waitForSelector(`.frame[data-ply="${after - 1}"]`);
    await page.locator("main.board svg:visible").first().waitFor();
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector(`.frame[data-ply="${after}"]`);
    const flights = () => page.evaluate((where) => window.flights.filter((flight) => flight === where).length, where);
    if (moves) await expect.poll(flights).toBeGreaterThan(0);
    else expect(await flights()).toBe(0);
    await page.context().close();
  }
});
