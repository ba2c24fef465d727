/** Where something has just happened, so that eyes find it. */

import type { Entry } from "../../lib/play";

const PLACED = new Set(["tile-placed", "metropolis-laid", "built", "temple-built", "fight-won", "creature-arrived"]);

/** The circles of a player's island on which something was laid, built or won since the position before. */
export function freshCircles(news: readonly Entry[], seat: number): string[] {
  const circles = news.filter((entry) => entry.seat === seat && PLACED.has(entry.message)).map((entry) => String(entry.circle ?? ""));
  return [...new Set(circles)].filter(Boolean);
}
