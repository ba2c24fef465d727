/** Each game's own table, loaded when it is needed. A game without one is played on the generic table. */

import type { Component } from "svelte";

import type { Play } from "../lib/play";
import type { ResultOf } from "../lib/result";

type Table = Component<{ play: Play }>;

const tables = import.meta.glob<{ default: Table }>("./*/Table.svelte");

/** How a game's result came about, shown at the end: `result.ts`, where a game has one. */
const results = import.meta.glob<{ result: ResultOf }>("./*/result.ts");

export async function resultOf(game: string): Promise<ResultOf | null> {
  const load = results[`./${game}/result.ts`];
  return load ? (await load()).result : null;
}

export async function tableOf(game: string): Promise<Table> {
  const load = tables[`./${game}/Table.svelte`] ?? tables["./generic/Table.svelte"]!;
  return (await load()).default;
}
