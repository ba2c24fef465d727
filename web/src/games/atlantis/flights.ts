/** Which cards fly from where to where, told by the log. Places are the `data-place` attributes of the table's parts. */

import type { Entry } from "../../lib/play";
import { feastPrice, type Components } from "./components";
import { COLOURS, type Colour } from "./view";

export interface Flight {
  from: string;
  to: string;
  colour: Colour | null; // null: nobody but its owner knows
  count: number;
}

/** More than this many cards fly as this many. */
const MOST = 3;

function colourOf(value: unknown): Colour | null {
  return COLOURS.find((colour) => colour === value) ?? null;
}

/** The flights of one entry, through the eyes of a seat. */
export function flightOf(entry: Entry, own: number, components: Components): Flight | null {
  const colour = colourOf(entry.message === "built" ? String(entry.area).split("-")[0] : entry.colour);
  const mine = entry.seat === own;
  const hand = mine && colour ? `hand-${colour}` : `seat-${entry.seat}`;
  const followers = mine && colour ? `followers-${colour}` : `seat-${entry.seat}`;
  const count = Math.min(MOST, typeof entry.cards === "number" ? entry.cards : 1);
  const flight = (from: string, to: string, number = 1): Flight | null => (number > 0 && from !== to ? { from, to, colour, count: number } : null);
  switch (entry.message) {
    case "card-taken":
      return flight("display", hand);
    case "card-drawn":
    case "migrated":
      return flight("deck", mine && !colour ? `seat-${own}` : hand);
    case "card-revealed":
      return flight("deck", "display");
    case "travelled":
    case "card-discarded":
      return flight(hand, "discard");
    case "built":
    case "recruited":
      return flight(hand, followers, count);
    case "feast-held":
      return flight(followers, "discard", Math.min(MOST, feastPrice(components)));
    case "followers-discarded":
      return flight(followers, "discard", count);
    case "follower-recalled":
      return flight(followers, hand);
    case "converted":
      return flight(entry.from === "dummy" ? "dummy" : Number(entry.from) - 1 === own && colour ? `followers-${colour}` : `seat-${Number(entry.from) - 1}`, followers);
    case "dummy-came":
      return flight("deck", "dummy");
    case "dummy-left":
      return flight("dummy", "discard");
    default:
      return null;
  }
}
