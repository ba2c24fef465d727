/** How long a first visit takes over a slow line (400 kbit/s, 400 ms): npm run slow [-- game ...]
 *
 * The start page is usable when a game can be begun, a table when a word can be said. Both with nothing in the browser's cache. */

import type { Page } from "playwright-core";

import { Harness, LEGAL } from "./harness";
import { Wire } from "./wire";

const games = process.argv.slice(3);
const harness = new Harness();
await harness.open();
const wire = new Wire(Number(new URL(harness.url).port));
await wire.open();

/** Seconds until something can be clicked; what was fetched by then. */
async function seconds(page: Page, path: string, ready: string): Promise<string> {
  const inside = await page.context().newCDPSession(page);
  await inside.send("Network.enable");
  await inside.send("Network.clearBrowserCache");
  const files: string[] = [];
  let bytes = 0;
  let begun = 0;
  inside.on("Network.requestWillBeSent", ({ request }) => files.push(`${((Date.now() - begun) / 1000).toFixed(1)} ${new URL(request.url).pathname}`));
  inside.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto("about:blank");
  wire.become("slow");
  begun = Date.now();
  await page.goto(wire.url + path, { waitUntil: "commit" });
  await page.locator(ready).first().waitFor();
  const took = (Date.now() - begun) / 1000;
  if (process.env.FILES) console.log(files.join("\n"));
  await page.waitForLoadState("networkidle");
  wire.become("open");
  await inside.detach();
  return `${took.toFixed(1)} s (${files.length} requests, ${(bytes / 1000).toFixed(0)} kB in the end)`;
}

try {
  console.log(`start page: ${await seconds(await harness.visitor({ moves: true, worker: true }), "/", "main ul button.primary:enabled")}`);
  for (const game of games.length ? games : ["orichalcum", "cyclades", "atlantis", "arnak"]) {
    const page = await harness.visitor({ moves: true, worker: true }); // a new one each time: the worker of an earlier visit would still be fetching
    let id = "";
    do id = await harness.table(page, { game, seats: [{ kind: "me" }, { kind: "me" }] });
    while ((await (await page.request.get(`${harness.url}/api/tables/${id}`)).json() as { waiting: number }).waiting !== 0); // otherwise somebody else at the device is asked
    console.log(`${game}: ${await seconds(page, `/table/${id}`, LEGAL)}`);
  }
} finally {
  await wire.close();
  await harness.close();
}
