/** Where on the table each legal word is offered. What has no place there becomes a button, so that no word is ever lost. */

import type { Word } from "../../lib/play";
import { COLOURS } from "./view";

/** The actions of the action step, in the order of the bar (I7). */
export const ACTIONS = ["travel", "construct", "demolish", "convert", "feast", "recruit", "migrate"] as const;
export type Action = (typeof ACTIONS)[number];

export const ACTION_RULES: Record<Action, string> = {
  travel: "I7.1",
  construct: "I7.2",
  demolish: "I7.3",
  convert: "I7.4",
  feast: "I7.5",
  recruit: "I7.6",
  migrate: "I7.7",
};

export const ABILITY_RULES: Record<string, string> = {
  "swap-tiles": "I10.1",
  "move-tile": "I10.2",
  "exchange-card": "I10.3",
  "take-helper": "I10.4",
  "recall-follower": "I10.5",
  "move-presence": "I10.6",
  "draw-two-display": "I10.7",
  "draw-two-deck": "I10.8",
};

/** Verbs whose words the table shows in their own place, whatever else is offered. */
const PLACED = new Set<string>([...ACTIONS, "take", "draw", "swap", "with", "move", "to", "exchange", "recall", "presence", "discard"]);

/** The words that need a button: those without a place on the table. */
export function buttons(legal: Word[], spectator = false): Word[] {
  return legal.filter((word) => spectator || !PLACED.has(word.verb));
}

export function find(legal: Word[], verb: string, ...parts: (string | number)[]): Word | undefined {
  return legal.find((word) => word.verb === verb && parts.every((part, i) => word.parts[i] === String(part)));
}

export function all(legal: Word[], verb: string): Word[] {
  return legal.filter((word) => word.verb === verb);
}

/** A word of an action that has none now: asked of the engine, it tells why. */
export function exampleOf(action: Action, marker: string): string {
  const parts: Partial<Record<Action, string>> = { travel: marker, construct: `${marker} a`, demolish: `${marker} i`, convert: `1 ${marker}`, recruit: "1" };
  return [action, parts[action] ?? ""].join(" ").trim();
}

/** A count by colour as the texts want it: "2 brown, 1 blue". */
export function countsText(counts: Record<string, number>, name: (colour: string) => string): string {
  const there = COLOURS.filter((colour) => counts[colour]);
  return there.length ? there.map((colour) => `${counts[colour]} ${name(colour)}`).join(", ") : "0";
}
