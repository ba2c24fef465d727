/** `make page-bench`: how long it takes to draw a table's update in mid-game, from the arrival of the message to the painted frame; and, since a busy machine
 * makes everything wait, how much the page's thread really works for a word, from the click to the frame; and how busy it is while nothing happens. */

import type { CDPSession } from "playwright-core";

import { House, myTurn, sleep, take, version } from "./house";
import { watchDrawing } from "./measure";

const WORDS = 40;
const IDLE_MS = 5000;
const house = new House();

function at(sorted: number[], share: number): string {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1).padStart(7);
}

/** Milliseconds of processor time that the page's thread has used so far. */
async function worked(inside: CDPSession): Promise<number> {
  const { metrics } = await inside.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")!.value * 1000;
}

async function measure(game: string) {
  const page = await house.visitor();
  await watchDrawing(page);
  const bot = { kind: "bot", bot: "random" };
  const id = await house.table(page, { game, seats: [{ kind: "me" }, bot, bot, bot] });
  await house.advance(page.context(), id, 25);
  await house.sit(page, id);
  const inside = await page.context().newCDPSession(page);
  await inside.send("Performance.enable", { timeDomain: "threadTicks" });
  const works: number[] = [];
  for (let i = 0; i < WORDS && (await myTurn(page)); i++) {
    const before = await version(page);
    const start = await worked(inside);
    await take(page);
    await page.waitForFunction((seen) => Number(document.querySelector<HTMLElement>(".frame")?.dataset.version) > seen, before);
    works.push((await worked(inside)) - start);
  }
  await myTurn(page);
  await sleep(3000); // what became legal has glowed
  const before = await worked(inside);
  await sleep(IDLE_MS);
  const idle = (100 * ((await worked(inside)) - before)) / IDLE_MS;
  const times = (await page.evaluate(() => window.drawn)).sort((a, b) => a - b);
  works.sort((a, b) => a - b);
  const figures = [...[0.5, 0.9, 0.99, 1].map((share) => at(times, share)), ...[0.5, 0.9].map((share) => at(works, share)), idle.toFixed(1).padStart(7)];
  console.log(`${game.padEnd(12)} ${String(times.length).padStart(6)} ${figures.join(" ")}`);
  await page.context().close();
}

try {
  await house.open();
  console.log("From a message's arrival to the painted frame, in milliseconds; 1440 x 900, four players, mid-game.");
  console.log("game        updates    half    90 %    99 %    most  work: half   90 %  idle %");
  for (const game of ["orichalcum", "cyclades", "atlantis", "arnak"]) await measure(game);
} finally {
  await house.close();
}
