/** The fullest tables, five at Cyclades and four at Arnak: accessible in light and dark, all in sight on a desk, all within reach of a thumb on a phone. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { expectAccessible } from "./axe";
import { golden, House, LEGAL, myTurn } from "./house";

const house = new House();
const records: Record<string, string> = {};
let owner: Page;
beforeAll(async () => {
  await house.open();
  owner = await house.visitor();
  records.cyclades = await house.upload(owner, golden("cyclades", "won-by-gold"));
  records.arnak = await house.upload(owner, golden("arnak", "four-players"));
});
afterAll(async () => {
  await house.close();
  expect(house.errors).toEqual([]);
});

/** Late positions: a turn and being outbid at Cyclades; an order to choose and the end of a turn at Arnak. */
const POSITIONS: [game: string, ply: number][] = [
  ["cyclades", 600],
  ["cyclades", 716],
  ["arnak", 300],
  ["arnak", 460],
];

async function open(game: string, ply: number, look: { phone?: boolean }): Promise<Page> {
  const page = await house.visitor(look);
  await house.sit(page, await house.branch(page, records[game]!, ply));
  await myTurn(page);
  await page.locator("main.board svg:visible").first().waitFor();
  return page;
}

/** What lies below or beside what is seen, or can only be seen by scrolling. */
const hidden = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main.board *")]
      .filter((element) => {
        const { width, bottom, right } = element.getBoundingClientRect();
        if (!width || !element.checkVisibility()) return false;
        const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1;
        return bottom > innerHeight + 1 || right > innerWidth + 1 || scrolls;
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
  );

/** What a thumb could miss: things to be taken and buttons that are less than 40 px wide or high. */
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

/** What glows but cannot be touched, because something else lies over it and it does not come out by scrolling. */
const covered = (page: Page) =>
  page.evaluate(
    (legal) =>
      [...document.querySelectorAll<HTMLElement>(legal.replaceAll(":visible", ""))]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)
        .filter((element) => {
          element.scrollIntoView({ block: "center", inline: "center" });
          const { x, y, width, height } = element.getBoundingClientRect();
          return ![0.5, 0.3, 0.7, 0.15, 0.85].some((across) =>
            [0.5, 0.3, 0.7, 0.15, 0.85].some((down) => element.contains(document.elementFromPoint(x + width * across, y + height * down))),
          );
        })
        .map((element) => element.getAttribute("aria-label") ?? element.textContent ?? ""),
    LEGAL,
  );

/** Once for each game, and without the long log, which is looked at elsewhere. */
async function accessible(page: Page, game: string, ply: number) {
  if (ply === 600 || ply === 300) await expectAccessible(page, game, { without: "aside" });
}

test.each(POSITIONS)("%s after %s words on a desk: all in sight, no accessibility violations", async (game, ply) => {
  const page = await open(game, ply, {});
  expect(await hidden(page)).toEqual([]);
  await accessible(page, game, ply);
  await page.context().close();
});

test.each(POSITIONS)("%s after %s words on a phone: within reach, large enough, no accessibility violations", async (game, ply) => {
  const page = await open(game, ply, { phone: true });
  expect(await small(page)).toEqual([]);
  expect(await covered(page)).toEqual([]);
  await accessible(page, game, ply);
  await page.getByRole("button", { name: "Log" }).click();
  await expect.poll(() => page.getByRole("log").evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight), { message: "the log opens at its end" }).toBeLessThan(40);
  await page.context().close();
});
