// Pictures of every page and of every table in mid-game, desktop and phone: node screens.mjs URL OUT [game ...], with a server running at URL.
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const [url = "http://127.0.0.1:8000", out = "../docs/screens/page", ...only] = process.argv.slice(2);
const games = only.length ? only : ["orichalcum", "cyclades", "atlantis", "arnak"];
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});

async function visitor(size, dark = false, language = "en") {
  const phone = size === "phone";
  const context = await browser.newContext({ viewport: sizes[size], hasTouch: phone, isMobile: phone, colorScheme: dark ? "dark" : "light", locale: language });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(String(error)));
  await page.goto(url);
  await page.request.get(`${url}/api/me`);
  return page;
}

async function picture(page, name) {
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${out}/${name}.png` });
  console.log(name);
}

/** A game with bots that has gone on for a while, in front of the first seat. */
async function table(page, game, players, words, more = {}) {
  const seats = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: "greedy" }))];
  const made = await page.request.post(`${url}/api/tables`, { data: { game, seats, hints: true, start: true, ...more }, headers: { origin: url } });
  const { id } = await made.json();
  for (let said = 0, waits = 0; said < words && waits < 900; ) {
    const position = await (await page.request.get(`${url}/api/tables/${id}/state`)).json();
    if (position.view.over) break;
    if (!position.legal.length) {
      waits++;
      await page.waitForTimeout(100);
      continue;
    }
    const word = position.legal[Math.floor(Math.random() * position.legal.length)];
    const done = await page.request.post(`${url}/api/tables/${id}/words`, { data: { version: position.version, word }, headers: { origin: url } });
    if (done.ok()) said++;
    else await page.waitForTimeout(300);
  }
  return id;
}

if (!only.length) {
  for (const size of ["desktop", "phone"]) {
    for (const dark of [false, true]) {
      const page = await visitor(size, dark);
      const pages = { start: "/", new: "/new/cyclades", tables: "/tables", rules: "/rules/orichalcum", leaderboard: "/leaderboard", settings: "/settings" };
      for (const [name, path] of Object.entries(pages)) {
        if (dark && name !== "start" && name !== "rules") continue;
        await page.goto(url + path, { waitUntil: "networkidle" });
        await picture(page, `${name}-${size}${dark ? "-dark" : ""}`);
      }
      await page.context().close();
    }
  }
}

for (const game of games) {
  const page = await visitor("desktop");
  const id = await table(page, game, 4, 24);
  const state = await page.context().storageState();
  for (const size of ["desktop", "phone"]) {
    for (const dark of size === "desktop" ? [false, true] : [false]) {
      const phone = size === "phone";
      const context = await browser.newContext({ storageState: state, viewport: sizes[size], hasTouch: phone, isMobile: phone, colorScheme: dark ? "dark" : "light" });
      const seen = await context.newPage();
      await seen.goto(`${url}/table/${id}`);
      await seen.waitForSelector(".frame[data-ply]");
      await picture(seen, `${game}-${size}${dark ? "-dark" : ""}`);
      await context.close();
    }
  }
  await page.context().close();
}
await browser.close();
