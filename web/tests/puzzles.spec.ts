/** Puzzles: today's is opened and tried by a click, and what comes of it is told. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { Harness, LEGAL, WORD } from "./harness";

const harness = new Harness();
beforeAll(() => harness.open());
afterAll(async () => {
  await harness.close();
  expect(harness.errors).toEqual([]);
});

test("today's puzzle is tried, and its solution played out", { timeout: 240_000 }, async () => {
  const page = await harness.visitor({ dark: process.env.DARK === "1", phone: process.env.PHONE === "1" });
  await page.goto(`${harness.url}/puzzles/arnak`);
  if (process.env.SHOT) await page.locator(".card").first().waitFor();
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
  await page.locator(".card").first().click();
  await page.waitForSelector(".frame[data-ply]");
  const ply = Number(await page.locator(".frame").getAttribute("data-ply"));
  await page.locator(LEGAL).first().waitFor();
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT.replace(".png", "-open.png") });
  if (!(await page.locator(WORD).count())) await page.locator(LEGAL).first().click(); // a first part
  await page.locator(WORD).first().click();
  await page.locator(".frame[data-answered]").waitFor();
  await page.locator(".note b").waitFor();
  await page.waitForFunction((from) => Number(document.querySelector<HTMLElement>(".frame")?.dataset.ply) > from, ply);
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT.replace(".png", "-told.png") });
  await page.goto(`${harness.url}/puzzles/arnak`);
  await page.getByText("Already tried").waitFor();
});
