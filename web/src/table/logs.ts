/** The log as it grows, and as it shrinks when something is taken back. */

import type { Entry } from "../lib/play";

/** What is known after a part of the log came: it takes the place of everything from ply `from` on. */
export function merged(known: Entry[], from: number, part: Entry[]): Entry[] {
  return [...known.filter((entry) => entry.ply < from), ...part];
}
