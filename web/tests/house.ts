/** A server of one's own with an empty database, and browsers that visit it. */

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium, type APIResponse, type Browser, type BrowserContext, type Page } from "playwright-core";

const ROOT = resolve(import.meta.dirname, "../..");
const PYTHON = process.env.PELAGOS_PYTHON ?? join(ROOT, ".venv/bin/python");
export const ENGINES = process.env.PELAGOS_PATH ?? ROOT;
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
/** A start takes two seconds; beside a load of ten it takes long. */
const START_SECONDS = 150;

export interface Wish {
  game: string;
  seats?: object[];
  [more: string]: unknown;
}

export class House {
  #folder = mkdtempSync(join(tmpdir(), "pelagos-page-"));
  #port = 0;
  #server: ChildProcess | null = null;
  browser!: Browser;
  errors: string[] = [];

  /** `path` is where the engines and the server are taken from. */
  constructor(readonly path = ENGINES) {}

  get url() {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open() {
    this.#port = await freePort();
    await this.start();
    this.browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
  }

  async close() {
    await this.browser?.close();
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async start() {
    const args = ["-P", "-m", "pelagos.cli", "serve", "--port", String(this.#port), "--database", join(this.#folder, "test.db"), "--bot-workers", "1"];
    this.#server = spawn(PYTHON, args, { cwd: this.#folder, env: { ...process.env, PYTHONPATH: this.path }, stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    this.#server.stderr?.on("data", (data) => (said += String(data)));
    const end = Date.now() + START_SECONDS * 1000;
    while (Date.now() < end) {
      const answer = await fetch(`${this.url}/api/games`).catch(() => null);
      if (answer?.ok) return;
      if (this.#server.exitCode !== null) break;
      await sleep(100);
    }
    throw new Error(`the server did not start:\n${said}`);
  }

  async stop() {
    const server = this.#server;
    this.#server = null;
    if (!server || server.exitCode !== null) return;
    const gone = new Promise((done) => server.once("exit", done));
    server.kill("SIGTERM");
    const timer = setTimeout(() => server.kill("SIGKILL"), 8000);
    await gone;
    clearTimeout(timer);
  }

  /** Somebody with a browser of their own, who is shown the others' steps at once. What goes wrong in the page is remembered in `errors`. */
  async visitor(options: { phone?: boolean; tablet?: boolean; dark?: boolean; language?: string; pace?: string; help?: boolean; as?: BrowserContext } = {}): Promise<Page> {
    const preferences = JSON.stringify({ pace: options.pace ?? "instant", say_forced: false, first_help: options.help ?? false });
    const fresh = { cookies: [], origins: [{ origin: this.url, localStorage: [{ name: "preferences", value: preferences }] }] };
    const context = await this.browser.newContext({
      storageState: (await options.as?.storageState()) ?? fresh,
      viewport: options.phone ? { width: 390, height: 844 } : options.tablet ? { width: 820, height: 1180 } : { width: 1440, height: 900 },
      hasTouch: options.phone || options.tablet,
      isMobile: options.phone || options.tablet,
      colorScheme: options.dark ? "dark" : "light",
      locale: options.language ?? "en",
    });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    page.on("pageerror", (error) => this.errors.push(String(error)));
    await page.goto(this.url);
    await page.request.get(`${this.url}/api/me`);
    return page;
  }

  /** A table made without the page, to be quick. */
  async table(page: Page, wish: Wish): Promise<string> {
    const seats = wish.seats ?? [{ kind: "me" }, { kind: "bot", bot: "random" }];
    return this.#made(await page.request.post(`${this.url}/api/tables`, { data: { hints: true, start: true, ...wish, seats }, headers: { origin: this.url } }));
  }

  /** A finished game from its record. */
  async upload(page: Page, record: string): Promise<string> {
    return this.#made(await page.request.post(`${this.url}/api/records`, { data: record, headers: { origin: this.url, "content-type": "text/plain" } }));
  }

  /** A game that goes on from a position of a finished one; who decides there is oneself, the others are bots. */
  async branch(page: Page, id: string, ply: number): Promise<string> {
    return this.#made(await page.request.post(`${this.url}/api/tables/${id}/branch`, { data: { ply }, headers: { origin: this.url } }));
  }

  async #made(answer: APIResponse): Promise<string> {
    if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  }

  /** Say words for a while without the page: any that are legal. */
  async advance(context: BrowserContext, id: string, words: number) {
    for (let said = 0, waits = 0; said < words && waits < 400; ) {
      const answer = await context.request.get(`${this.url}/api/tables/${id}/state`);
      const position = (await answer.json()) as { legal: string[]; version: number; view: { over: boolean } };
      if (position.view.over) return;
      if (!position.legal.length) {
        waits++;
        await sleep(50);
        continue;
      }
      const word = position.legal[Math.floor((position.legal.length * ((said * 7) % 10)) / 10)];
      const done = await context.request.post(`${this.url}/api/tables/${id}/words`, { data: { version: position.version, word }, headers: { origin: this.url } });
      if (done.ok()) said++;
      else if (done.status() === 429) await sleep(500);
    }
  }

  async sit(page: Page, id: string) {
    await page.goto(`${this.url}/table/${id}`);
    await page.waitForSelector(".frame[data-ply]");
  }
}

/** Whole games on paper: the golden ones, and one of four greedy bots that they lack. */
export const golden = (game: string, name: string) => readFileSync(join(ROOT, "tests/golden", game, `${name}.txt`), "utf-8");
export const atlantisOfFour = () => readFileSync(join(ROOT, "web/tests/records/atlantis-four-players.txt"), "utf-8");

export const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What can be taken now, and among it what says a word at once. */
export const LEGAL = "main .legal:visible, main [data-legal]:visible, main [data-word]:visible";
export const WORD = "main [data-word]:visible";

/** Say some word by clicking: at once, or after choosing a first part. */
export async function take(page: Page) {
  if ((await page.locator(WORD).count()) === 0) await page.locator(LEGAL).first().click();
  await page.locator(WORD).first().click();
}

/** Wait until something can be taken, or the game is over. Others' steps are skipped. */
export async function myTurn(page: Page): Promise<boolean> {
  for (let i = 0; i < 1500; i++) {
    if (await page.locator("header .button.primary", { hasText: /Result|Wynik|Ergebnis/ }).count()) return false;
    if ((await page.locator(".frame[data-busy]").count()) === 0 && (await page.locator(LEGAL).count()) > 0) return true;
    const skip = page.locator("header button", { hasText: /Skip/ });
    if (await skip.count()) await skip.click({ timeout: 500 }).catch(() => undefined);
    await sleep(40);
  }
  throw new Error(`nothing can be taken at ${page.url()}: ${await page.locator("h1").innerText()}`);
}

export const version = async (page: Page) => Number(await page.locator(".frame").getAttribute("data-version"));

async function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
