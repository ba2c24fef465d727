/** What the server sends; docs/http-api.md says what it means. */

import type { Entry, View } from "./play";
import type { Preferences } from "./page.svelte";
import type { Grammar } from "./texts";

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  preferences: Partial<Preferences>;
}

export interface GameCard {
  name: string;
  title: string;
  players: number[];
}

export type OptionValue = boolean | string | string[];

export interface GameOption {
  name: string;
  kind: "switch" | "choice";
  values: string[];
  default: OptionValue;
  meaning: string;
  per_seat: boolean;
}

export interface Game extends GameCard {
  verbs: { name: string; axes: { name: string; values: string[] }[] }[];
  messages: Grammar["messages"];
  version: string;
  options: GameOption[];
  steps: string[];
  components: Record<string, unknown>;
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string | null;
  bot: string | null;
  online: boolean;
  left: boolean;
  resigned: boolean;
  rating: number | null;
}

export interface Clock {
  kind: "none" | "live" | "days";
  base?: number;
  increment?: number;
  days?: number;
}

export interface Table {
  id: string;
  game: string;
  title: string;
  options: Record<string, OptionValue>;
  state: "gathering" | "running" | "over";
  public: boolean;
  hints: boolean;
  confirm: boolean;
  clock: Clock | null;
  created: number; // seconds since 1970
  version: number;
  owner: boolean;
  mine: number[];
  seats: Seat[];
  commitment: string;
  secret: string | null;
  waiting: number | null;
  ranking: number[] | null;
  rematch: string | null;
}

export interface Position {
  table: string;
  version: number;
  ply: number;
  seat: number | null;
  view: View;
  legal: string[];
  undo: boolean;
  confirm: boolean;
  log: Entry[];
  log_from: number; // the log takes the place of all that is known from this ply on
  since: Entry[];
  clocks: (number | null)[];
  deciding: number[];
}

/** After the end: everybody's view of a position, by seat. */
export interface Everything {
  position: Position;
  views: View[];
}

export interface Hint {
  word: string;
  chance: number;
  visits: number;
}

export interface Chances {
  ply: number;
  chances: number[];
}

export interface Rank {
  place: number;
  name: string;
  bot: boolean;
  rating: number;
  uncertainty: number;
  games: number;
}

export interface ChatLine {
  table: string;
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface SeatWish {
  kind: "me" | "open" | "bot";
  bot?: string;
  name?: string;
}

export interface TableWish {
  game: string;
  options?: Record<string, OptionValue>;
  seats: SeatWish[];
  public?: boolean;
  hints?: boolean;
  confirm?: boolean;
  clock?: Clock;
  start?: boolean;
}
