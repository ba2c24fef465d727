/** What a seat sees of Orichalcum, as `pelagos/games/orichalcum/view.py` writes it. */

import type { View } from "../../lib/play";
import { rhombusOrder } from "./geometry";
import type { Place } from "./geometry";

export type Terrain = "mountain" | "lagoon" | "desert" | "forest" | "volcano";
export type Slot = Exclude<Terrain, "volcano">;
export type Titan = "hyperion" | "themis" | "kronos" | "theia";
export type Action = "produce" | "recruit" | "capture" | "construct";
export type Resource = "hoplite" | "orichalcum";

export interface Circle {
  q: number;
  r: number;
  port?: { hoplites: number; orichalcum: number };
  metropolis?: boolean;
  terrain?: Terrain;
  building?: string;
  temple?: string; // the circle that names the temple
  creature?: string;
  hoplites?: number; // beside the creature
}

export interface Island {
  board: string;
  side: "easy" | "hard" | null;
  points: number;
  hoplites: number;
  orichalcum: number;
  captured: Record<string, number>;
  titans: Titan[];
  temples: number;
  medallions: number;
  buildings: string[];
  tiles: string[][];
  circles: Record<string, Circle>;
}

export interface Card {
  price: number;
  card: string;
  tile: Terrain[] | null;
  creature: string | null;
}

export interface Stack {
  unseen: Record<string, number>;
  below: string[];
}

export interface Offered {
  building: string;
  resource: Resource | null;
}

export interface OrichalcumView extends View {
  round: number;
  marker: number;
  supply: { hoplites: number; orichalcum: number; victory_tokens: number; temples: number };
  row: Card[];
  draw_pile: string[];
  discard_pile: string[];
  stacks: Stack[];
  creature_bag: Record<string, number>;
  building_bag: Record<string, number>;
  construction_board: Record<Slot, Offered | null>;
  titans: Record<Titan, { holder: number | null; active: boolean }>;
  in_hand: { card: string | null; tile: Terrain[] | null; creature: string | null; building: string | null; hospital: number };
  fight?: string | null; // the circle of the fight that is about to be rolled
  islands: Island[];
}

export const SLOTS: readonly Slot[] = ["mountain", "lagoon", "desert", "forest"];
export const TITANS: readonly Titan[] = ["hyperion", "themis", "kronos", "theia"];
export const ACTIONS: readonly Action[] = ["produce", "recruit", "capture", "construct"];

/** O8.1: which terrain brings which titan, and which action its favour serves. */
export const TITAN_OF: Record<Slot, Titan> = { mountain: "hyperion", lagoon: "themis", desert: "kronos", forest: "theia" };
export const TERRAIN_OF: Record<Titan, Slot> = { hyperion: "mountain", themis: "lagoon", kronos: "desert", theia: "forest" };
export const ACTION_OF: Record<Titan, Action> = { hyperion: "produce", themis: "recruit", kronos: "capture", theia: "construct" };

export const POINTS_TO_WIN = 5;
export const TITAN_AREA = 3;
export const PLACEMENT_TURNS = 6;

const STRENGTH: Record<string, number> = { hellhound: 4, minotaur: 6, gorgon: 8, cyclops: 10, hydra: 12 };

/** The kind of a creature: four hydras show four titans. */
export function kindOf(creature: string): string {
  return creature.split("-")[0] ?? creature;
}

export function strengthOf(creature: string): number {
  return STRENGTH[kindOf(creature)] ?? 0;
}

/** The titan that a hydra brings. */
export function hydraTitan(creature: string): Titan | null {
  const titan = creature.split("-")[1];
  return TITANS.find((name) => name === titan) ?? null;
}

export function cardParts(card: string): { action: Action; size: number } {
  const [action, size] = card.split("-");
  return { action: ACTIONS.find((name) => name === action) ?? "produce", size: Number(size ?? 1) };
}

/** Whose island is shown large: the own one, for a spectator that of whoever decides, at the end the winner's. */
export function shownSeat(view: OrichalcumView): number {
  return view.seat ?? view.deciding ?? Math.max(0, view.ranking.indexOf(1));
}

/** O11, O12: what one produce or recruit action brings, without a favour. */
export function yieldOf(island: Island, building: "mine" | "training-camp"): number {
  const metropolis = Object.values(island.circles).some((circle) => circle.metropolis) ? 1 : 0;
  return metropolis + island.buildings.filter((name) => name === building).length;
}

/** The creatures that live on an island, by circle. */
export function lairs(island: Island): { name: string; creature: string; hoplites: number }[] {
  return Object.entries(island.circles)
    .filter(([, circle]) => circle.creature)
    .map(([name, circle]) => ({ name, creature: circle.creature ?? "", hoplites: circle.hoplites ?? 0 }));
}

/** O8.5: one titan, and one more for each Oratory. */
export function titanLimit(island: Island): number {
  return 1 + island.buildings.filter((name) => name === "oratory").length;
}

/** O1.3: terrain without building, temple or creature. */
export function isFree(circle: Circle): boolean {
  return Boolean(circle.terrain && !circle.building && !circle.temple && !circle.creature);
}

/** Temples by the circle that names them, each as its four places in the order of the outline. */
export function templesOf(circles: Record<string, Circle>): { name: string; places: Place[] }[] {
  const found = new Map<string, Place[]>();
  for (const circle of Object.values(circles)) {
    if (circle.temple) found.set(circle.temple, [...(found.get(circle.temple) ?? []), circle]);
  }
  return [...found].map(([name, places]) => ({ name, places: rhombusOrder(places) }));
}
