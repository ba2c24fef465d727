/** Where words are said: by things on the table, or by labelled buttons in the tray. */

import type { Word } from "../../lib/play";
import type { Place } from "./desk.svelte";
import type { ArnakView } from "./view.gen";

/** Verbs whose words are said by things on the island, on the track, in the row, or on one's own board. */
const PLACES: Record<Place, ReadonlySet<string>> = {
  island: new Set(["dig", "discover", "overcome", "activate", "lift", "land", "recall", "lure", "lead"]),
  research: new Set(["research", "temple"]),
  cards: new Set(["buy", "take", "recruit", "borrow", "exchange", "slot", "empty", "use", "escort", "refresh", "promote", "boon", "guide", "exile-played", "exile-tile"]),
};
/** Said by the hand, the counters and the deck, which are always there. */
const ALWAYS = new Set(["play", "travel", "discard", "exile", "keep", "return", "pass-with", "upgrade", "pilot"]);

export function placeOf(word: Word): Place | "always" | "tray" {
  for (const [place, verbs] of Object.entries(PLACES)) if (verbs.has(word.verb)) return place as Place;
  return ALWAYS.has(word.verb) ? "always" : "tray";
}

/** On a phone: the place to look at, where a question can be answered in one place only. */
export function placeAsked(legal: readonly Word[], view: ArnakView): Place | null {
  if (view.step === "turn" || view.step === "end-turn") return null;
  const answers = legal.filter((word) => word.verb !== "decline" && !view.free_actions.includes(word.text)).map(placeOf);
  const [first] = answers;
  return first && first !== "always" && first !== "tray" && answers.every((place) => place === first) ? first : null;
}

/** How many different things can be taken in each place. */
export function countPlaces(legal: readonly Word[]): Record<Place, number> {
  const found: Record<Place, number> = { island: 0, research: 0, cards: 0 };
  for (const word of legal) {
    const place = placeOf(word);
    if (place !== "always" && place !== "tray") found[place]++;
  }
  return found;
}
