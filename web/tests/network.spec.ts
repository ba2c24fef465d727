/** A bad network while somebody plays: every word that was clicked is said once, and the page says what is going on. */

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Page } from "playwright-core";

import { Harness, LEGAL, myTurn, pointAway, sleep, take, version, WORD } from "./harness";
import { Wire, type Quality } from "./wire";

const LONG = process.env.PELAGOS_LONG === "1";
const harness = new Harness();
let wire: Wire;
beforeAll(() => harness.open());
afterAll(() => harness.close());
beforeEach(async () => {
  wire = new Wire(Number(new URL(harness.url).port));
  await wire.open();
});
afterEach(() => wire.close());

/** Somebody who plays Atlantis alone, over the wire: nobody else says a word, so versions count the clicks. */
async function alone(): Promise<{ page: Page; id: string }> {
  const page = await harness.visitor({ moves: true, worker: true });
  const id = await harness.table(page, { game: "atlantis", seats: [{ kind: "me" }] });
  await page.goto(`${wire.url}/table/${id}`);
  await page.waitForSelector(".frame[data-ply]");
  return { page, id };
}

const said = async (page: Page, id: string) => ((await (await page.request.get(`${harness.url}/api/tables/${id}/state`)).json()) as { version: number }).version;
const shown = (page: Page, expected: number) => expect.poll(() => version(page), { timeout: 60_000 }).toBe(expected);

/** Click until one word is said, or waits to be sent: some things are said at once, others after a first choice. */
async function sayOne(page: Page) {
  const before = await version(page);
  await pointAway(page);
  await page.locator((await page.locator(WORD).count()) ? WORD : LEGAL).first().click();
  const said = (await page.locator(".frame[data-busy]").count()) > 0 || (await version(page)) > before;
  if (!said) await page.locator(WORD).first().click();
}

test("words are said once each over a line that is cut, dead, deaf or slow", async () => {
  const { page, id } = await alone();
  const lines: Quality[] = ["cut", "hole", "deaf", "slow", "open"];
  for (let clicks = 0; (LONG || clicks < 15) && (await myTurn(page)); clicks++) {
    const line = lines[clicks % lines.length]!;
    wire.become(line);
    await sayOne(page);
    if (line === "cut" || line === "hole" || line === "deaf") {
      await page.locator(".notice.wait").waitFor();
      expect(await version(page)).toBe(clicks);
      wire.become("open");
    }
    await shown(page, clicks + 1);
    expect(await said(page, id)).toBe(clicks + 1);
  }
  expect(harness.errors).toEqual([]);
  await page.context().close();
});

test("words are said once each over a line that comes and goes", async () => {
  const { page, id } = await alone();
  const numbers = new Set<number>(); // each click has its own; what is said again keeps it
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; id: number };
      if (message.type === "say") numbers.add(message.id);
    }),
  );
  await page.reload();
  let flapping = true;
  const flaps = (async () => {
    for (let i = 0; flapping; i++) {
      wire.become(i % 2 ? "open" : i % 4 ? "cut" : "hole");
      await sleep(i % 2 ? 900 : 300);
    }
    wire.become("open");
  })();
  while ((LONG || numbers.size < 10) && (await myTurn(page))) {
    const before = await version(page);
    await take(page).catch(() => undefined); // what was to be clicked may be gone meanwhile
    await expect.poll(() => version(page), { timeout: 60_000 }).toBeGreaterThan(before);
  }
  flapping = false;
  await flaps;
  await shown(page, numbers.size);
  expect(await said(page, id)).toBe(numbers.size);
  await page.context().close();
});

test("what the browser says of the network is believed at once, and a line of chat is not lost either", async () => {
  const { page } = await alone();
  await page.context().setOffline(true);
  await page.locator(".notice.wait").waitFor();
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByLabel("Write something").fill("Are you there");
  await page.keyboard.press("Enter");
  await page.getByText("Not sent yet").waitFor();
  await page.context().setOffline(false);
  await page.getByRole("log", { name: "Chat" }).getByText("Are you there").waitFor();
  await page.locator(".notice.wait").waitFor({ state: "detached" });
  await page.context().close();
});
