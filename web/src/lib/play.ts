/** What a game's table is given, whatever the game. The shell makes it; the folders under `games/` draw it. */

import type { Texts } from "./texts";
import type { View } from "./view.gen";

export type { View };

/** A word: a decision as its text says it, taken apart. */
export interface Word {
  text: string; // "place d4 2": what is sent
  verb: string; // "place"
  parts: string[]; // ["d4", "2"], in the order of the verb's axes
  label: string; // in the reader's language
}

export interface Player {
  seat: number;
  name: string;
  colour: number; // 0 to 4: amber circle, blue square, vermilion triangle, green diamond, violet hexagon
  bot: boolean;
  mine: boolean;
}

/** The fields that every view has, whatever the game; the shell shows them. */
export const COMMON = new Set(["game", "seat", "players", "ply", "turn", "deciding", "step", "prompt", "over", "stopped", "scores", "ranking"]);

/** An entry of the log: a message with its parameters. */
export interface Entry {
  ply: number;
  message: string;
  seat: number;
  [param: string]: number | string | null;
}

/** Why a word cannot be said: the message `reason-<name>` of the game's texts. */
export interface Reason {
  name: string;
  values: Record<string, string | number>;
  rule: string; // its number; empty for what holds in every game
}

/** How likely an outcome of something is (of a battle, of its next round); outcomes are `odds-<outcome>` in the game's texts. */
export interface Odds {
  of: string;
  outcome: string;
  chance: number;
}

/** What a word would do, as far as this seat can know. */
export interface Preview {
  word: string;
  uncovers: boolean; // something hidden or random would come out: then view and log tell what stands just before it does
  view: View | null; // what this seat would see; null if the word itself would bring it out
  log: Entry[]; // what would happen
  ends_turn: boolean;
  odds: Odds[] | null; // where chance decides
  why: Reason | null; // of a word that cannot be said; then nothing else is told
}

export interface Play {
  view: View;
  legal: Word[]; // empty when this seat does not decide
  say: (word: string) => void;
  preview: (word: string) => Preview | undefined; // what a legal word would do; undefined until the server's answer is there
  why: (word: string) => string | undefined; // why a word cannot be said; undefined if it can, or until the answer is there
  texts: Texts; // the game's words in the reader's language
  players: Player[];
  seat: number | null; // whose eyes; null for a spectator
  components: Record<string, unknown>; // the game's component file
  log: Entry[]; // what happened so far, as this seat may know it
  news: Entry[]; // what happened since the position drawn before, for animations
  animate: boolean;
}
