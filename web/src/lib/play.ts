/** What a game's table is given, whatever the game. The shell makes it; the folders under `games/` draw it. */

import type { Texts } from "./texts";

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

/** The fields that every game's view has; the game's own types add theirs. */
export interface View {
  game: string;
  seat: number | null;
  players: number;
  ply: number;
  turn: number;
  deciding: number | null;
  step: string | null;
  over: boolean;
  stopped: boolean; // by a technical stop, without a winner
  scores: number[];
  ranking: number[];
}

/** The fields that every view has, whatever the game; the shell shows them. */
export const COMMON = new Set(["game", "seat", "players", "ply", "turn", "deciding", "step", "over", "stopped", "scores", "ranking"]);

/** An entry of the log: a message with its parameters. */
export interface Entry {
  ply: number;
  message: string;
  seat: number;
  [param: string]: number | string | null;
}

export interface Play {
  view: View;
  legal: Word[]; // empty when this seat does not decide
  say: (word: string) => void;
  texts: Texts; // the game's words in the reader's language
  players: Player[];
  seat: number | null; // whose eyes; null for a spectator
  components: Record<string, unknown>; // the game's component file
  news: Entry[]; // what happened since the position drawn before, for animations
  animate: boolean;
}
