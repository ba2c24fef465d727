/** Made from `pelagos/games/cyclades/shapes.py` by `web/view_types.py`: change it there. */

import type { View } from "../../lib/play";

export type PromptValues = Record<string, string | number>;

export type Nears = "wins-now" | "one-step";

export type Decided = "gold" | "metropolises" | "shared";

/** A god that can be chosen, with the offering there. */
export interface Standing {
  god: string;
  seat: number | null;
  bid: number;
  prices: number[]; // C10.1: of the first, second, ... piece recruited in a turn
}

/** C5: the gods that can be chosen, in the order of their turns; the others, in no order; who stands at Apollo. */
export interface Gods {
  available: Standing[];
  away: string[];
  apollo: (number | null)[]; // in the order of their coming; None has had its turn
}

/** A turn still to come. */
export interface Turn {
  god: string;
  seat: number;
}

/** An offering that may be made. */
export interface Bid {
  bid: number;
  pays: number;
  keeps: number;
}

/** What one may offer a god; without bids it is the god just lost, or too dear. */
export interface Offer {
  god: string;
  least: number;
  most: number; // what one could offer at all
  bids: Bid[];
}

/** A place of the creature track. */
export interface Track {
  price: number;
  creature: string | null;
  costs?: number; // for the reader, with all temples
  targets?: string[]; // the words that the card would ask the reader for, if it asks anything
}

/** A figurine on an island, whose card it is, and since which cycle it stands. */
export interface Figurine {
  island: string;
  holder: number;
  since: number;
}

/** C4, C19: the track, the piles (the draw pile sorted, for its order is secret) and the figurines. */
export interface Creatures {
  track: Track[];
  draw_pile: string[];
  discard_pile: string[];
  figurines: Record<string, Figurine>;
  kraken: string | null;
}

/** What is left for everybody. */
export interface Supply {
  priests: number;
  philosophers: number;
  prosperity: number;
  metropolises: number;
  buildings: Record<string, number>;
}

/** What the step that asks is about, as far as the board does not show it. */
export interface Pending {
  sea?: string; // where the group of fleets is
  steps?: number; // that it has left
  island?: string; // from where the troops go
  flying?: boolean;
  ways?: Record<string, string[]>; // the chain of fleets to each island
  battles?: string[]; // where a move would begin one
  building?: string;
  creature?: string;
  outbid?: string; // the god that was lost
  by?: number | null; // to whom
  offers?: Offer[]; // one's own only: it tells the gold
}

/** What helps the defender of a battle, by name. */
export interface Bonus {
  of: string;
  count: number;
  bonus: number;
}

/** How likely an outcome of the battle going on is, or of its next round, if nobody retreats; as in previews. */
export interface Odds {
  of: string;
  outcome: string;
  chance: number;
}

/** C14: the battle going on; the log tells its rounds. */
export interface Battle {
  on: "island" | "sea";
  at: string;
  attacker: number;
  attackers: number;
  defender: number;
  defenders: number;
  bonus: number;
  bonuses: Bonus[];
  odds: Odds[];
}

/** What is missing for a metropolis, by either way. */
export interface Lacking {
  buildings: string[];
  philosophers: number;
}

/** What lies before a player. */
export interface Seat {
  color: string;
  playing: boolean;
  gold: number | null; // the own; of all with open gold and at the end
  priests: number;
  philosophers: number;
  troops: number; // in reserve
  fleets: number; // in reserve
  metropolises: number;
  nears: Nears | null; // C16.2: has the metropolises that win at the end of the cycle, or needs one more
  lacking: Lacking;
  income: number;
  discounts: number; // of temples, left in this cycle
}

/** An island. */
export interface Isle {
  owner: number | null;
  troops: number;
  slots: (string | null)[];
  covered: number[]; // by its metropolis, counted from 1
  metropolis: boolean;
  prosperity: number; // printed and added
  markers: number; // added
}

/** The fleets on a sea space. */
export interface Fleets {
  owner: number;
  fleets: number;
}

/** What Cyclades adds to every view. */
export interface CycladesTable {
  map: string;
  cycle: number;
  needed: number; // metropolises to win
  markers: number; // with which everybody bids (C20.1)
  gods: Gods;
  turns: Turn[];
  turn_track: (number | null)[];
  god: string | null; // whose turn it is
  recruited: number;
  creatures: Creatures;
  supply: Supply;
  pending: Pending;
  protected: string[]; // last islands that the reader may not attack
  battle: Battle | null;
  seats: Seat[];
  islands: Record<string, Isle>;
  seas: Record<string, Fleets>;
  decided?: Decided | null; // C16.3: what decided between several who had enough, once the game is over
  prompt?: PromptValues | null; // what the question names
}

/** A whole view. */
export interface CycladesView extends View, CycladesTable {}
