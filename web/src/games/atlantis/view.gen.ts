/** Made from `pelagos/games/atlantis/shapes.py` by `web/view_types.py`: change it there. */

import type { View } from "../../lib/play";

export const COLOURS = ["brown", "green", "blue", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export const TILES = ["I", "II", "III"] as const;
export type Tile = (typeof TILES)[number];

export type Counts = Record<Colour, number>;

/** The tiles on a construction area, the largest, at the bottom, first. */
export interface Temple {
  tiles: Tile[];
  level: number;
  price: number; // of the next level, in cards of the region
}

/** A neutral area: whose tiles are on it, and which. */
export interface Neutral extends Temple {
  owner: number | null;
}

/** A region with its areas: those of the players by seat, and the neutral one if there is one. */
export interface Region {
  colour: Colour;
  number: number;
  ability: string;
  helpers: number;
  temples: Temple[]; // by seat
  neutral: Neutral | null;
}

/** A temple on a god card. */
export interface Wanted {
  number: number;
  tiles: Tile[];
  completed: boolean;
}

/** What lies before a player. */
export interface Seat {
  colour: string;
  god: string;
  temples_wanted: Wanted[];
  hand_size: number;
  hand: Counts | null; // the own one only
  payable: string[] | null; // the regions in which it pays for the next level
  hand_known: Counts;
  followers: Counts;
  supply: Tile[];
  helper: boolean;
}

/** The first half of a decision of two words. */
export interface Chosen {
  area: string;
  move?: string;
  tiles?: Tile[]; // what the move makes of the stack
  tile?: string;
}

/** A building move that fits the stack on an area, whether it can be paid or not. */
export interface BuildMove {
  area: string;
  move: string;
  off: Tile[];
  on: Tile;
  tiles: Tile[]; // what it makes of the stack
  price: number; // in cards, without a helper
}

/** What Atlantis adds to every view. */
export interface AtlantisTable {
  round: number;
  marker: Colour;
  regions: Region[];
  display: (Colour | null)[];
  deck: number;
  discard: Counts;
  dummy: Colour | null;
  unseen: Counts; // the cards in the deck and in hidden hands together
  first: number;
  active: number; // whose turn it is
  actions: number;
  converted: boolean;
  draws: number; // cards still to be drawn
  coming: number; // cards from the deck that the seat gets next; in previews only, where nobody sees them yet
  chosen: Chosen | null;
  moves: BuildMove[]; // for whoever's turn it is, in the region of the marker
  winner: number | null;
  seats: Seat[];
}

/** A whole view. */
export interface AtlantisView extends View, AtlantisTable {}
