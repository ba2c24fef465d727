/** How the result of a game came about: categories by players. Each game's `result.ts` makes it from the last view; the end screen draws it. */

import type { View } from "./play";
import type { Texts } from "./texts";

/** A number, whether a thing was done, or nothing to say. */
export type Amount = number | boolean | null;

export interface Row {
  name: string;
  amounts: Amount[]; // one for each column
  kind?: "sum" | "also"; // the score itself; or what gives no points, but breaks ties or is good to know
}

export interface Result {
  rows: Row[];
  decided?: string; // what decided between equals, in a sentence
  counted?: (score: number) => string; // what a score counts, where that is not points
  rivals?: string[]; // columns after the players: who played without a seat
}

export type ResultOf = (view: View, texts: Texts) => Result;
