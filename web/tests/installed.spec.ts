/** At home on a device: the manifest, a start without a network, and what happens when the server has a newer page. */

import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";

import { golden, Harness } from "./harness";
import { Server } from "./server";

const server = new Server();
const built = join(server.copy(), "server/page");
const harness = new Harness(server);
beforeAll(() => harness.open());
afterAll(() => harness.close());

/** The page is kept for times without a network. */
async function settled(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("the manifest is valid, its icons are as large as it says, and nothing is cached too long", async () => {
  const page = await harness.visitor({ worker: true });
  await page.goto(harness.url);
  const inside = await page.context().newCDPSession(page);
  const { errors, data } = (await inside.send("Page.getAppManifest")) as { errors: unknown[]; data?: string };
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data!) as { name: string; display: string; icons: { src: string; sizes: string; type: string; purpose?: string }[] };
  expect([manifest.name, manifest.display]).toEqual(["Pelagos", "standalone"]);
  expect(manifest.icons.some((icon) => icon.purpose === "maskable")).toBe(true);
  for (const icon of manifest.icons.filter((one) => one.type === "image/png")) {
    const size = await page.evaluate((src) => new Promise<string>((done) => { const image = new Image(); image.onload = () => done(`${image.naturalWidth}x${image.naturalHeight}`); image.src = src; }), icon.src);
    expect(size, icon.src).toBe(icon.sizes);
  }
  const head = async (path: string) => (await page.request.get(harness.url + path)).headers();
  expect((await head("/sw.js"))["cache-control"]).toBe("no-cache");
  expect((await head("/manifest.webmanifest"))["content-type"]).toContain("application/manifest+json");
  await page.context().close();
});

test("without a network the page starts, says so, and shows the rules that were opened before", async () => {
  const page = await harness.visitor({ worker: true });
  await page.goto(`${harness.url}/`);
  await settled(page);
  await page.goto(`${harness.url}/rules/orichalcum`, { waitUntil: "networkidle" });
  const before = await page.locator("main h1").first().innerText();
  await page.goto(`${harness.url}/`, { waitUntil: "networkidle" });
  await page.context().setOffline(true);
  await page.goto(`${harness.url}/`);
  await page.getByText("You are offline").waitFor();
  await page.goto(`${harness.url}/rules/orichalcum`);
  await page.locator("main h1", { hasText: before }).first().waitFor();
  await page.context().setOffline(false);
  await page.getByText("You are offline").waitFor({ state: "hidden" });
  await page.context().close();
});

test("without a network a lesson that was opened before is played to its end", async () => {
  const page = await harness.visitor({ language: "pl", worker: true });
  await page.goto(`${harness.url}/`);
  await settled(page);
  await page.goto(`${harness.url}/learn/cyclades/first`, { waitUntil: "networkidle" });
  await page.waitForSelector('.frame[data-note="0"]:not([data-moving])');
  await page.getByText(/Gość \d{4}/).first().waitFor(); // nobody is a "Guest" there
  await page.context().setOffline(true);
  await page.reload();
  for (let at = 0; (await page.locator("dialog[open]").count()) === 0; at++) {
    await page.waitForSelector(`.frame[data-note="${at}"]:not([data-moving]), dialog[open]`);
    await page.locator("[data-show], [data-next]").first().click();
    await page.waitForSelector(`.frame:not([data-note="${at}"]), dialog[open]`);
  }
  await page.getByText("Brawo").waitFor();
  await page.context().close();
}, 120_000);

test("without a network a replay that was opened before shows every position", async () => {
  const page = await harness.visitor({ worker: true });
  await page.goto(`${harness.url}/`);
  await settled(page);
  const id = await harness.upload(page, golden("orichalcum", "won-by-temple"));
  await page.goto(`${harness.url}/replay/${id}`);
  await page.waitForSelector(".frame[data-ply] main *");
  await page.waitForFunction((id) => caches.match(`/api/tables/${id}/replay?seat=0`), id);
  const ply = () => page.locator(".frame").getAttribute("data-ply");
  const step = (name: string) => page.getByRole("button", { name }).click();
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector(".frame[data-ply] main *");
  await step("To the beginning");
  for (const seen of ["1", "2"]) {
    await step("One move on");
    await expect.poll(ply).toBe(seen);
  }
  await page.context().close();
}, 120_000);

test("a newer page on the server is announced, and a reload brings it", async () => {
  const page = await harness.visitor({ worker: true });
  await page.goto(`${harness.url}/`);
  await settled(page);
  appendFileSync(join(built, "sw.js"), "\n// newer");
  const index = join(built, "index.html");
  writeFileSync(index, readFileSync(index, "utf-8").replace("<title>", '<meta name="newer" /><title>'));
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()).then(() => undefined));
  await page.getByText("There is a new version of the page.").waitFor();
  await page.getByRole("link", { name: "Reload" }).click();
  await page.waitForFunction(() => document.querySelector('meta[name="newer"]') !== null);
  expect(await page.getByText("There is a new version of the page.").count()).toBe(0);
  await page.context().close();
});
