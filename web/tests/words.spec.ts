/** Words where signs alone would have to be guessed, and words that are there whole. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { atlantisOfFour, golden, Harness, myTurn } from "./harness";

const harness = new Harness();
beforeAll(() => harness.open());
afterAll(async () => {
  await harness.close();
  expect(harness.errors).toEqual([]);
});

test.each([
  ["orichalcum", ["What is left"]],
  ["arnak", ["coin", "compass", "tablet", "arrowhead", "jewel", "Archaeologist"]],
])("%s on a phone: a word stands beside or under each sign", async (game, words) => {
  const page = await harness.visitor({ phone: true });
  const id = await harness.table(page, { game });
  await harness.advance(page.context(), id, 6);
  await harness.sit(page, id);
  await myTurn(page);
  for (const word of words) {
    const box = await page.locator(`main :is(button, .good span):text-is("${word}"):visible`).first().boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390, word).toBe(true);
  }
  await page.context().close();
});

test("on a phone, too, the position that is looked at can be shared", async () => {
  const page = await harness.visitor({ phone: true });
  const id = await harness.upload(page, golden("cyclades", "won-by-gold"));
  await page.goto(`${harness.url}/replay/${id}?ply=20`);
  const share = page.getByRole("button", { name: "Share this position" });
  const box = (await share.boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(40);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  await page.context().close();
});

test.each([
  ["a desk", {}],
  ["a phone", { phone: true }],
])("Atlantis in Polish on %s: abilities are not cut short", async (_name, options) => {
  const page = await harness.visitor({ ...options, language: "pl" });
  const id = await harness.upload(page, atlantisOfFour());
  await page.goto(`${harness.url}/replay/${id}?ply=20`);
  const longest = page.locator("header:has(.helpers) .ability .name", { hasText: "Wezwanie Pomocnika" });
  await longest.waitFor();
  const cut = await page.locator(".ability .name").evaluateAll((names) =>
    names
      .filter((name) => {
        const [own, header] = [name.getBoundingClientRect(), name.closest("header")!.getBoundingClientRect()];
        return name.scrollWidth > name.clientWidth + 1 || own.top < header.top - 1 || own.bottom > header.bottom + 1 || own.left < header.left - 1 || own.right > header.right + 1;
      })
      .map((name) => name.textContent),
  );
  expect(cut).toEqual([]);
  await page.context().close();
});
