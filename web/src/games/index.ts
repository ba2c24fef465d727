/** Each game's own table, loaded when it is needed. A game without one is played on the generic table. */

import type { Component } from "svelte";

import type { Play } from "../lib/play";

type Table = Component<{ play: Play }>;

const tables = import.meta.glob<{ default: Table }>("./*/Table.svelte");

export async function tableOf(game: string): Promise<Table> {
  const load = tables[`./${game}/Table.svelte`] ?? tables["./generic/Table.svelte"]!;
  return (await load()).default;
}
