/** The values of a game's variants in the reader's language. */

import type { Texts } from "../lib/texts";
import type { SeatWish, Table } from "../lib/types";

/** Why a game of a new table would not count, as the server will say it once the table is there. */
export function unratedBy(seats: SeatWish[], hints: boolean): Table["unrated"] {
  const bots = seats.filter((seat) => seat.kind === "bot").map((seat) => seat.bot);
  if (seats.length < 2) return "alone";
  if (hints) return "hints";
  if (bots.length === seats.length) return "no-people";
  if (seats.filter((seat) => seat.kind === "me").length > 1) return "hot-seat";
  return new Set(bots).size < bots.length ? "twins" : null;
}

/** By its own name or, where it lists things of the game ("brown-green-blue-purple"), by theirs; otherwise as it is. */
export function valueName(option: string, value: string, texts: Texts): string {
  const id = `option-${option}-${value}`;
  if (texts.has(id)) return texts.text(id);
  const names = value.split("-").map((part) => {
    const axis = texts.allAxes.find((one) => texts.has(`${one}-${part}`));
    return axis ? texts.name(axis, part) : "";
  });
  return names.length > 1 && names.every(Boolean) ? names.join(", ") : value;
}
