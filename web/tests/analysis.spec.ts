/** The analysis of a finished game: it comes by itself, tells what cost most, and plays the better line out on the board. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { golden, House } from "./house";

const house = new House();
beforeAll(() => house.open());
afterAll(async () => {
  await house.close();
  expect(house.errors).toEqual([]);
});

/** The first words of a golden game, as a record of their own: soon judged. */
function beginning(record: string, words: number): string {
  const kept = record.split("\n").filter((line) => line && !/^(#|= |end )/.test(line));
  const first = kept.findIndex((line, i) => i > 0 && !/^(game|rules|players|seed|option) /.test(line));
  return [...kept.slice(0, first), "", ...kept.slice(first, first + words), `end ${words} open`, ""].join("\n");
}

test("an uploaded record is judged, and the better line shown on the board", { timeout: 240_000 }, async () => {
  const page = await house.visitor({ dark: process.env.DARK === "1", phone: process.env.PHONE === "1" });
  await page.goto(`${house.url}/tables`);
  await page.setInputFiles("input[type=file]", { name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(beginning(golden("orichalcum", "won-by-titan"), 36)) });
  await page.waitForURL(/\/analysis\//);
  const decision = page.locator(".decision").first();
  await decision.waitFor({ timeout: 200_000 });
  expect(await page.locator("tbody tr .accuracy").allInnerTexts()).toEqual(expect.arrayContaining([expect.stringMatching(/^\d+\.\d$/)]));
  await decision.click();
  const line = await page.locator(".line li").count();
  const ply = Number(new URL(page.url()).searchParams.get("ply"));
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
  await page.getByRole("button", { name: "Show it" }).click();
  await page.waitForSelector(`.frame[data-ply="${ply + line}"]`);
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT.replace(".png", "-line.png") });
});
