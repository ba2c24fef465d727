/** Every page and every table: accessible in light and dark, small enough, and in its place. */

import { AxeBuilder } from "@axe-core/playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";

import { House, myTurn } from "./house";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]).analyze();
  return found.violations.map((one) => `${one.id}: ${one.help} (${one.nodes.map((node) => node.target.join(" ")).slice(0, 3).join("; ")})`);
}

const PAGES = ["/", "/new", "/tables", "/leaderboard", "/rules/orichalcum", "/rules/cyclades#C14.6", "/settings", "/nowhere"];

describe.each([
  ["light", false],
  ["dark", true],
])("%s", (_name, dark) => {
  test("pages have no accessibility violations", async () => {
    const page = await house.visitor({ dark });
    for (const path of PAGES) {
      await page.goto(house.url + path, { waitUntil: "networkidle" });
      expect(await violations(page), path).toEqual([]);
    }
    await page.context().close();
  });

  test.each(["orichalcum", "cyclades", "atlantis", "arnak"])("a table of %s in mid-game has no accessibility violations", async (game) => {
    const page = await house.visitor({ dark });
    const id = await house.table(page, { game });
    await house.advance(page.context(), id, 25);
    await house.sit(page, id);
    await myTurn(page);
    await page.waitForTimeout(400);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });
});

test("the first load is under 300 kB, compressed", async () => {
  const { gzipSync } = await import("node:zlib");
  const page = await house.visitor();
  let bytes = 0;
  page.on("response", async (response) => {
    if (!response.url().startsWith(house.url)) return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    bytes += response.url().endsWith(".woff2") ? body.length : gzipSync(body).length;
  });
  await page.goto(house.url, { waitUntil: "networkidle" });
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(300_000);
  await page.context().close();
});

test("a guest becomes an account, logs out and in again", async () => {
  const page = await house.visitor();
  await page.goto(`${house.url}/settings`);
  await page.getByLabel("Name", { exact: true }).fill("Penelope");
  await page.getByLabel("Password").fill("a long shroud");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Logged in as Penelope.").waitFor();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await page.waitForURL(`${house.url}/`);
  await page.goto(`${house.url}/settings`);
  await page.getByLabel("Name", { exact: true }).fill("Penelope");
  await page.getByLabel("Password").fill("a long shroud");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByText("Logged in as Penelope.").waitFor();
  await page.context().close();
});

test("rules can be searched, and a rule's address leads to it", async () => {
  const page = await house.visitor();
  await page.goto(`${house.url}/rules/orichalcum`);
  await page.keyboard.press("/");
  await page.keyboard.type("medallion");
  await page.getByRole("link", { name: "O14.4" }).first().click();
  await page.waitForURL(/#O14\.4$/);
  await expect.poll(() => page.locator("#O14\\.4").isVisible()).toBe(true);
  await page.context().close();
});
