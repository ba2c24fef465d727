/** What a game is made of, for its rules page: each thing with its picture, its name, what it does in words, and the rule that says so. */

import type { Component } from "svelte";

import type { Texts } from "../lib/texts";

export interface Thing {
  id: string; // "creature/hydra": what the game's picture is asked for
  name: string;
  text: string;
  line?: string[]; // what it does as pictures, with signs such as "→" between them
  rule: string;
}

export interface Section {
  title: string;
  things: Thing[];
}

/** Figures by the rule that they explain: things, and signs such as "+" between them. */
export type Figures = Record<string, string[]>;

export interface Gallery {
  /** Draws a thing, `size` high. */
  Picture: Component<{ id: string; size: number }>;
  sections: (texts: Texts, components: Record<string, unknown>) => Section[];
  /** Figures for the short rules; those with amounts or lists of the component file are made from it. */
  figures: Figures | ((components: Record<string, unknown>) => Figures);
  /** The class that sets the game's colours. */
  mood: string;
}
