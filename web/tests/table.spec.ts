/** What one does at a table, in a real browser. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { golden, Harness, LEGAL, myTurn, take, version } from "./harness";
import { Server } from "./server";

const SOON = { timeout: 60_000 };

const server = new Server(); // to be restarted
const harness = new Harness(server);
beforeAll(() => harness.open());
afterAll(async () => {
  await harness.close();
  expect(harness.errors).toEqual([]);
});

test("one click on the start page starts a game against a bot", async () => {
  const page = await harness.visitor({ moves: true, worker: true });
  await page.goto(harness.url);
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.waitForURL(/\/table\//);
  expect(await myTurn(page)).toBe(true);
  await page.context().close();
});

const LARGER = ["cyclades", "arnak"];

test.each(LARGER)("two browsers at one table of %s see the same, and talk", async (game) => {
  const ada = await harness.visitor();
  await ada.goto(`${harness.url}/new/${game}`);
  await ada.getByLabel("Seat 2").selectOption("open");
  await ada.getByRole("button", { name: "Create table and invite" }).click();
  await ada.waitForURL(/\/table\//);

  const ben = await harness.visitor();
  await ben.goto(ada.url());
  await ben.getByRole("button", { name: "Sit down" }).click();
  await ada.getByRole("button", { name: "Start the game" }).click();
  await ada.waitForSelector(".frame[data-ply]");
  await ben.waitForSelector(".frame[data-ply]");

  const canTake = (page: Page) => page.locator(LEGAL).count();
  for (let i = 0; i < 6; i++) {
    await expect.poll(async () => (await canTake(ada)) + (await canTake(ben)), SOON).toBeGreaterThan(0);
    const [who, other] = (await canTake(ada)) ? [ada, ben] : [ben, ada];
    expect(await canTake(other)).toBe(0);
    const before = await version(who);
    await take(who);
    for (const page of [ada, ben]) await expect.poll(() => version(page), SOON).toBeGreaterThan(before);
  }
  await ada.getByRole("tab", { name: "Chat" }).click();
  await ada.getByLabel("Write something").fill("good luck");
  await ada.getByRole("button", { name: "Send" }).click();
  await ben.getByRole("tab", { name: "Chat" }).click();
  await ben.getByText("good luck").waitFor();
  await ada.context().close();
  await ben.context().close();
});

test("after a restart of the server in the middle of a battle or a payment the page reconnects by itself and goes on", async () => {
  const middles: [game: string, record: string, ply: number, question: RegExp][] = [
    ["cyclades", "won-by-gold", 443, /retreat/i],
    ["arnak", "two-players", 6, /still owed/],
  ];
  const seen = async (page: Page) => [await version(page), await page.locator("h1").innerText()] as const;
  const tables = [];
  for (const [game, record, ply, question] of middles) {
    const page = await harness.visitor({ moves: true, worker: true });
    await harness.sit(page, await harness.branch(page, await harness.upload(page, golden(game, record)), ply));
    await myTurn(page);
    const before = await seen(page);
    expect(before[1]).toMatch(question);
    tables.push({ page, before });
  }
  await server.stop();
  for (const { page } of tables) await page.getByText("Trying again").waitFor();
  await server.start();
  for (const { page, before } of tables) {
    await page.getByText("Trying again").waitFor({ state: "hidden" });
    await myTurn(page);
    expect(await seen(page)).toEqual(before);
    await take(page);
    await expect.poll(() => version(page), SOON).toBeGreaterThan(before[0]);
    await page.context().close();
  }
});

test("undo takes the last step back, by button and by key", async () => {
  const page = await harness.visitor();
  const id = await harness.table(page, { game: "arnak" });
  await harness.sit(page, id);
  const undo = page.getByRole("button", { name: "Undo" });
  for (let i = 0; i < 20; i++) {
    await myTurn(page);
    const ply = Number(await page.locator(".frame").getAttribute("data-ply"));
    await take(page);
    await expect.poll(async () => Number(await page.locator(".frame").getAttribute("data-ply")), SOON).toBeGreaterThan(ply);
    if ((await undo.isEnabled()) && (await undo.getAttribute("title"))?.startsWith("Take the last step back")) {
      if (i % 2) await undo.click();
      else await page.keyboard.press("u");
      await expect.poll(async () => Number(await page.locator(".frame").getAttribute("data-ply")), SOON).toBe(ply);
      await page.context().close();
      return;
    }
  }
  throw new Error("nothing could be taken back");
});

test("a hint names moves with chances, and saying one plays it", async () => {
  const page = await harness.visitor();
  const id = await harness.table(page, { game: "cyclades" });
  await harness.sit(page, id);
  await myTurn(page);
  const before = await version(page);
  await page.keyboard.press("h");
  await page.getByText("A bot would").waitFor({ timeout: 40_000 });
  expect(await page.locator(".hints li").first().innerText()).toMatch(/%/);
  await page.locator(".hints li button").first().click();
  await expect.poll(() => version(page), SOON).toBeGreaterThan(before);
  await page.context().close();
});

test("a turn by keyboard alone", async () => {
  const page = await harness.visitor();
  const id = await harness.table(page, { game: "cyclades" });
  await harness.sit(page, id);
  for (let i = 0; i < 4; i++) {
    await myTurn(page);
    const before = await version(page);
    await page.keyboard.press("ArrowDown");
    await expect
      .poll(async () => {
        await page.keyboard.press("ArrowRight"); // what has the focus may just be drawn anew
        return page.evaluate(() => document.activeElement?.classList.contains("legal"));
      }, SOON)
      .toBe(true);
    await page.keyboard.press("Enter");
    if ((await page.locator(".choices [aria-pressed=true]").count()) && (await version(page)) === before) {
      await page.locator(".choices .second .legal").first().focus();
      await page.keyboard.press("Enter");
    }
    await expect.poll(() => version(page), SOON).toBeGreaterThan(before);
  }
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.keyboard.press("/");
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-search")), SOON).toBe(true);
  await page.context().close();
});

test.each(LARGER)("at a table of %s the language changes everything at once", async (game) => {
  const page = await harness.visitor();
  const id = await harness.table(page, { game });
  await harness.sit(page, id);
  await myTurn(page);
  const english = await page.locator("h1").innerText();
  const log = await page.getByRole("log").innerText();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByLabel("Language").selectOption("pl");
  await page.getByRole("tab", { name: "Przebieg" }).waitFor();
  await expect.poll(() => page.locator("h1").innerText(), SOON).not.toBe(english);
  expect(await page.locator("html").getAttribute("lang")).toBe("pl");
  expect(await page.getByRole("log").innerText()).not.toBe(log);
  await page.getByLabel("Język").selectOption("de");
  await page.getByRole("tab", { name: "Verlauf" }).waitFor();
  await page.context().close();
});

test("a line of the log shows its position, and the replay goes move by move", async () => {
  const page = await harness.visitor();
  const id = await harness.table(page, { game: "cyclades" });
  await harness.advance(page.context(), id, 12);
  await harness.sit(page, id);
  await page.getByRole("log").locator("button").nth(3).click();
  await page.getByText("Looking at the position").waitFor();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.getByText("Looking at the position").waitFor({ state: "hidden" });

  await page.goto(`${harness.url}/replay/${id}`);
  await page.waitForSelector('.frame[data-ply="0"]');
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector('.frame[data-ply="1"]');
  await page.getByRole("slider").fill("5");
  await page.waitForSelector('.frame[data-ply="5"]');
  await page.keyboard.press("ArrowLeft");
  expect(await page.locator(LEGAL).count()).toBe(0);
  await page.context().close();
});

test("two people at one device: a curtain before the other's hand", async () => {
  const page = await harness.visitor();
  const id = await harness.table(page, { game: "atlantis", seats: [{ kind: "me" }, { kind: "me", name: "Zoe" }] });
  await harness.sit(page, id);
  const curtain = page.locator(".curtain");
  for (let i = 0; i < 80 && !(await curtain.count()); i++) {
    await page.locator(LEGAL).last().click({ timeout: 1000 }).catch(() => undefined); // it may be the first half of a decision
    await page.locator(LEGAL).or(curtain).first().waitFor();
  }
  await curtain.waitFor();
  expect(await page.locator(LEGAL).count()).toBe(0);
  await page.locator(".curtain button").click();
  expect(await myTurn(page)).toBe(true);
  await page.context().close();
});

test("on a phone nothing scrolls and a game can be played", async () => {
  const page = await harness.visitor({ phone: true });
  for (const game of ["cyclades", "orichalcum", "atlantis", "arnak"]) {
    const id = await harness.table(page, { game });
    await harness.advance(page.context(), id, 6);
    await harness.sit(page, id);
    await myTurn(page);
    const size = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth - innerWidth,
      high: document.documentElement.scrollHeight - innerHeight,
    }));
    expect(size, game).toEqual({ wide: 0, high: 0 });
    for (const word of ["Undo", "Hint"]) expect(await page.getByRole("button", { name: word }).getByText(word).isVisible(), `${game}: ${word} is a word, too`).toBe(true);
    await page.getByRole("button", { name: "Log" }).click();
    await page.getByRole("log").waitFor();
    await page.getByRole("complementary").getByRole("button", { name: "Close" }).click();
    await page.getByRole("log").waitFor({ state: "hidden" });
  }
  await page.context().close();
});
