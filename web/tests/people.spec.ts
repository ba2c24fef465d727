/** Two people and a spectator: from the invitation by link to the rematch, on desktop and phone. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";

import { Harness, myTurn, take, version } from "./harness";

const harness = new Harness();
beforeAll(() => harness.open());
afterAll(() => harness.close());

/** Whoever is asked says some words, by clicking. */
async function playSome(pages: Page[], words: number) {
  for (let said = 0; said < words; said++) {
    const asked = await Promise.any(pages.map(async (page) => (await page.locator("header.bar.mine").first().waitFor(), page)));
    if (!(await myTurn(asked))) return;
    const before = await version(asked);
    await take(asked);
    for (const page of pages) await expect.poll(() => version(page), { timeout: 60_000 }).toBeGreaterThan(before);
  }
}

describe.each([
  ["desktop", false],
  ["phone", true],
])("on a %s", (_name, phone) => {
  test("two people and a spectator, from the link to the rematch", async () => {
    const most = { moves: true, worker: true };
    const [ada, bob, eve] = [await harness.visitor({ phone, ...most }), await harness.visitor({ phone, language: "pl", ...most }), await harness.visitor()];

    // A name is asked for once, on the start page.
    await ada.goto(harness.url);
    await ada.getByLabel("What should the others call you?").fill("Ada");
    await ada.getByRole("button", { name: "Save" }).click();
    await ada.getByText("Good to see you, Ada.").waitFor();

    // She makes a table with a clock of her own.
    await ada.goto(`${harness.url}/new/orichalcum`);
    await ada.getByLabel("Seat 2").selectOption("open");
    await ada.getByText("Allow hints").click();
    await ada.getByLabel("Clock").selectOption("live");
    await ada.getByLabel("minutes", { exact: true }).fill("7");
    await ada.getByLabel("seconds more per turn").fill("9");
    await ada.getByText("This game counts for the rating.").waitFor();
    await ada.getByRole("button", { name: "Create table and invite" }).click();
    await ada.waitForURL(/\/table\//);
    const link = ada.url();

    // Who comes by the link learns what they are invited to, in their language.
    await bob.goto(link);
    await bob.getByRole("heading", { name: "Ada zaprasza do gry Oryszalk" }).waitFor();
    await bob.getByText("7 min + 9 s na turę").waitFor();
    await bob.getByRole("link", { name: "Poznaj grę w pięć minut" }).waitFor();
    await bob.getByLabel("Jak inni mają cię nazywać?").fill("Bob");
    await eve.goto(link);
    await eve.getByLabel("Write something").fill("Ahoy");
    await eve.keyboard.press("Enter");
    await bob.getByText("Ahoy").waitFor();
    await bob.getByRole("button", { name: "Usiądź" }).click();
    await ada.getByText("Bob").waitFor();
    await ada.getByRole("button", { name: "Start the game" }).click();

    // They play, and the spectator sees it and says nothing.
    for (const page of [ada, bob, eve]) await page.waitForSelector(".frame[data-ply]");
    await playSome([ada, bob], 4);
    await expect.poll(() => version(eve), { timeout: 60_000 }).toBe(await version(ada));
    expect(await eve.locator("main [data-word]").count()).toBe(0);

    // One gives up; all see the end, and why it does not count.
    await bob.getByRole("button", { name: "Więcej" }).click();
    await bob.getByRole("button", { name: "Poddaj się" }).click();
    await bob.getByRole("dialog").getByRole("button", { name: "Poddaj się" }).click();
    await ada.getByRole("dialog").getByText("not everybody has played three turns").waitFor();

    // A rematch announces itself to all, and begins when both sit, with the same clock.
    await ada.getByRole("button", { name: "Play again" }).click();
    await ada.waitForURL((url) => url.pathname !== new URL(link).pathname && url.pathname.startsWith("/table/"));
    await eve.getByText("A rematch is ready.").waitFor();
    await bob.getByRole("button", { name: "Dołącz do rewanżu" }).click();
    for (const page of [ada, bob]) await page.waitForSelector(".frame[data-ply]");
    expect(bob.url()).toBe(ada.url());
    const again = (await (await ada.request.get(`${harness.url}/api${new URL(ada.url()).pathname.replace("/table/", "/tables/")}`)).json()) as { clock: object; seats: { name: string }[] };
    expect(again.clock).toMatchObject({ kind: "live", base: 420, increment: 9 });
    expect(again.seats.map((seat) => seat.name)).toEqual(["Ada", "Bob"]);
    await eve.getByRole("link", { name: "Watch the rematch" }).click();
    await eve.waitForURL(ada.url());

    // Lists call the game as the reader's edition does.
    await bob.goto(`${harness.url}/tables`);
    await bob.getByText("Oryszalk").first().waitFor();

    // The finished game is in the profile, with who won.
    await ada.goto(`${harness.url}/profile`);
    await ada.getByText("You won").waitFor();
    await ada.getByRole("cell", { name: "Bob" }).waitFor();
    expect(harness.errors).toEqual([]);
    for (const page of [ada, bob, eve]) await page.context().close();
  });
});

test("against a bot a turn is taken back after its reply, and the page says how the game counts then", async () => {
  const page = await harness.visitor();
  const id = await harness.table(page, { game: "orichalcum", hints: false });
  await harness.advance(page.context(), id, 8);
  await harness.sit(page, id);
  for (let i = 0; i < 40 && (await myTurn(page)); i++) {
    const state = (await (await page.request.get(`${harness.url}/api/tables/${id}/state`)).json()) as { undo: boolean; take_back: boolean };
    if (!state.undo && state.take_back) break;
    const before = await version(page);
    await take(page);
    await expect.poll(() => version(page), { timeout: 60_000 }).toBeGreaterThan(before);
  }
  const ply = async () => Number(await page.locator(".frame").getAttribute("data-ply"));
  const before = await ply();
  await page.keyboard.press("u");
  await page.getByText("only if you come last").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Take the turn back" }).click();
  await expect.poll(ply, { timeout: 60_000 }).toBeLessThan(before);
  expect(((await (await page.request.get(`${harness.url}/api/tables/${id}`)).json()) as { unrated: string }).unrated).toBe("taken-back");
  await page.context().close();
});
