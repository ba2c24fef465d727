/** The rival's turns as the log tells them (A19.4): a word of the player may be followed by several. */

import type { Entry } from "../../lib/play";
import type { Arrow } from "./view.gen";

export interface RivalTurn {
  tile: string;
  arrow: Arrow;
  entries: Entry[]; // what it did, without the line that turns the tile up
}

/** What follows a tile that is turned up and is not yet the player's, or the round's. */
const ITS_OWN = /^rival-(?!turned|scored)|^guardian-came$/;

/** All turns in a part of the log. */
export function turnsIn(log: readonly Entry[]): RivalTurn[] {
  const turns: RivalTurn[] = [];
  let turn: RivalTurn | null = null;
  for (const entry of log) {
    if (entry.message === "rival-turned") turns.push((turn = { tile: String(entry["rival-tile"]), arrow: entry.arrow as Arrow, entries: [] }));
    else if (turn && entry.seat < 0 && ITS_OWN.test(entry.message)) turn.entries.push(entry);
    else turn = null;
  }
  return turns;
}

/** The turns after the latest word that had any. */
export function latestTurns(log: readonly Entry[]): RivalTurn[] {
  const last = log.findLastIndex(({ message }) => message === "rival-turned");
  if (last < 0) return [];
  const first = log.findLastIndex(({ ply }) => ply < log[last]!.ply) + 1;
  return turnsIn(log.slice(first));
}

export const colourOf = (tile: string): "green" | "red" | "dig" => (/(green|red)$/.exec(tile)?.[0] as "green" | "red" | undefined) ?? "dig";

const SIGNS: Record<string, string> = { discover: "site", research: "glass", overcome: "guardian", "buy-item": "item", "buy-artifact": "artifact" };

/** The sign of what a tile does; one that digs shows its resource. */
export function signOf(tile: string): string {
  const name = tile.replace(/-(green|red)$/, "");
  return SIGNS[name] ?? name.replace("dig-", "");
}

/** Why it did this (A19.5 to A19.10): the message that says so and its values, or nothing where there was nothing to choose. */
export function becauseOf(entry: Entry, { tile, arrow }: RivalTurn): { id: string; values: Record<string, string | number> } | null {
  if (entry.among === undefined) return null;
  return { id: `page-because-${entry.message}`, values: { among: Number(entry.among), arrow, colour: colourOf(tile) } };
}

/** Where on the table something was chosen: the `data-place` of it; nothing for what has left the table. */
export function placeOf(entry: Entry): string | null {
  if (entry.message === "rival-sent" || entry.message === "rival-discovered" || entry.message === "rival-overcame") return `site-${String(entry.site)}`;
  if (entry.message === "rival-researched") return `study-${String(entry.study)}`;
  if (entry.message === "rival-temple-tile") return `temple-${String(entry.temple)}`;
  return null;
}
