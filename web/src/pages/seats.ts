import type { BotLevel, SeatWish } from "../lib/types";

/** Oneself and bots. */
export function seatsFor(players: number, bot: BotLevel = "normal"): SeatWish[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: "me" } : { kind: "bot", bot }));
}
