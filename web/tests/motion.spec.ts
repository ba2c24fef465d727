/** Pieces move: what a step did is seen on the board, while playing and when it is shown again; with reduced motion nothing moves. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { golden, Harness } from "./harness";

declare global {
  interface Window {
    moved: number;
  }
}

const harness = new Harness();
beforeAll(() => harness.open());
afterAll(async () => {
  await harness.close();
  expect(harness.errors).toEqual([]);
});

test.each([
  ["arnak", "two-players", 10, "no-preference"],
  ["cyclades", "won-alone", 41, "no-preference"],
  ["arnak", "two-players", 10, "reduce"],
  ["cyclades", "won-alone", 41, "reduce"],
] as const)("%s, %s: in the replay the step to word %s moves its piece, with motion %s", async (game, record, ply, reducedMotion) => {
  const page = await harness.visitor({ moves: reducedMotion === "no-preference" });
  await page.addInitScript(() => {
    window.moved = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      window.moved++;
      return animate.apply(this, how);
    };
  });
  const id = await harness.upload(page, golden(game, record));
  await page.goto(`${harness.url}/replay/${id}?ply=${ply - 1}`);
  await page.waitForSelector(`.frame[data-ply="${ply - 1}"]`);
  await page.locator("main.board svg:visible").first().waitFor();
  const before = await page.evaluate(() => window.moved);
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector(`.frame[data-ply="${ply}"]`);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const moved = (await page.evaluate(() => window.moved)) - before;
  if (reducedMotion === "reduce") expect(moved).toBe(0);
  else expect(moved).toBeGreaterThan(0);
  await page.context().close();
});
