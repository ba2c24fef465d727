/** What moves from where to where, told by the log. Places are the `data-place` attributes of the table's parts. */

import type { Entry } from "../../lib/play";
import { RESOURCES } from "./icons/shapes";

export interface Flight {
  from: string;
  to: string;
  sign: string;
}

/** The camp or site that a space belongs to. */
const siteOf = (space: unknown) => String(space).replace(/^(camp-\d)[ab]$/, "$1");

/** The movements of one entry, through the eyes of a seat. */
export function flightsOf(entry: Entry, own: number): Flight[] {
  const { seat } = entry;
  const mine = seat === own;
  const played = `played-${seat}`;
  const hand = (card: unknown) => (mine ? `hand-${String(card)}` : `goods-${seat}`);
  const one = (from: string, to: string, sign: string): Flight[] => (from === to ? [] : [{ from, to, sign }]);
  switch (entry.message) {
    case "gained":
      return Object.keys(RESOURCES).filter((name) => Number(entry[name]) > 0).map((sign) => ({ from: "island", to: `goods-${seat}`, sign }));
    case "archaeologist-sent":
      return one(`home-${seat}`, `space-${String(entry.space)}`, "archaeologist");
    case "archaeologist-moved":
      return one(`space-${String(entry.space)}`, `space-${String(entry.space2)}`, "archaeologist");
    case "archaeologist-recalled":
      return one(`space-${String(entry.space)}`, `home-${seat}`, "archaeologist");
    case "rival-sent":
    case "rival-discovered":
      return one("rival", `site-${String(entry.site)}`, "archaeologist");
    case "idol-taken":
    case "hidden-idol-taken":
      return one("island", `idols-${seat}`, "idol");
    case "guardian-overcome":
      return one(`site-${siteOf(entry.site)}`, `goods-${seat}`, "guardian");
    case "rival-overcame":
      return one(`site-${siteOf(entry.site)}`, "rival", "guardian");
    case "card-played":
    case "card-discarded":
    case "travel-card":
      return one(hand(entry.card), played, "card");
    case "card-bought":
    case "card-gained":
      return one("row", mine ? "deck" : `goods-${seat}`, "card");
    case "rival-bought":
      return one("row", "rival", "card");
    case "card-drawn":
      return one(mine ? "deck" : `goods-${seat}`, mine ? "hand" : `goods-${seat}`, "card");
    case "card-exiled":
      return one(played, "row", "exile");
    case "card-dealt":
      return one("items", `row-${String(entry.card)}`, "card");
    case "researched":
      return one(`goods-${seat}`, `study-${String(entry.study)}`, String(entry.token));
    case "rival-researched":
      return one("rival", `study-${String(entry.study)}`, "glass");
    case "recruited":
      return one(`stack-${String(entry.stack)}`, `goods-${seat}`, "assistant");
    default:
      return [];
  }
}
