/** Each game's own table, loaded when it is needed. A game without one is played on the generic table. */

import type { Component } from "svelte";

import type { Play } from "../lib/play";

type Table = Component<{ play: Play }>;

const tables = import.meta.glob<{ default: Table }>("./*/Table.svelte");

/** How a game's points came about, shown at the end: `Result.svelte`, where a game has one. */
const results = import.meta.glob<{ default: Table }>("./*/Result.svelte");

export async function resultOf(game: string): Promise<Table | null> {
  const load = results[`./${game}/Result.svelte`];
  return load ? (await load()).default : null;
}

export async function tableOf(game: string): Promise<Table> {
  const load = tables[`./${game}/Table.svelte`] ?? tables["./generic/Table.svelte"]!;
  return (await load()).default;
}
