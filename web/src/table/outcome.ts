/** How a game ended, in places and in one line. */

import { t } from "../lib/page.svelte";
import type { Player, View } from "../lib/play";
import type { Table } from "../lib/types";

export interface Outcome {
  places: number[]; // by seat
  winners: Player[]; // nobody, where a solo game was lost or the game was stopped
  title: string;
}

export function outcomeOf(table: Table, view: View, players: Player[]): Outcome {
  const places = table.ranking ?? view.ranking; // whoever resigned comes last, whatever the position says
  const winners = view.stopped ? [] : players.filter((player) => places[player.seat] === 1);
  const title = view.stopped ? t("stopped") : t("won", { names: winners.map((player) => player.name).join(", "), count: winners.length });
  return { places, winners, title };
}
