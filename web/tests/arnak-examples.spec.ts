/** The worked examples of Arnak's rules on the board itself: what each shows at its end, and what it must not show. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { Harness, myTurn } from "./harness";

const harness = new Harness();
beforeAll(() => harness.open());
afterAll(async () => {
  await harness.close();
  expect(harness.errors).toEqual([]);
});

const stands = (space: string) => `[data-place="space-${space}"] .pawn`;
const owns = (resource: string, n: number) => `.goods .good[aria-label="${resource}: ${n}"]`;
const played = (card: string) => `.played [aria-label="${card}"]`;
const inRow = (card: string) => `.row [data-place="row-${card}"]`;
const token = (kind: "glass" | "notebook", space: number) => `[data-place="study-${space}"] .token.${kind}`;
const helper = (seat: number, assistant: string, how: string) => `[data-place="team-${seat}-assistant-${assistant}"] .assistant${how}`;
const crates = (n: number) => `.crates[aria-label$=": ${n}"]`;
const deck = (n: number) => `[data-place="deck"]:has(b:text-is("${n}"))`;
const DONE = '.tray .chip:has-text("main action done")';
const OPEN = '.tray .chip:has-text("main action to do")';

interface Board {
  seen: string[]; // at the end, and not all of it before
  not?: string[]; // not at the end
  same?: string[]; // as before
}

const BOARD: Record<string, Board> = {
  "A23.1": { seen: [stands("camp-1a"), owns("coin", 4), played("Fear")], not: [stands("camp-1b")] },
  "A23.2": { seen: [stands("camp-2a"), played("Fear"), owns("compass", 2)] },
  "A23.3": { seen: [stands("r3c4"), played("Funding (ship)"), played("Exploration (ship)")] },
  "A23.3-2": { seen: [stands("camp-4a"), '.tray .chip:has-text("left over")'] },
  "A23.4": { seen: [stands("camp-4a"), owns("coin", 0), owns("arrowhead", 1)], not: [".played .card"] },
  "A23.5": { seen: [stands("r1c1"), '[data-place="site-r1c1"] .guardian', owns("compass", 1), crates(1)], not: ['[data-place="site-r1c1"] .idol'] },
  "A23.6": { seen: [stands("r3c4"), crates(2)], not: ['[data-place="site-r3c4"] .idol'] },
  "A23.7": { seen: [owns("jewel", 1), played("Parrot"), played("Funding (ship)"), DONE], same: [".goods .good:first-child"] },
  "A23.8": { seen: [inRow("steam-boat")], not: [inRow("axe"), ".row .gap"] },
  "A23.8-2": { seen: [inRow("ceremonial-rattle")], not: [inRow("war-mask"), ".row .gap"] },
  "A23.10": { seen: [token("glass", 4), owns("arrowhead", 0), owns("compass", 1)], not: ['[data-place="study-4"] .tiles'] },
  "A23.11": { seen: [token("notebook", 1), helper(1, "04", ":not(.gold):not(.exhausted)")] },
  "A23.12": { seen: ['[data-place="temple-t6-left"]:has-text("×2")', ".won .tile", owns("jewel", 0)], same: ['[data-place="temple-t6-right"]'] },
  "A23.13": { seen: [token("notebook", 5), helper(1, "04", ".gold:not(.exhausted)")] },
  "A23.14": { seen: [helper(1, "08", ".exhausted"), owns("compass", 2), OPEN] },
  "A23.14-2": { seen: [helper(1, "10", ".exhausted"), owns("coin", 0), DONE], not: [inRow("torch")] },
  "A23.14-3": { seen: [helper(0, "03", ".exhausted"), stands("camp-2a"), owns("arrowhead", 2)], not: [stands("camp-2b")] },
  "A23.15": { seen: ['.staff:has(b:text-is("II"))'], not: [".other.passed", ".island .pawn"] },
  "A23.16": { seen: [inRow("treasure-chest"), inRow("monkey-medallion")], not: [inRow("sundial"), inRow("horse")] },
  "A23.16-2": { seen: [inRow("sacred-drum"), inRow("star-charts"), inRow("treasure-chest")], not: [inRow("monkey-medallion"), inRow("automobile")] },
  "A23.17": { seen: [token("glass", 8), helper(1, "10", ".exhausted:not(.gold)"), '[data-place="rescue"]:has(b:text-is("1"))', crates(0)] },
  "A23.18": { seen: [stands("r1c4"), owns("compass", 1), played("Aeroplane")], not: [".tray .due"] },
  "A23.19": { seen: [played("Fishing Rod"), deck(3), '[data-place="items"]:has-text("32")'] },
  "A23.19-2": { seen: [played("Fishing Rod")], not: [played("Sea Turtle")], same: ['[data-place="items"]', '[data-place="deck"]', ".goods .good:first-child"] },
  "A23.20": { seen: [played("Exploration (ship)"), played("Crystal Earring"), deck(2)], same: [".goods .good:nth-child(2)"] },
  "A23.21": { seen: [deck(2), played("Ornate Hammer"), ".row .gap"], not: [inRow("fishing-rod"), inRow("ornate-hammer")] },
  "A23.22": { seen: [stands("r3c4"), '[data-place="site-r3c4"] .guardian', owns("jewel", 1)], not: [".tray .due"] },
  "A23.23": { seen: [".area .fear:has(b:text-is(\"1\"))", '[data-place="fears"]:has(b:text-is("0"))'], not: [".island .pawn"] },
  "A23.24": { seen: [".hand .slot:nth-child(5)"], not: [".hand .slot:nth-child(6)"] },
  "A23.25": { seen: [stands("r3c4"), '.rival .line > span:has(small:text-is("+2"))'] },
  "A23.26": { seen: [token("glass", 4)], not: ['[data-place="study-4"] .tiles', inRow("automobile")] },
};

interface Shown {
  table: string;
  begins: number;
}

async function showing(page: Page, ply: number): Promise<void> {
  await page.getByRole("slider").fill(String(ply));
  await page.waitForSelector(`.frame[data-ply="${ply}"]`);
}

const there = async (page: Page, selectors: string[]) => (await Promise.all(selectors.map((one) => page.locator(one).count()))).every((n) => n > 0);
const labels = (page: Page, selectors: string[]) => Promise.all(selectors.map(async (one) => `${await page.locator(one).first().getAttribute("aria-label")} ${await page.locator(one).first().innerText()}`));

test("each worked example is seen on the board, and what it rules out is not", async () => {
  const page = await harness.visitor();
  for (const [name, { seen, not = [], same = [] }] of Object.entries(BOARD)) {
    const { begins } = (await (await page.request.post(`${harness.url}/api/games/arnak/examples/${name}`, { headers: { origin: harness.url } })).json()) as Shown;
    await page.goto(`${harness.url}/examples/arnak/${name}`);
    await page.waitForSelector(`.frame[data-ply="${begins}"]`);
    await page.locator("main.board svg:visible").first().waitFor();
    const before = await labels(page, same);
    const already = await there(page, seen);
    const last = Number(/\/ (\d+)/.exec(await page.locator(".replay .count").innerText())![1]);
    await showing(page, last);
    for (const selector of seen) await expect.poll(() => page.locator(selector).count(), { timeout: 10_000, message: `${name}: ${selector}` }).toBeGreaterThan(0);
    for (const selector of not) expect(await page.locator(selector).count(), `${name}: not ${selector}`).toBe(0);
    expect(await labels(page, same), name).toEqual(before);
    expect(already, `${name} changes the board`).toBe(false);
  }
  await page.context().close();
}, 600_000);

/** What may be said where an example ends, by whoever decides there. */
async function words(page: Page, name: string): Promise<string[]> {
  const { table, begins } = (await (await page.request.post(`${harness.url}/api/games/arnak/examples/${name}`, { headers: { origin: harness.url } })).json()) as Shown;
  await page.goto(`${harness.url}/examples/arnak/${name}`);
  await page.waitForSelector(`.frame[data-ply="${begins}"]`);
  const last = Number(/\/ (\d+)/.exec(await page.locator(".replay .count").innerText())![1]);
  await harness.sit(page, await harness.branch(page, table, last));
  await myTurn(page);
  return page.locator("main [data-word]").evaluateAll((all) => all.map((one) => one.getAttribute("data-word")!));
}

test("A23.1: where no space of a camp is free nobody digs", async () => {
  const page = await harness.visitor();
  const said = await words(page, "A23.1-2");
  const full = await page.locator(".site.level-0").evaluateAll((camps) => camps.filter((camp) => [...camp.querySelectorAll(".space")].every((space) => space.matches(".blocked, :has(.pawn)"))).map((camp) => (camp as HTMLElement).dataset.place!.replace("site-", "")));
  expect(full.length).toBeGreaterThan(0);
  for (const camp of full) expect(said.filter((word) => word.startsWith(`dig ${camp}`))).toEqual([]);
  await page.context().close();
});

test("A23.9: from the left space the glass may go on, the notebook may come as far as the glass, and nothing else", async () => {
  const page = await harness.visitor();
  const said = await words(page, "A23.9");
  expect(await there(page, [token("glass", 1), token("glass", 2), token("notebook", 0)])).toBe(true);
  const research = said.filter((word) => word.startsWith("research"));
  expect(research).toEqual(["research notebook 2", "research glass 3"]); // it has a jewel, and no arrowhead for spaces 1 and 4
  await page.context().close();
});
