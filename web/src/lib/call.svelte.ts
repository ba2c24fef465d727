/** Calls somebody whose turn it has become while the page was not in front: by title and icon, a sound and a notification.
 *
 * What was called is taken back when the turn was taken, or the page comes to the front.
 */

import { SvelteMap } from "svelte/reactivity";

import { api } from "./api";
import { chime, prepareChime } from "./chime";
import { games, titleOf } from "./games.svelte";
import { live } from "./live.svelte";
import { preferences, t } from "./page.svelte";
import { go } from "./router.svelte";

const ICON = "/icon.svg";
const CALLING_ICON = "/icon-turn.svg";
/** So long another tab that is told of the same turn stays silent, in milliseconds. */
const ONE_TAB_MS = 2000;
/** After so long without a touch nobody is looking any more, in milliseconds. */
const IDLE_MS = 180_000;

/** Notifications of one table replace each other, also those that come by push. */
export const tagOf = (table: string) => `turn-${table}`;

const inFront = () => document.visibilityState === "visible" && document.hasFocus();

/** What a table has to say: that it is one's turn, or that one is invited. */
async function saidAt(table: string): Promise<string> {
  await games();
  const found = await api.table(table);
  return t(found.state === "gathering" ? "invited-to" : "your-turn-at", { game: titleOf(found.game, found.title).split(": ")[0]! });
}

export class Caller {
  /** The tables that have called, with what they say. */
  readonly calls = new SvelteMap<string, string>();
  #known: string[] = [];
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #shown = new Map<string, Notification>();

  /** These tables wait now: new ones call, unless the page is in front; the others call no more. */
  hear(waiting: string[]) {
    const news = waiting.filter((table) => !this.#known.includes(table));
    this.#known = waiting;
    for (const table of [...this.calls.keys()]) if (!waiting.includes(table)) this.#end(table);
    if (!inFront()) for (const table of news) void this.#call(table);
  }

  /** The page is in front: all calls have been heard. */
  heard() {
    for (const table of [...this.calls.keys()]) this.#end(table);
  }

  async #call(table: string) {
    this.calls.set(table, "");
    const said = await saidAt(table).catch(() => t("your-turn-at", { game: "Pelagos" }));
    if (!this.calls.has(table)) return; // taken back meanwhile
    this.calls.set(table, said);
    await alone(table, () => {
      if (preferences.sound) chime(preferences.volume);
      if (preferences.notify) this.#notify(table, said);
    });
  }

  #notify(table: string, said: string) {
    if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
    try {
      const shown = new Notification(said, { body: t("your-turn-line"), tag: tagOf(table), icon: CALLING_ICON });
      shown.onclick = () => {
        window.focus();
        go(`/table/${table}`);
        shown.close();
      };
      this.#shown.set(table, shown);
    } catch {
      // A phone's browser shows notifications of service workers alone.
    }
  }

  #end(table: string) {
    this.calls.delete(table);
    this.#shown.get(table)?.close();
    this.#shown.delete(table);
  }
}

/** Of several tabs that are told of the same turn, one calls. */
async function alone(table: string, call: () => void) {
  if (!navigator.locks) return call();
  void navigator.locks.request(`call-${table}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    call();
    await new Promise((done) => setTimeout(done, ONE_TAB_MS));
  });
}

/** The title that the pages have set, under the one that calls. */
class Title {
  #own = document.title;
  #called: string | null = null;

  constructor() {
    new MutationObserver(() => this.#wear()).observe(document.head, { childList: true, subtree: true, characterData: true });
  }

  call(called: string | null) {
    if (this.#called !== null && document.title === this.#called) document.title = this.#own;
    this.#called = called;
    this.#wear();
  }

  #wear() {
    if (document.title !== this.#called) this.#own = document.title;
    if (this.#called !== null && document.title !== this.#called) document.title = this.#called;
  }
}

/** The server is told whether somebody looks at the page. */
function followFront() {
  let idle: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(idle);
    live.front(inFront());
    if (inFront()) idle = setTimeout(() => live.front(false), IDLE_MS);
  };
  for (const event of ["focus", "blur", "pointerdown", "keydown", "pagehide"]) addEventListener(event, look, { passive: true });
  document.addEventListener("visibilitychange", look);
  look();
}

/** Called once at the start. */
export function followCalls() {
  const caller = new Caller();
  const title = new Title();
  prepareChime();
  followFront();
  const front = () => inFront() && caller.heard();
  addEventListener("focus", front);
  document.addEventListener("visibilitychange", front);
  $effect(() => caller.hear([...live.waiting]));
  $effect(() => {
    const calling = [...caller.calls.values()];
    title.call(calling.length ? `● ${calling.length === 1 ? calling[0] || t("your-turn-at", { game: "Pelagos" }) : t("waiting-count", { count: calling.length })}` : null);
    document.querySelector('link[rel="icon"]')?.setAttribute("href", calling.length ? CALLING_ICON : ICON);
  });
}
