/** What the page says of a game is the engine's and its component file's: with another file it says something else. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { Harness, sleep } from "./harness";
import { Server } from "./server";

/** Only a skull beats such creatures, one circle of a terrain attracts its titan, and it takes seven points to win. */
const CHANGES: [RegExp, string][] = [
  [/^strength = \d+/gm, "strength = 99"],
  [/^titan_area_min = \d+/m, "titan_area_min = 1"],
  [/^victory_points_to_win = \d+/m, "victory_points_to_win = 7"],
];

const server = new Server();
const harness = new Harness(server);

beforeAll(async () => {
  const file = join(server.copy(), "games/orichalcum/components.toml");
  writeFileSync(file, CHANGES.reduce((text, [old, now]) => text.replace(old, now), readFileSync(file, "utf-8")));
  await harness.open();
});
afterAll(() => harness.close());

interface Position {
  version: number;
  legal: string[];
  view: { step: string; row: { card: string; creature: string | null }[] };
}

const WANTED = [/^fight/, /^act (?!construct)/, /^buy \S+ capture/, /^metropolis/, /^place/, /^pass/];

/** What to say on the way to a fight: take a card with a creature, or one that could capture it. On the way to a tile: one without.
 * Nothing is built: Siege Engines would turn other faces of a die into skulls. */
function chosen({ legal, view }: Position, step: string): string {
  const takes = legal.filter((word) => word.startsWith("take"));
  const row = takes.map((word) => ({ word, ...view.row[Number(word.split(" ")[1]) - 1]! }));
  const cards = row.filter(({ card }) => !card.startsWith("construct"));
  const take = step === "place-tile" ? cards.find(({ creature }) => !creature) : cards.find(({ creature, card }) => creature && card.startsWith("capture")) ?? cards.find(({ creature }) => creature) ?? cards.find(({ card }) => card.startsWith("capture")) ?? cards[0];
  return take?.word ?? WANTED.flatMap((wanted) => legal.find((word) => wanted.test(word)) ?? [])[0] ?? legal[0]!;
}

/** Go on without the page until a step comes. */
async function until(page: Page, id: string, step: string) {
  for (let words = 0; words < 2000; words++) {
    const position = (await (await page.request.get(`${harness.url}/api/tables/${id}/state`)).json()) as Position;
    if (position.view.step === step && position.legal.length) return;
    if (!position.legal.length) await sleep(50);
    else {
      const data = { version: position.version, word: chosen(position, step) };
      const done = await page.request.post(`${harness.url}/api/tables/${id}/words`, { data, headers: { origin: harness.url } });
      if (done.status() === 429) await sleep(500);
    }
  }
  throw new Error(`there was no ${step} in so many words`);
}

test("with other strengths the page shows other creatures, chances, titans and goals", async () => {
  const page = await harness.visitor();
  const id = await harness.table(page, { game: "orichalcum" });

  await until(page, id, "place-tile");
  await harness.sit(page, id);
  await page.locator("[data-circle]").first().hover();
  expect(await page.locator(".isle .score .missing").count()).toBe(7);
  await expect.poll(() => page.locator(".aim .gain.titan").count(), { timeout: 60_000 }).toBeGreaterThan(0);

  await until(page, id, "fight");
  await harness.sit(page, id);
  const fight = page.locator("[data-fight]").first();
  await fight.waitFor();
  expect(await fight.locator(".token text").textContent()).toBe("99");
  // one die without a hoplite: one face in six
  await expect.poll(() => fight.locator("button b").first().textContent(), { timeout: 60_000 }).toBe("17%");
  expect(harness.errors).toEqual([]);
});
