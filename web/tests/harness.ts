/** Browsers that visit a server: the one that all specs share, or one of one's own. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type APIRequestContext, type APIResponse, type Browser, type BrowserContext, type Page } from "playwright-core";

import { CHROMIUM, ROOT, Server, sleep } from "./server";

export { sleep };

/** The server that tests/shared.ts has started. */
const SHARED = process.env.PELAGOS_SHARED;

interface Wish {
  game: string;
  seats?: object[];
  [more: string]: unknown;
}

export interface Visitor {
  phone?: boolean;
  tablet?: boolean;
  dark?: boolean;
  moves?: boolean; // pieces move, as for most people; without, a word takes half as long to be shown
  language?: string;
  pace?: string;
  help?: boolean;
  worker?: boolean; // with a service worker, as for most people; without, a page is there sooner, and what it asks for can be answered by a test
  as?: BrowserContext; // the same person at another device
}

/** The specs that a process runs, one file after the other, share a Chromium, which ends with the process. */
let launched: Promise<Browser> | null = null;
const chromiumOfThisProcess = () => (launched ??= chromium.launch(CHROMIUM));

export class Harness {
  browser!: Browser;
  errors: string[] = [];

  /** Without a server of one's own this is the shared one, where there is one. */
  constructor(readonly server: Server | null = SHARED ? null : new Server()) {}

  get url() {
    return this.server?.url ?? SHARED!;
  }

  async open() {
    await this.server?.start();
    this.browser = await (SHARED ? chromiumOfThisProcess() : chromium.launch(CHROMIUM));
  }

  async close() {
    if (SHARED) for (const context of this.browser?.contexts() ?? []) await context.close();
    else await this.browser?.close();
    await this.server?.close();
  }

  /** Somebody with a browser of their own, who is shown the others' steps at once. What goes wrong in the page is remembered in `errors`. */
  async visitor(options: Visitor = {}): Promise<Page> {
    const context = await this.browser.newContext({
      viewport: options.phone ? { width: 390, height: 844 } : options.tablet ? { width: 820, height: 1180 } : { width: 1440, height: 900 },
      hasTouch: options.phone || options.tablet,
      isMobile: options.phone || options.tablet,
      colorScheme: options.dark ? "dark" : "light",
      reducedMotion: options.moves ? "no-preference" : "reduce",
      locale: options.language ?? "en",
      serviceWorkers: options.worker ? "allow" : "block",
    });
    context.setDefaultTimeout(60_000);
    tryAgain(context.request);
    if (options.as) await context.addCookies(await options.as.cookies());
    const preferences = { pace: options.pace ?? "instant", say_forced: false, first_help: options.help ?? false };
    await context.addInitScript((preferences) => {
      if (location.protocol !== "about:") localStorage.preferences ??= preferences;
    }, JSON.stringify(preferences));
    const page = await context.newPage();
    page.on("pageerror", (error) => this.errors.push(String(error)));
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

  /** The table, drawn with its fonts: they come last, and lines of text are as long as their letters. */
  async sit(page: Page, id: string) {
    await page.goto(`${this.url}/table/${id}`);
    await page.waitForSelector(".frame[data-ply]");
    await page.waitForFunction(() => document.fonts.status === "loaded" && [...document.fonts].some((face) => face.family.includes("Source Sans 3") && face.status === "loaded"));
  }
}

/** Whole games on paper: the golden ones, and one of four greedy bots that they lack. */
export const golden = (game: string, name: string) => readFileSync(join(ROOT, "tests/golden", game, `${name}.txt`), "utf-8");
export const atlantisOfFour = () => readFileSync(join(ROOT, "web/tests/records/atlantis-four-players.txt"), "utf-8");

/** What can be taken now, and among it what says a word at once. */
export const LEGAL = "main .legal:visible, main [data-legal]:visible, main [data-word]:visible";
export const WORD = "main [data-word]:visible";

/** Take the pointer away: where it rests, a bubble explains what is there, and may lie above what is to be clicked next. */
export const pointAway = (page: Page) => page.mouse.move(0, 0);

/** Say some word by clicking: at once, or after choosing a first part. */
export async function take(page: Page) {
  await pointAway(page);
  if ((await page.locator(WORD).count()) === 0) await page.locator(LEGAL).first().click();
  await page.locator(WORD).first().click();
}

/** Wait until something can be taken, or the game is over. Others' steps are skipped. */
export async function myTurn(page: Page): Promise<boolean> {
  const settled = await page
    .waitForFunction(
      (legal) => {
        const buttons = [...document.querySelectorAll<HTMLElement>("header button, header a")];
        if (buttons.some((one) => one.matches(".button.primary") && /Result|Wynik|Ergebnis/.test(one.innerText))) return "over";
        const seen = (one: Element) => one.getBoundingClientRect().width > 0 && one.checkVisibility({ visibilityProperty: true });
        if (!document.querySelector(".frame[data-busy]") && [...document.querySelectorAll(legal)].some(seen)) return "mine";
        buttons.find((one) => /Skip/.test(one.innerText))?.click();
        return null;
      },
      LEGAL.replaceAll(":visible", ""),
      { polling: 40, timeout: 120_000 },
    )
    .catch(async () => Promise.reject(new Error(`nothing can be taken at ${page.url()}: ${await page.locator("h1").innerText()}`)));
  return (await settled.jsonValue()) === "mine";
}

export const version = async (page: Page) => Number(await page.locator(".frame").getAttribute("data-version"));

/** A server closes connections that rest, perhaps just when a request is on its way: browsers then ask again by themselves. */
function tryAgain(requests: APIRequestContext) {
  for (const verb of ["get", "post"] as const) {
    const once = requests[verb].bind(requests);
    requests[verb] = (url, options) => once(url, { maxRetries: 3, ...options });
  }
}
