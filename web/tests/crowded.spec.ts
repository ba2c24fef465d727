/** Every game at its fullest, with all that can be opened: accessible in light and dark, in sight on a desk, within reach of a thumb on a phone. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { expectAccessible } from "./axe";
import { atlantisOfFour, golden, Harness, myTurn } from "./harness";
import { covered, hidden, oldFigures, small } from "./layout";

/** Late positions: the game, the record, how far to go, and what opens there besides the sheets of a phone. */
interface Late {
  game: string;
  record: string;
  ply: number;
  scenes?: { name: string; opens: string; closes: string; phoneOnly?: boolean }[];
  beginsOpen?: boolean; // on a phone a sheet lies over the board from the beginning
}
const LATE: Late[] = [
  { game: "orichalcum", record: golden("orichalcum", "won-by-titan"), ply: 110, scenes: [{ name: "what is left", opens: ".narrow", closes: "dialog[open] header button", phoneOnly: true }] },
  { game: "atlantis", record: atlantisOfFour(), ply: 118 },
  { game: "cyclades", record: golden("cyclades", "won-by-gold"), ply: 600, scenes: [{ name: "the piles", opens: "[data-piles]", closes: "dialog[open] header button" }] },
  { game: "cyclades", record: golden("cyclades", "won-by-gold"), ply: 716, beginsOpen: true },
  { game: "cyclades", record: golden("cyclades", "last-one-left"), ply: 549 }, // a battle
  { game: "arnak", record: golden("arnak", "four-players"), ply: 300, scenes: [{ name: "the score sheet", opens: ".tray .score", closes: ".sheet[role=dialog] button" }] },
  { game: "arnak", record: golden("arnak", "four-players"), ply: 460 },
  { game: "arnak", record: golden("arnak", "solo-lost-snake"), ply: 85 },
];

const harness = new Harness();
const owners = new Map<string, Page>(); // one for each game: nobody may open so many tables at once
const tables = new Map<Late, string>();
beforeAll(async () => {
  await harness.open();
  const records = new Map<string, string>();
  for (const late of LATE) {
    const owner = owners.get(late.game) ?? (await harness.visitor());
    owners.set(late.game, owner);
    if (!records.has(late.record)) records.set(late.record, await harness.upload(owner, late.record));
    tables.set(late, await harness.branch(owner, records.get(late.record)!, late.ply));
  }
});
afterAll(async () => {
  await harness.close();
  expect(harness.errors).toEqual([]);
});

describe.each([
  ["a desk", false],
  ["a phone", true],
])("on %s", (_name, phone) => {
  let page: Page;
  beforeAll(async () => void (page = await harness.visitor({ phone })));

  const open = async (late: Late) => {
    await page.context().addCookies(await owners.get(late.game)!.context().cookies());
    await harness.sit(page, tables.get(late)!);
    await myTurn(page);
  };

  test.each(LATE.map((late) => [late.game, late.ply, late] as const))("%s after %s words", async (game, ply, late) => {
    await open(late);
    await page.locator("main.board svg:visible").first().waitFor();
    expect(await oldFigures(page)).toEqual([]);
    await expectAccessible(page, `${game}, ${ply}`);
    if (!phone) expect(await hidden(page)).toEqual([]);
    else {
      expect(await small(page)).toEqual([]);
      if (!late.beginsOpen) expect(await covered(page)).toEqual([]);
    }
    for (const name of phone ? await page.locator("[data-opens]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.opens!)) : []) {
      const button = page.locator(`[data-opens="${name}"]`);
      if ((await button.getAttribute("aria-pressed")) !== "true") await button.click();
      expect(await small(page), name).toEqual([]);
      expect(await covered(page, `[data-sheet="${name}"]`), name).toEqual([]);
      await expectAccessible(page, `${game}, ${ply}, ${name}`, { within: "main" });
    }
    for (const { name, opens, closes } of late.scenes?.filter(({ phoneOnly }) => phone || !phoneOnly) ?? []) {
      await page.locator(opens).evaluate((button: HTMLElement) => button.click()); // it may be on a sheet that is closed
      await page.locator(closes).waitFor();
      if (phone) expect(await small(page), name).toEqual([]);
      await expectAccessible(page, `${game}, ${ply}, ${name}`, { within: "main" });
      await page.locator(closes).click();
    }
  });

  test("log, chat and rules", async () => {
    await open(LATE.at(-1)!);
    if (phone) await page.getByRole("button", { name: "Log" }).click();
    await expect.poll(() => page.getByRole("log").evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight), { message: "the log opens at its end" }).toBeLessThan(40);
    for (const tab of ["log", "chat", "rules"]) {
      await page.locator(`#tab-${tab}`).click();
      await page.locator(".frame > aside :is([role=log], [data-search], form)").first().waitFor();
      if (tab === "rules") await page.locator(".frame > aside :is(p, li, td) a").first().waitFor(); // the text comes later
      if (phone) expect(await small(page), tab).toEqual([]);
      await expectAccessible(page, tab, { within: ".frame > aside" });
    }
  });
});
