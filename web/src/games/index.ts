/** What each game brings along, loaded when it is needed. A game without a table of its own is played on the generic one. */

import type { Component } from "svelte";

import type { Play } from "../lib/play";
import type { ResultOf } from "../lib/result";
import type { Gallery } from "./gallery";
import type { Hints } from "./generic/hints";

type Table = Component<{ play: Play }>;

const tables = import.meta.glob<{ default: Table }>("./*/Table.svelte");

/** How a game's result came about, shown at the end: `result.ts`, where a game has one. */
const results = import.meta.glob<{ default: ResultOf }>("./*/result.ts");

/** The pictures for the rules page: `gallery.ts`, where a game has them. */
const galleries = import.meta.glob<{ default: Gallery }>("./*/gallery.ts");

/** What makes a game easier to read on the generic table: `hints.ts`, where a game has it. */
const hints = import.meta.glob<{ default: Hints }>("./*/hints.ts");

async function found<T>(load: (() => Promise<{ default: T }>) | undefined): Promise<T | null> {
  return load ? (await load()).default : null;
}

export const resultOf = (game: string) => found(results[`./${game}/result.ts`]);
export const galleryOf = (game: string) => found(galleries[`./${game}/gallery.ts`]);
export const hintsOf = (game: string) => found(hints[`./${game}/hints.ts`]);

export async function tableOf(game: string): Promise<Table> {
  const load = tables[`./${game}/Table.svelte`] ?? tables["./generic/Table.svelte"]!;
  return (await load()).default;
}
