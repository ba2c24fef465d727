/** Every page and every table: accessible in light and dark, small enough, and in its place. */

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";

import { expectAccessible } from "./axe";
import { Harness } from "./harness";

const harness = new Harness();
beforeAll(() => harness.open());
afterAll(() => harness.close());

const PAGES = ["/", "/new", "/tables", "/leaderboard", "/rules/cyclades#C14.6", "/learn/cyclades", "/puzzles/cyclades", "/settings", "/profile", "/nowhere"];

/** Tables are looked at in crowded.spec.ts. */
test.each([
  ["a desk", {}],
  ["a phone", { phone: true }],
])("on %s pages have no accessibility violations, and nothing wider than they are", async (_name, look) => {
  const page = await harness.visitor(look);
  for (const path of PAGES) {
    await page.goto(harness.url + path, { waitUntil: "networkidle" });
    await expectAccessible(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
  await page.context().close();
});

const GAMES = ["orichalcum", "cyclades", "atlantis", "arnak"];
/** The games whose tables are among the files. */
const tables = (files: string[]) => GAMES.filter((game) => files.some((file) => file.startsWith(`/assets/${game}-`) && file.endsWith(".js")));

/** How many bytes come over the wire until nothing more is fetched, and which files. */
async function fetched(page: Page, path: string): Promise<{ bytes: number; files: string[] }> {
  const inside = await page.context().newCDPSession(page);
  await inside.send("Network.enable");
  await inside.send("Network.clearBrowserCache");
  let bytes = 0;
  const files: string[] = [];
  inside.on("Network.responseReceived", ({ response }) => files.push(new URL(response.url).pathname));
  inside.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(harness.url + path, { waitUntil: "networkidle" });
  await inside.detach();
  return { bytes, files };
}

test("over the wire the start page is under 120 kB, and no table comes with it", async () => {
  const page = await harness.visitor({ worker: true });
  const { bytes, files } = await fetched(page, "/");
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes, files.join(" ")).toBeLessThan(120_000);
  expect([...tables(files), ...files.filter((file) => file.startsWith("/assets/table-"))]).toEqual([]);
  await page.context().close();
});

test.each(GAMES)("over the wire a table of %s is under 300 kB, and no other table comes with it", async (game) => {
  const page = await harness.visitor({ worker: true });
  const id = await harness.table(page, { game });
  const { bytes, files } = await fetched(page, `/table/${id}`);
  expect(bytes, files.join(" ")).toBeLessThan(300_000);
  expect(tables(files)).toEqual([game]);
  await page.context().close();
});

test("only variants that mean something are offered, and only games that there are", async () => {
  const page = await harness.visitor();
  await page.goto(`${harness.url}/new/atlantis`);
  await page.getByText("Variants").click();
  const first = page.locator("label.option", { hasText: "Who begins" }).locator("option");
  await expect.poll(() => first.count()).toBe(3); // by chance, the first, the second
  await page.getByRole("button", { name: "4", exact: true }).click();
  await expect.poll(() => first.count()).toBe(5);
  await page.getByRole("button", { name: "1", exact: true }).click();
  await expect.poll(() => first.count()).toBe(0);
  await page.goto(`${harness.url}/new/chess`);
  await page.getByRole("heading", { name: "There is nothing here" }).waitFor();
  await page.context().close();
});

test("a guest becomes an account, logs out and in again", async () => {
  const page = await harness.visitor();
  await page.goto(`${harness.url}/settings`);
  await page.getByLabel("Name", { exact: true }).fill("Penelope");
  await page.getByLabel("Password").fill("a long shroud");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Logged in as Penelope.").waitFor();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await page.waitForURL(`${harness.url}/`);
  await page.goto(`${harness.url}/settings`);
  await page.getByLabel("Name", { exact: true }).fill("Penelope");
  await page.getByLabel("Password").fill("a long shroud");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByText("Logged in as Penelope.").waitFor();
  await page.context().close();
});

test("rules can be searched, and a rule's address leads to it", async () => {
  const page = await harness.visitor();
  await page.goto(`${harness.url}/rules/orichalcum`);
  await page.keyboard.press("/");
  await page.keyboard.type("medallion");
  await page.getByRole("link", { name: "O14.4" }).first().click();
  await page.waitForURL(/#O14\.4$/);
  await expect.poll(() => page.locator("#O14\\.4").isVisible()).toBe(true);
  await page.context().close();
});

test("a game by other rules can be ended, given up and downloaded", async () => {
  const page = await harness.visitor();
  const id = await harness.table(page, { game: "cyclades" });
  const asked: string[] = [];
  let state = "running";
  await page.route(`**/api/tables/${id}**`, async (route) => {
    if (route.request().method() === "POST") {
      asked.push(new URL(route.request().url()).pathname.split("/").at(-1)!);
      return route.fulfill({ json: { version: 9 } });
    }
    const answer = await route.fetch();
    return route.fulfill({ json: { ...(await answer.json()), frozen: true, rules: "0+early", state } });
  });
  await page.routeWebSocket("**/api/live", () => undefined); // nothing is told there
  await page.goto(`${harness.url}/table/${id}`);
  await page.getByText("0+early").waitFor();
  await expectAccessible(page, "other rules");
  await page.getByRole("button", { name: "End it without a result" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect.poll(() => asked, { timeout: 60_000 }).toEqual(["end", "resign"]);
  state = "over";
  await page.reload();
  expect(await page.getByRole("link", { name: "Download the record" }).getAttribute("href")).toBe(`/api/tables/${id}/record`);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().close();
});

test("devices that are logged in are listed and can be logged out", async () => {
  const page = await harness.visitor();
  await page.goto(`${harness.url}/settings`, { waitUntil: "networkidle" });
  await page.getByLabel("Name", { exact: true }).fill("Kalypso");
  await page.getByLabel("Password", { exact: true }).fill("a long password");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("this device", { exact: true }).waitFor();
  await page.request.post(`${harness.url}/api/me/tokens`);
  await page.reload();
  await page.getByRole("button", { name: "Log out: A program" }).click();
  await page.getByText("A program").waitFor({ state: "detached" });
  await expectAccessible(page, "devices");
  await page.getByRole("button", { name: "Delete me and my data" }).click();
  await page.locator(".delete").getByLabel("Password").fill("a long password");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.waitForURL(`${harness.url}/`);
  await page.context().close();
});
