import { api } from "../lib/api";
import { game as gameOf } from "../lib/games.svelte";
import { attempt } from "../lib/notices.svelte";
import { preferences } from "../lib/page.svelte";
import { go } from "../lib/router.svelte";
import type { BotLevel, SeatWish } from "../lib/types";

/** Oneself and bots. */
function seatsFor(players: number, bot: BotLevel = "normal"): SeatWish[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: "me" } : { kind: "bot", bot }));
}

/** A game against a bot, at once. */
export async function playNow(game: string) {
  const table = await attempt(async () => {
    const { players } = await gameOf(game);
    return api.makeTable({ game, seats: seatsFor(Math.max(2, players[0] ?? 2)), hints: preferences.hints, confirm: preferences.confirm_turn, start: true });
  });
  if (table) go(`/table/${table.id}`);
}

/** A game for two against whoever comes: at the table of somebody who waits, or at one where one waits oneself. */
export async function findOpponent(game: string) {
  const table = await attempt(() => api.quick(game, preferences.language));
  if (table) go(`/table/${table.id}`);
}
