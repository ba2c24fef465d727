/** Where on the table each legal word is offered. What has no place there becomes a button, so that no word is ever lost. */

import type { Word } from "../../lib/play";
import type { Reason } from "./building";
import { options } from "./building";
import { areaName, FEAST_NEEDED, regionOf, COLOURS, type AtlantisView } from "./view";

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

/** Why none of the words of an action can be said (only asked when none is legal). */
export function reasonAgainst(view: AtlantisView, seat: number | null, action: Action): Reason {
  const rule = ACTION_RULES[action];
  const player = seat === null ? undefined : view.seats[seat];
  if (!player || view.over || view.deciding !== seat) return { id: "page-not-yours", values: {}, rule: "I4.1" };
  if (view.step !== "act") return { id: view.step === "draw-card" ? "page-not-now" : `prompt-${view.step}`, values: {}, rule: "I4.2" };
  const colour = view.marker;
  const hand = player.hand?.[colour] ?? 0;
  switch (action) {
    case "travel":
      return { id: "page-needs-other-card", values: { colour }, rule };
    case "construct": {
      const areas = [areaName(colour, false), ...(regionOf(view, colour).neutral ? [areaName(colour, true)] : [])];
      const reasons = areas.flatMap((area) => options(view, seat!, area)).flatMap((option) => option.reason ?? []);
      const cheapest = reasons
        .filter((reason) => reason.id === "page-needs-cards")
        .sort((a, b) => Number(a.values.cards) - Number(b.values.cards))[0];
      return cheapest ?? reasons[0] ?? { id: "page-needs-tile", values: { tile: "I" }, rule };
    }
    case "demolish":
      return { id: "page-needs-own-tile", values: {}, rule };
    case "convert":
      return { id: view.converted ? "page-needs-conversion" : "page-needs-rival", values: {}, rule };
    case "feast":
      return { id: "page-needs-followers", values: { colour, have: player.followers[colour], cards: FEAST_NEEDED }, rule };
    case "recruit":
      return { id: "page-needs-cards", values: { cards: 1, colour, have: hand }, rule };
    case "migrate":
      return { id: "page-needs-deck", values: {}, rule };
  }
}

/** A count by colour as the texts want it: "2 brown, 1 blue". */
export function countsText(counts: Record<string, number>, name: (colour: string) => string): string {
  const there = COLOURS.filter((colour) => counts[colour]);
  return there.length ? there.map((colour) => `${counts[colour]} ${name(colour)}`).join(", ") : "0";
}
