/** Every lesson from its first note to its last: each thing that is pointed at is there, and the words can be said by clicking.
 *
 * On a desk; with PELAGOS_LONG=1 on a phone, too. */

import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { Harness, LEGAL, pointAway, sleep } from "./harness";

const harness = new Harness();
beforeAll(() => harness.open());
afterAll(async () => {
  await harness.close();
  expect(harness.errors).toEqual([]);
});

const PHONES = process.env.PELAGOS_LONG === "1" ? [false, true] : [process.env.PELAGOS_PHONE === "1"];
const GAMES = ["orichalcum", "cyclades", "atlantis", "arnak"];

interface Note {
  text: string;
  point: string[];
  say: string[];
}

const arrived = (page: Page, note: number) =>
  page.waitForSelector(`.frame[data-note="${note}"]:not([data-moving])`).catch(async () => {
    throw new Error(`Note ${note} is not reached: ${await page.locator(".frame").first().evaluate((frame) => (frame.cloneNode() as HTMLElement).outerHTML)} at ${page.url()}`);
  });

/** Everything that is pointed at has its ring, perhaps around what opens the place where it is. */
async function pointed(page: Page, note: Note) {
  const { width, height } = page.viewportSize()!;
  for (const name of note.point) {
    const inSight = async () => {
      const box = await page.locator(`[data-ring="${name}"]`).boundingBox({ timeout: 500 }).catch(() => null);
      return box !== null && box.width > 8 && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    };
    await expect.poll(inSight, { timeout: 10_000, message: `${note.text} points at ${name}, which is in sight` }).toBe(true);
  }
}

const noteOf = async (page: Page) => Number(await page.locator(".frame").getAttribute("data-note"));

/** A click as people click: where something else lies above, it fails, unless the lesson has gone on meanwhile. */
async function press(page: Page, what: Locator, at: number) {
  await pointAway(page);
  await what.click({ timeout: 5000 }).catch(async (error: unknown) => {
    if ((await noteOf(page)) === at && !(await page.locator(".frame[data-moving]").count())) throw error;
  });
}

/** Say a word by clicking: what is pointed at, one after the other, and the word itself as soon as it can be seen. */
async function say(page: Page, note: Note, at: number) {
  const wanted = `[data-word="${note.say[0]}"]`;
  const word = page.locator(`main ${wanted}:visible, dialog[open] ${wanted}:visible`).first();
  const steps = note.point.filter((name) => name !== note.say[0]);
  for (let i = 0; i < 2 * steps.length + 6; i++) {
    if ((await noteOf(page)) !== at) return;
    const name = steps[i % (steps.length + 1)];
    const step = page.locator(`main [data-place="${name}"]`).and(page.locator(LEGAL)).or(page.locator(`main [data-place="${name}"]`).locator(LEGAL.replaceAll("main ", ""))).or(page.locator(`main button[data-place="${name}"]:visible`)).first();
    if (name && (await step.count())) await press(page, step, at);
    else if (await word.count()) await press(page, word, at);
    else await page.locator("main [data-opens][data-legal]:visible").first().click({ timeout: 1500 }).catch(() => undefined);
    await sleep(60);
  }
  expect(await noteOf(page), `${note.text}: ${note.say[0]} can be said by clicking what is pointed at`).not.toBe(at);
}

async function learn(page: Page, game: string, name: string) {
  const lesson = (await (await page.request.get(`${harness.url}/api/lessons/${game}/play/${name}`)).json()) as { notes: Note[] };
  await page.goto(`${harness.url}/learn/${game}/${name}`);
  await page.waitForSelector(".frame[data-ply] main *");
  for (const [at, note] of lesson.notes.entries()) {
    await arrived(page, at);
    await pointed(page, note);
    if (note.say.length) await say(page, note, at);
    else await page.locator("[data-next]").click();
  }
  await page.waitForSelector("dialog[open]");
}

for (const phone of PHONES) {
  test.each(GAMES)(`%s: all lessons, ${phone ? "on a phone" : "on a desk"}`, { timeout: 600_000 }, async (game) => {
    const page = await harness.visitor({ phone });
    const course = (await (await page.request.get(`${harness.url}/api/lessons/${game}`)).json()) as { name: string }[];
    const only = process.env.PELAGOS_LESSON;
    for (const { name } of course) if (!only || only === name) await learn(page, game, name);
    await page.context().close();
  });
}

test("a lesson is offered at first, can be left and gone on with, and answers other words", async () => {
  const page = await harness.visitor({ moves: true, worker: true });
  await page.goto(harness.url);
  await page.locator('a[href="/learn/cyclades/first"]').click();
  for (const at of [0, 1, 2]) {
    await arrived(page, at);
    await page.locator("[data-next]").click();
  }
  await arrived(page, 3);
  await page.locator('[data-word="apollo"]').click();
  await page.getByText("Apollo takes everybody for nothing", { exact: false }).waitFor();
  await page.goto(`${harness.url}/learn/cyclades`);
  await page.getByText("Step 4 of 11").waitFor();
  await page.locator('a[href="/learn/cyclades/first"]').click();
  await arrived(page, 3);
  await page.locator("[data-show]").click();
  await arrived(page, 4);
  await page.getByRole("button", { name: "One step back" }).click();
  await arrived(page, 3);
  await page.context().close();
}, 120_000);

test("lessons are found from the rules and from a table's menu", async () => {
  const page = await harness.visitor();
  await page.goto(`${harness.url}/rules/atlantis`);
  await page.locator("a.learn").click();
  await page.waitForURL(`${harness.url}/learn/atlantis`);
  await page.locator('a[href="/learn/atlantis/first"]').waitFor();
  await harness.sit(page, await harness.table(page, { game: "arnak" }));
  await page.locator("header .more > button").click();
  const opened = page.context().waitForEvent("page");
  await page.locator('.menu a[href="/learn/arnak"]').click();
  await (await opened).locator('a[href="/learn/arnak/first"]').waitFor();
  await page.context().close();
}, 120_000);

test("decisions are explained in the first game of a kind, and no more when that is switched off", async () => {
  const page = await harness.visitor({ help: true });
  await harness.sit(page, await harness.table(page, { game: "orichalcum", options: {} }));
  await page.locator(".help .aim").waitFor();
  await harness.sit(page, await harness.table(page, { game: "orichalcum", options: {} }));
  await page.waitForSelector(".frame main *");
  expect(await page.locator(".help").count()).toBe(0); // the second game
  await harness.sit(page, await harness.table(page, { game: "atlantis", seats: [{ kind: "me" }] }));
  await page.locator(".help .why").waitFor();
  const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('"first_help":false') ?? false);
  await page.locator(".help button").click();
  await kept;
  expect(await page.locator(".help").count()).toBe(0);
  await page.reload();
  await page.waitForSelector(".frame main *");
  expect(await page.locator(".help").count()).toBe(0);
  await page.context().close();
}, 120_000);
