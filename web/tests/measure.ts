/** What the browser can be asked while somebody plays: how far things jumped, and how long an update took to be drawn. */

import type { Page } from "playwright-core";

interface Shift {
  time: number; // milliseconds
  value: number;
  at: string[]; // what moved
}

declare global {
  interface Window {
    shifts: Shift[];
    drawn: number[];
  }
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
}

/** From the next page on: everything that moves without having been touched. Pieces are meant to move: they lie in something with `data-moves`.
 * Where other things move in the same frame, only those count, as browsers reckon it: the share of the page that they touch times how far they go. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = [];
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !one.startsWith("svelte-")).join(".")}` : "?";
    };
    const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
    const reckoned = (sources: LayoutShift["sources"]) =>
      sources.reduce((sum, { previousRect: before, currentRect: now }) => {
        const wide = Math.max(before.right, now.right) - Math.min(before.left, now.left);
        const high = Math.max(before.bottom, now.bottom) - Math.min(before.top, now.top);
        const way = Math.max(Math.abs(now.x - before.x), Math.abs(now.y - before.y)) / Math.max(innerWidth, innerHeight);
        return sum + ((wide * high) / (innerWidth * innerHeight)) * way;
      }, 0);
    new PerformanceObserver((list) => {
      for (const { startTime: time, value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const others = sources.filter(({ node }) => !(node instanceof Element && node.closest("[data-moves]")));
        const pieces = others.length < sources.length;
        if (!hadRecentInput && !(pieces && !others.length)) window.shifts.push({ time, value: pieces ? reckoned(others) : value, at: others.map(({ node, previousRect, currentRect }) => `${name(node)} ${rect(previousRect)} -> ${rect(currentRect)}`) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has moved so far; from now on it is forgotten. */
export const takeShifts = (page: Page): Promise<Shift[]> => page.evaluate(() => window.shifts.splice(0));

/** The worst moment, as browsers reckon it: what shifts within a second of the shift before, and within five of the first. */
export function worst(shifts: Shift[]): { sum: number; shifts: Shift[] } {
  const moments: Shift[][] = [];
  for (const shift of shifts) {
    const moment = moments.at(-1);
    if (moment && shift.time - moment.at(-1)!.time < 1000 && shift.time - moment[0]!.time < 5000) moment.push(shift);
    else moments.push([shift]);
  }
  const summed = moments.map((shifts) => ({ sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts }));
  return summed.reduce((most, moment) => (moment.sum > most.sum ? moment : most), { sum: 0, shifts: [] });
}

/** From the next page on: milliseconds from the arrival of a position to the end of the frame that shows it. */
export async function watchDrawing(page: Page) {
  await page.addInitScript(() => {
    window.drawn = [];
    const Original = window.WebSocket;
    window.WebSocket = class extends Original {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener("message", (event) => {
          const arrived = performance.now();
          const painted = new MessageChannel(); // its message comes after the frame's painting
          painted.port1.onmessage = () => {
            const took = performance.now() - arrived;
            const message = JSON.parse(String(event.data)) as { type: string; version?: number }; // only now: reading it is no part of the drawing
            if (message.type !== "position" && message.type !== "change") return;
            const shown = document.querySelector<HTMLElement>(".frame")?.dataset.version === String(message.version);
            if (shown) window.drawn.push(took); // what others do waits its turn, and is left out
          };
          requestAnimationFrame(() => painted.port2.postMessage(null));
        });
      }
    };
  });
}
