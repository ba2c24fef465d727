/** The analysis of a finished game: it comes by itself, tells what cost most, plays the better line out, lets one try again, and can be shared. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { golden, Harness, LEGAL } from "./harness";

const harness = new Harness();
beforeAll(() => harness.open());
afterAll(async () => {
  await harness.close();
  expect(harness.errors).toEqual([]);
});

/** The first words of a golden game, as a record of their own: soon judged. */
function beginning(record: string, words: number): string {
  const kept = record.split("\n").filter((line) => line && !/^(#|= |end )/.test(line));
  const first = kept.findIndex((line, i) => i > 0 && !/^(game|rules|players|seed|option) /.test(line));
  return [...kept.slice(0, first), "", ...kept.slice(first, first + words), `end ${words} open`, ""].join("\n");
}

const WORDS = 36;
const PLAYERS = 4;

test("an uploaded record is judged, shown, tried again and shared", { timeout: 300_000 }, async () => {
  const page = await harness.visitor({ dark: process.env.DARK === "1", phone: process.env.PHONE === "1" });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${harness.url}/tables`);
  await page.setInputFiles("input[type=file]", { name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(beginning(golden("orichalcum", "won-by-titan"), WORDS)) });
  await page.waitForURL(/\/analysis\//);

  // How far it is, as long as it is not done.
  await page.getByText(new RegExp(`^\\d+ of ${WORDS} moves judged$`)).waitFor();
  expect(await page.locator(".panel progress").getAttribute("max")).toBe(String(WORDS));
  await page.locator(".decision").first().waitFor({ timeout: 200_000 });

  // How everybody played, and what was luck: what some had, the others lacked.
  const accuracy = await page.locator("tbody tr .accuracy").allInnerTexts();
  expect(accuracy).toHaveLength(PLAYERS);
  for (const one of accuracy) expect(one).toMatch(/^\d+\.\d$/);
  const luck = (await page.locator("tbody tr td:last-child").allInnerTexts()).map(Number);
  expect(luck).toHaveLength(PLAYERS);
  expect(Math.abs(luck.reduce((sum, one) => sum + one, 0))).toBeLessThanOrEqual(PLAYERS / 2); // they are rounded

  // The graph: a line for each, and a click goes to the move.
  const graph = page.locator(".panel figure svg");
  expect(await graph.locator("path.line").count()).toBe(PLAYERS);
  for (const line of await graph.locator("path.line").all()) expect((await line.getAttribute("d"))!.split("L").length).toBeGreaterThan(3);
  const { width, height } = (await graph.boundingBox())!;
  await graph.click({ position: { x: width / 2, y: height / 2 } });
  await page.waitForFunction((words) => Math.abs(Number(document.querySelector<HTMLElement>(".frame")?.dataset.ply) - words / 2) < words / 6, WORDS);

  // A decision, and its better line on the board.
  await page.locator(".decision").first().click();
  const line = await page.locator(".line li").count();
  const ply = Number(new URL(page.url()).searchParams.get("ply"));
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
  await page.getByRole("button", { name: "Show it" }).click();
  await page.waitForSelector(`.frame[data-ply="${ply + line}"]`);
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT.replace(".png", "-line.png") });

  // Whoever has the link sees the same, at once.
  await page.getByRole("button", { name: "Copy the link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${harness.url}${new URL(page.url()).pathname}`);
  const friend = await harness.visitor();
  await friend.goto(link);
  await friend.locator(".decision").first().waitFor();
  expect(await friend.locator(".decision").allInnerTexts()).toEqual(await page.locator(".decision").allInnerTexts());
  await friend.context().close();

  // From there a game against bots begins, in which one decides oneself.
  await page.getByRole("button", { name: "Try again from here" }).click();
  await page.waitForURL(/\/table\//);
  await page.waitForSelector(`.frame[data-ply="${ply}"]`);
  await page.locator(LEGAL).first().waitFor();
  await page.context().close();
});
