/** Pictures of every page and of every table in the middle and at the end of a game: `make screens`, or `npm run screens -- [OUT [name ...]]` for some of them
 * (start, orichalcum, arnak-end ...). Desktop, tablet and phone, light and dark, one of each table without colours. */

import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";

import { atlantisOfFour, golden, Harness, LEGAL } from "./harness";
import { picture } from "./picture";

const [out = "../docs/screens/page", ...only] = process.argv.slice(3);
const PAGES = { start: "/", new: "/new/cyclades", tables: "/tables", rules: "/rules/orichalcum", leaderboard: "/leaderboard", settings: "/settings", learn: "/learn/cyclades", lesson: "/learn/arnak/first", puzzles: "/puzzles/cyclades" };

type Look = { phone?: boolean; tablet?: boolean; dark?: boolean; grey?: boolean };
const LOOKS: Record<string, Look> = {
  desktop: {},
  "desktop-dark": { dark: true },
  "desktop-grey": { grey: true },
  tablet: { tablet: true },
  phone: { phone: true },
  "phone-dark": { phone: true, dark: true },
};

/** Games of four in their middle: the record, and how far to go. */
const MIDDLES: Record<string, [record: () => string, ply: number]> = {
  orichalcum: [() => golden("orichalcum", "won-by-titan"), 110],
  cyclades: [() => golden("cyclades", "won-after-elimination"), 226],
  atlantis: [atlantisOfFour, 118],
  arnak: [() => golden("arnak", "four-players"), 292],
};
/** Decisions of their own: the record, how far to go, and what is opened then. */
const STATES: Record<string, [record: () => string, ply: number, open?: string]> = {
  "cyclades-bidding": [() => golden("cyclades", "won-by-gold"), 347],
  "cyclades-bidding-two": [() => golden("cyclades", "last-one-left"), 348],
  "cyclades-sailing": [() => golden("cyclades", "won-after-elimination"), 229],
  "cyclades-marching": [() => golden("cyclades", "won-by-gold"), 758],
  "cyclades-battle": [() => golden("cyclades", "last-one-left"), 549],
  "cyclades-giant": [() => golden("cyclades", "won-after-elimination"), 284],
  "cyclades-cyclops": [() => golden("cyclades", "won-by-gold"), 750],
  "arnak-travel": [() => golden("arnak", "four-players"), 183],
  "arnak-discovering": [() => golden("arnak", "four-players"), 451],
  "arnak-research": [() => golden("arnak", "four-players"), 474, "research"],
  "arnak-guardian": [() => golden("arnak", "four-players-snake"), 262],
  "arnak-passing": [() => golden("arnak", "four-players-snake"), 256],
  "arnak-exile": [() => golden("arnak", "four-players"), 483, "cards"],
  "arnak-score": [() => golden("arnak", "four-players"), 474, "score"],
  "arnak-solo": [() => golden("arnak", "solo-lost-snake"), 85, "cards"],
};
const ENDS: Record<string, () => string> = {
  "orichalcum-end": () => golden("orichalcum", "won-by-titan"),
  "cyclades-end": () => golden("cyclades", "won-by-gold"),
  "atlantis-end": () => golden("atlantis", "won"),
  "arnak-end": () => golden("arnak", "four-players"),
  "arnak-end-shared": () => golden("arnak", "shared"),
  "arnak-end-solo": () => golden("arnak", "solo-lost-snake"),
  "atlantis-end-solo": () => golden("atlantis", "solo-won"),
  "orichalcum-end-stopped": () => golden("orichalcum", "stopped"),
};

const harness = new Harness();
const owner = { page: null as Page | null };

async function shot(name: string, look: string, path: string, ready: (page: Page) => Promise<void>) {
  const page = await harness.visitor({ ...LOOKS[look], as: owner.page!.context() });
  await page.goto(harness.url + path);
  if (LOOKS[look]!.grey) await page.addStyleTag({ content: "html { filter: grayscale(1) }" });
  await ready(page);
  await page.evaluate(() => document.fonts.ready);
  await picture(page, resolve(out, `${name}-${look}.png`));
  console.log(`${name}-${look}`);
  await page.context().close();
}

const wanted = (name: string) => !only.length || only.includes(name);

async function main() {
  mkdirSync(out, { recursive: true });
  await harness.open();
  const page = (owner.page = await harness.visitor());
  for (const [name, path] of Object.entries(PAGES).filter(([name]) => wanted(name))) {
    const looks = name === "start" || name === "rules" ? ["desktop", "desktop-dark", "tablet", "phone", "phone-dark"] : ["desktop", "phone"];
    for (const look of looks) await shot(name, look, path, (seen) => seen.waitForLoadState("networkidle"));
  }
  for (const [game, [record, ply]] of Object.entries(MIDDLES).filter(([name]) => wanted(name))) {
    const id = await harness.branch(page, await harness.upload(page, record()), ply);
    for (const look of ["desktop", "desktop-dark", "desktop-grey", "tablet", "phone", "phone-dark"]) {
      await shot(game, look, `/table/${id}`, (seen) => seen.locator(LEGAL).first().waitFor());
    }
  }
  for (const [name, [record, ply, open]] of Object.entries(STATES).filter(([name]) => wanted(name))) {
    const id = await harness.branch(page, await harness.upload(page, record()), ply);
    for (const look of ["desktop", "phone"]) {
      await shot(name, look, `/table/${id}`, async (seen) => {
        await seen.locator(LEGAL).first().waitFor();
        if (open === "score") await seen.locator(".tray .score").click();
        else if (open && LOOKS[look]!.phone) await seen.locator(`[data-opens="${open}"]`).click();
      });
    }
  }
  for (const [name, record] of Object.entries(ENDS).filter(([name]) => wanted(name))) {
    const id = await harness.upload(page, record());
    for (const look of name.split("-").length > 2 ? ["desktop"] : ["desktop", "desktop-dark", "phone"]) {
      await shot(name, look, `/table/${id}`, async (seen) => {
        await seen.locator("header .button.primary").click();
        await seen.locator("dialog figure svg").waitFor({ timeout: 90_000 });
      });
    }
  }
}

try {
  await main();
} finally {
  await harness.close();
}
