/** Made from `pelagos/games/orichalcum/shapes.py` by `web/view_types.py`: change it there. */

import type { View } from "../../lib/play";

export const TERRAINS = ["mountain", "lagoon", "desert", "forest", "volcano"] as const;
export type Terrain = (typeof TERRAINS)[number];

export const SLOTS = ["mountain", "lagoon", "desert", "forest"] as const;
export type Slot = (typeof SLOTS)[number];

export const TITANS = ["hyperion", "themis", "kronos", "theia"] as const;
export type Titan = (typeof TITANS)[number];

export const ACTIONS = ["produce", "recruit", "capture", "construct"] as const;
export type Action = (typeof ACTIONS)[number];

export const RESOURCES = ["hoplite", "orichalcum"] as const;
export type Resource = (typeof RESOURCES)[number];

export const PAYMENTS = ["hoplite", "orichalcum", "captured-creature"] as const;
export type Payment = (typeof PAYMENTS)[number];

export const SIDES = ["easy", "hard"] as const;
export type Side = (typeof SIDES)[number];

/** The pieces that nobody has. */
export interface Supply {
  hoplites: number;
  orichalcum: number;
  victory_tokens: number;
  temples: number;
}

/** A card of the row, with the tile and the creature beside it. */
export interface Card {
  price: number;
  card: string;
  tile: Terrain[] | null;
  creature: string | null;
}

/** A stack of tiles: those not yet seen (everybody can work that out), and what lies below them, top first. */
export interface Stack {
  unseen: Record<string, number>;
  below: string[];
}

/** A building on the construction board, and the token on it. */
export interface Offered {
  building: string;
  resource: Resource | null;
}

/** Who holds a titan, and whether its favour can be used. */
export interface TitanFigure {
  holder: number | null;
  active: boolean;
}

/** What the player whose turn it is has taken and not yet used. */
export interface InHand {
  card: string | null;
  tile: Terrain[] | null;
  creature: string | null;
  building: string | null;
  hospital: number; // hoplites that return to stock after the capture
}

/** What covering a port brings, or an action. */
export interface Gain {
  hoplites: number;
  orichalcum: number;
}

/** A circle of an island; what is not there is left out. */
export interface Circle {
  q: number;
  r: number;
  port?: Gain;
  metropolis?: true;
  terrain?: Terrain;
  building?: string;
  temple?: string; // the circle that names the temple
  creature?: string;
  hoplites?: number; // beside the creature
  room?: number; // for so many of those in stock
}

/** A player's island and stock. */
export interface Island {
  board: string;
  side: Side | null;
  points: number;
  hoplites: number;
  orichalcum: number;
  captured: Record<string, number>;
  titans: Titan[];
  temples: number;
  medallions: number;
  buildings: string[];
  yields: Gain; // what one action to recruit or to produce brings, without a favour
  prices: Record<Payment, number>; // of an extra action
  tiles: string[][]; // the circles under each tile
  circles: Record<string, Circle>;
}

/** What Orichalcum adds to every view. */
export interface OrichalcumTable {
  round: number;
  marker: number;
  supply: Supply;
  row: Card[];
  draw_pile: string[];
  discard_pile: string[];
  stacks: Stack[];
  creature_bag: Record<string, number>;
  building_bag: Record<string, number>;
  construction_board: Record<Slot, Offered | null>;
  titans: Record<Titan, TitanFigure>;
  attracted: Titan[]; // those that come and are not yet taken
  in_hand: InHand;
  fight: string | null; // the circle of the fight that is about to be rolled
  islands: Island[];
}

/** A whole view. */
export interface OrichalcumView extends View, OrichalcumTable {}
