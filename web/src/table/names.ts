import { t } from "../lib/page.svelte";
import type { Player } from "../lib/play";
import type { Seat, Table } from "../lib/types";

/** Bots are called by names of the old stories, each seat by its own; how strong one is, its sign tells. */
const BOTS = ["Nestor", "Ariadne", "Kirke", "Daedalus", "Calypso"];

const NAMELESS = /^Guest (\d{4})$/;

/** Whether somebody has no name but the one that the server gives to everybody who comes. */
export const nameless = (name: string) => NAMELESS.test(name);

/** A name as it is shown: who has none is a guest, in the reader's language. */
export function personName(name: string): string {
  const number = NAMELESS.exec(name)?.[1];
  return number ? t("guest-number", { number }) : name;
}

/** What a seat is called: its person, its bot, or that it is free. */
export function seatName(seat: Seat): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "bot") return BOTS[seat.seat % BOTS.length]!;
  return seat.name ? personName(seat.name) : t("player-number", { number: seat.seat + 1 });
}

/** Oneself among bots, as in lessons and puzzles. */
export function amongBots(players: number, mine: number | undefined, name: string): Player[] {
  const seats = Array.from({ length: players }, (_, seat) => ({ seat, kind: seat === mine ? "person" : "bot", name: seat === mine ? name : null }) as Seat);
  return seats.map((seat) => ({ seat: seat.seat, name: seatName(seat), colour: seat.seat, bot: seat.kind === "bot", mine: seat.seat === mine }));
}

export function botName(level: string): string {
  const own = t(`bot-${level}`);
  return own === `bot-${level}` ? level : own;
}

export function playersOf(table: Table): Player[] {
  return table.seats.map((seat) => ({
    seat: seat.seat,
    name: seatName(seat),
    colour: seat.seat,
    bot: seat.kind === "bot",
    mine: table.mine.includes(seat.seat),
  }));
}
