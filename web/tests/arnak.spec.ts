/** Arnak's own table: the rival's turns one by one, words and room for thumbs on a phone, and cards that can be told apart. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { golden, Harness, LEGAL, myTurn } from "./harness";

const harness = new Harness();
const records: Record<string, string> = {};
beforeAll(async () => {
  await harness.open();
  const page = await harness.visitor();
  for (const name of ["four-players", "solo-lost-snake"]) records[name] = await harness.upload(page, golden("arnak", name));
});
afterAll(async () => {
  await harness.close();
  expect(harness.errors).toEqual([]);
});

/** The table at a position of a golden game, through the eyes of who decides. */
async function open(record: string, ply: number, options: object = {}): Promise<Page> {
  const page = await harness.visitor(options);
  await harness.sit(page, await harness.branch(page, records[record]!, ply));
  await myTurn(page);
  return page;
}

/** In round 1 of the solo game the player passes after this word; eight tiles of the rival are left, and it begins the next round. */
const BEFORE_PASSING = 7;

test.each([
  ["a desk", {}],
  ["a phone", { phone: true }],
])("on %s, once the player has passed, each turn of the rival is told with its reason, and can be skipped", async (_name, options) => {
  const page = await open("solo-lost-snake", BEFORE_PASSING, { ...options, pace: "slow" });
  await page.getByRole("button", { name: "Pass for this round" }).click();
  const end = page.getByRole("button", { name: "End the turn" });
  await end.click();
  const scene = page.locator(".scenes .scene");
  await scene.getByText("Turn 1 of 9 of the rival").waitFor();
  const box = (await scene.boundingBox())!;
  const view = page.viewportSize()!;
  expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= view.width && box.y + box.height <= view.height, "whole in sight").toBe(true);
  expect((await scene.locator("li").first().innerText()).length).toBeGreaterThan(20);
  expect(await scene.getByRole("img", { name: /(left|right)most/ }).count()).toBe(1);
  await scene.getByText("Turn 2 of 9 of the rival").waitFor();
  await scene.getByRole("button", { name: "Close" }).click();
  await scene.waitFor({ state: "detached" });
  await page.context().close();
});

/** Signs of a sheet that stand without a word under or beside them, in sight or to be scrolled to. */
const wordless = (page: Page, part: string) =>
  page.locator(part).evaluateAll((things) =>
    things
      .filter((thing) => thing.checkVisibility() && thing.querySelector(".sign, svg"))
      .filter((thing) => ![...thing.querySelectorAll<HTMLElement>(".called")].some((word) => word.getBoundingClientRect().height > 8 && word.innerText.trim()))
      .map((thing) => thing.getAttribute("aria-label") ?? thing.textContent),
  );

test("on a phone every sign of the supply, the others, the own board and the research has its word", async () => {
  const page = await open("four-players", 474, { phone: true });
  await page.locator('[data-opens="cards"]').click();
  for (const part of [".supply .choice", ".supply .counts > span", ".others .line > span", ".own .slot", ".own .crates", ".own .effect", ".own .team > *", ".own .won > *"]) {
    expect(await page.locator(part).count(), part).toBeGreaterThan(0);
    expect(await wordless(page, part), part).toEqual([]);
  }
  await page.locator('[data-opens="research"]').click();
  expect(await wordless(page, ".research .give > span")).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBe(0);
  await page.context().close();
});

test("on a phone the rival's signs and tiles have their words", async () => {
  const page = await open("solo-lost-snake", BEFORE_PASSING, { phone: true });
  await page.locator('[data-opens="cards"]').click();
  for (const part of [".rival .line > span", ".rival .part"]) {
    expect(await page.locator(part).count(), part).toBeGreaterThan(0);
    expect(await wordless(page, part), part).toEqual([]);
  }
  await page.context().close();
});

/** What a thumb could miss: less than 40 px wide or high. */
const small = (page: Page) =>
  page.evaluate(
    (legal) =>
      [...document.querySelectorAll<HTMLElement>(`.frame :is(${legal.replaceAll("main ", "").replaceAll(":visible", "")}, button, a, select, input)`)]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 39.5)
        .map(({ element, box }) => `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent} ${Math.round(box.width)} x ${Math.round(box.height)}`),
    LEGAL,
  );

test.each([183, 292, 474, 483])("four players after %s words on a phone: every sheet has room for a thumb", async (ply) => {
  const page = await open("four-players", ply, { phone: true });
  for (const sheet of ["island", "research", "cards"]) {
    await page.locator(`[data-opens="${sheet}"]`).click();
    expect(await small(page), sheet).toEqual([]);
  }
  await page.locator(".tray .score").click();
  await page.getByRole("dialog", { name: "Score sheet" }).waitFor();
  expect(await small(page), "score sheet").toEqual([]);
  await page.context().close();
});

test("a card of the play area that can be exiled shows its face", async () => {
  const page = await open("four-players", 483);
  const cards = page.locator('.played [data-word^="exile-played"]');
  expect(await cards.count()).toBeGreaterThan(3);
  for (const card of await cards.all()) {
    const { x, y, width } = (await card.boundingBox())!;
    expect(width).toBeGreaterThanOrEqual(60);
    for (const part of [0.1, 0.5, 0.9]) expect(await card.evaluate((one, [x, y]) => one.contains(document.elementFromPoint(x!, y!)), [x + part * width, y + 40])).toBe(true);
  }
  await page.context().close();
});

test("on a phone a sheet opens at what glows in it", async () => {
  const page = await open("four-players", 483, { phone: true });
  await page.locator('[data-opens="island"]').click();
  await page.locator('[data-opens="cards"]').click();
  const card = page.locator('.played [data-word^="exile-played"]').first();
  await expect
    .poll(async () => {
      const [own, sheet] = [(await card.boundingBox())!, (await page.locator('[data-sheet="cards"]').boundingBox())!];
      return own.y >= sheet.y && own.y + own.height <= sheet.y + sheet.height;
    })
    .toBe(true);
  await page.context().close();
});

test("prices stand on the paths of the research track, apart from the plates above and below", async () => {
  const page = await open("four-players", 474);
  const apart = await page.locator(".track .space:has(.price)").evaluateAll((spaces) =>
    spaces.every((space) => {
      const [plate, price] = [space.querySelector(".plate")!, space.querySelector(".price .sign")!].map((one) => one.getBoundingClientRect());
      return price!.top >= plate!.bottom - 2 && price!.height >= 17;
    }),
  );
  expect(apart).toBe(true);
  await page.context().close();
});
