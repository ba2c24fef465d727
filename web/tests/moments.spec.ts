/** The moments of a game that come seldom: turns to confirm, clocks, what others did, the end and the next game. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { expectAccessible } from "./axe";
import { golden, Harness, LEGAL, myTurn, take, version } from "./harness";

const SOON = { timeout: 60_000 };

const harness = new Harness();
beforeAll(() => harness.open());
afterAll(async () => {
  await harness.close();
  expect(harness.errors).toEqual([]);
});

const ply = async (page: Page) => Number(await page.locator(".frame").getAttribute("data-ply"));

test("a turn that must be confirmed waits, can be taken back, and ends when one says so", async () => {
  const page = await harness.visitor();
  const id = await harness.table(page, { game: "cyclades", confirm: true });
  await harness.sit(page, id);
  const end = page.getByRole("button", { name: "End turn" });
  await myTurn(page);
  for (let i = 0; i < 20 && !(await end.count()); i++) {
    const before = await version(page);
    await take(page);
    await expect.poll(() => version(page), SOON).toBeGreaterThan(before);
    await page.locator(LEGAL).or(end).first().waitFor();
  }
  await page.getByText("Your turn is complete.").waitFor();
  expect(await page.locator(LEGAL).count()).toBe(0);

  const held = await version(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await end.waitFor({ state: "detached" });
  await page.locator(LEGAL).first().waitFor();
  expect(await version(page)).toBeGreaterThan(held);

  await take(page);
  await end.click();
  await end.waitFor({ state: "detached" });
  expect(await myTurn(page)).toBe(true);
  await page.context().close();
});

test("a clock counts down; when it has run out a bot plays on", async () => {
  const page = await harness.visitor();
  const id = await harness.table(page, { game: "cyclades", clock: { kind: "live", base: 20, increment: 0 } });
  await harness.sit(page, id);
  await myTurn(page);
  const clock = page.locator(".clock");
  const seconds = async () => Number((await clock.innerText()).split(":").at(-1));
  const first = await seconds();
  expect(first).toBeLessThanOrEqual(20);
  await expect.poll(seconds, SOON).toBeLessThan(first);

  await page.getByText("Your time has run out; a bot plays on for you.").waitFor({ timeout: 60_000 });
  expect(await page.getByRole("button", { name: "Play on myself" }).count()).toBe(0);
  await page.context().close();
});

test("for somebody who leaves a bot plays until they come back", async () => {
  const page = await harness.visitor();
  const thinks = { kind: "bot", bot: "normal" }; // with quick ones the game would be over before one is back
  const id = await harness.table(page, { game: "cyclades", seats: [{ kind: "me" }, thinks] });
  await harness.sit(page, id);
  await myTurn(page);
  await page.request.post(`${harness.url}/api/tables/${id}/seats/0`, { data: { do: "leave" }, headers: { origin: harness.url } });
  await page.getByText("a bot plays for you").waitFor();
  const back = page.getByRole("button", { name: "Play on myself" });
  await back.click();
  await back.waitFor({ state: "detached" });
  expect(await myTurn(page)).toBe(true);
  await page.context().close();
});

test("what others did since one's last turn is marked, and shown again on request", async () => {
  const page = await harness.visitor({ pace: "normal", moves: true }); // so that there is time to look
  const id = await harness.table(page, { game: "cyclades" });
  await harness.sit(page, id);
  const since = page.getByRole("heading", { name: "Since your last turn" });
  for (let i = 0; i < 20 && !(await since.count()); i++) {
    await myTurn(page);
    const before = await version(page);
    await take(page);
    await expect.poll(() => version(page), SOON).toBeGreaterThan(before);
    await myTurn(page);
  }
  await since.waitFor();
  const now = await ply(page);
  await page.getByRole("button", { name: /Show me th/ }).click();
  await page.getByText("Looking at the position").waitFor();
  expect(await ply(page)).toBeLessThan(now);
  expect(await page.locator(LEGAL).count()).toBe(0);
  await page.getByText("Looking at the position").waitFor({ state: "detached", timeout: 60_000 });
  expect(await ply(page)).toBe(now);
  await page.context().close();
});

test("who resigns has lost, sees the result, and can play again at once", async () => {
  const page = await harness.visitor();
  const id = await harness.table(page, { game: "cyclades" });
  await harness.sit(page, id);
  await myTurn(page);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  const sure = page.getByRole("dialog", { name: "Resign" });
  await sure.getByText("The game ends at once").waitFor();
  await sure.getByRole("button", { name: "Resign" }).click();
  const end = page.getByRole("dialog", { name: "Ariadne wins" });
  await end.waitFor();
  expect(await end.locator("li").last().innerText()).toContain("resigned");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await end.getByRole("button", { name: "Share" }).click();
  await page.locator(".notices:popover-open").getByText("Copied.").waitFor(); // so it is above the dialog
  await end.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(id));
  await end.waitFor({ state: "detached" });
  expect(await myTurn(page)).toBe(true);
  await page.context().close();
});

describe("the end", () => {
  async function end(page: Page, game: string, name: string) {
    await harness.sit(page, await harness.upload(page, golden(game, name)));
    await page.getByRole("button", { name: "Result" }).click();
    await page.locator("dialog .sum").waitFor();
  }
  async function result(game: string, name: string) {
    const page = await harness.visitor();
    await end(page, game, name);
    return page;
  }

  const ENDED = [
    ["orichalcum", "won-by-titan", "Player 3 wins"],
    ["cyclades", "won-by-gold", "Player 1 wins"],
    ["atlantis", "won", "Player"],
    ["arnak", "shared", "Player 1, Player 2 share the victory"],
  ] as const;
  test.each(ENDED)("%s, %s: the scoring adds up to the points", async (game, name, title) => {
    const page = await result(game, name);
    expect(await page.locator("dialog[open] h2").innerText()).toContain(title);
    const points = (await page.locator("dialog[open] ol b").allInnerTexts()).map((text) => parseInt(text));
    const sums = (await page.locator("dialog[open] .sum td").allInnerTexts()).map((text) => parseInt(text));
    expect([...sums].sort()).toEqual([...points].sort());
    await page.context().close();
  });

  test("a lost solo game is nobody's victory, and shows the rival's points", async () => {
    const page = await result("arnak", "solo-lost-snake");
    expect(await page.locator("dialog[open] h2").innerText()).toBe("Not won this time");
    expect(await page.locator("dialog .laurel").count()).toBe(0);
    expect(await page.locator("dialog thead th").allInnerTexts()).toEqual(["Player 1", "Rival"]);
    await page.context().close();
  });

  test.each([
    ["a desk", false],
    ["a phone", true],
  ])("on %s: no accessibility violations", async (_name, phone) => {
    const page = await harness.visitor({ phone });
    for (const [game, name] of phone ? ENDED : ENDED.slice(0, 1)) {
      await end(page, game, name);
      await expectAccessible(page, `the end of ${game}`, { within: "dialog" });
    }
    await page.context().close();
  });
});
