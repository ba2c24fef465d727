/** The pictures that links to tables show: npm run cards writes public/cards/<game>.png. They change only with an emblem. */

import { mkdirSync } from "node:fs";

import { Harness } from "./harness";

const harness = new Harness();
await harness.open();
try {
  mkdirSync("public/cards", { recursive: true });
  const page = await harness.visitor();
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto(harness.url, { waitUntil: "networkidle" });
  for (const [i, game] of ["orichalcum", "cyclades", "atlantis", "arnak"].entries()) {
    await page.evaluate((i) => {
      document.querySelector("#card")?.remove();
      const card = document.createElement("div");
      card.id = "card";
      card.style.cssText = "position:fixed;inset:0;z-index:99;display:flex;align-items:center;gap:64px;padding:0 72px;background:var(--paper)";
      const emblem = document.querySelectorAll("li .picture svg")[i]!.cloneNode(true) as SVGElement;
      emblem.style.cssText = "flex:none;width:480px;height:480px";
      const words = document.createElement("div");
      const [title = "", subtitle = ""] = [...document.querySelectorAll("li h2")[i]!.childNodes].map((node) => node.textContent?.trim());
      words.innerHTML = `<p style="font:600 34px var(--sans);color:var(--ink-soft)">Pelagos</p><h1 style="margin-top:12px;font-size:84px;line-height:1.05"></h1><p style="margin-top:12px;font:500 40px var(--sans);color:var(--ink-soft)"></p>`;
      words.querySelector("h1")!.textContent = title;
      words.lastElementChild!.textContent = subtitle;
      card.append(emblem, words);
      document.body.append(card);
    }, i);
    await page.screenshot({ path: `public/cards/${game}.png` });
  }
} finally {
  await harness.close();
}
