/** Atlantis's view, as pelagos/games/atlantis/view.py makes it. */

import type { View } from "../../lib/play";

export const COLOURS = ["brown", "green", "blue", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export const TILES = ["I", "II", "III"] as const;
export type Tile = (typeof TILES)[number];
export type Counts = Record<Colour, number>;

export interface Temple {
  tiles: Tile[]; // the largest, at the bottom, first
  level: number;
}

export interface Neutral extends Temple {
  owner: number | null;
}

export interface Region {
  colour: Colour;
  number: number;
  ability: string;
  helpers: number;
  temples: Temple[]; // by seat
  neutral: Neutral | null;
}

export interface Wanted {
  number: number;
  tiles: Tile[];
  completed: boolean;
}

export interface Seat {
  colour: string;
  god: string;
  temples_wanted: Wanted[];
  hand_size: number;
  hand: Counts | null;
  hand_known: Counts;
  followers: Counts;
  supply: Tile[];
  helper: boolean;
}

/** The first half of a decision of two words. */
export interface Chosen {
  area: string;
  move?: string;
  tile?: string;
}

export interface AtlantisView extends View {
  stopped: boolean;
  round: number;
  marker: Colour;
  regions: Region[];
  display: (Colour | null)[];
  deck: number;
  discard: Counts;
  dummy: Colour | null;
  unseen: Counts;
  first: number;
  active: number;
  actions: number;
  converted: boolean;
  draws: number;
  chosen: Chosen | null;
  winner: number | null;
  seats: Seat[];
}

export function regionsByNumber(view: AtlantisView): Region[] {
  return [...view.regions].sort((a, b) => a.number - b.number);
}

export function regionOf(view: AtlantisView, colour: string): Region {
  return view.regions.find((region) => region.colour === colour)!;
}

/** "brown" is a seat's own area there, "brown-neutral" the neutral one. */
export function areaName(colour: Colour, neutral: boolean): string {
  return neutral ? `${colour}-neutral` : colour;
}

/** The tiles of a seat on an area; none where somebody else has built. */
export function tilesOn(view: AtlantisView, seat: number, area: string): Tile[] {
  const [colour, neutral] = area.split("-");
  const region = regionOf(view, colour!);
  if (!neutral) return region.temples[seat]?.tiles ?? [];
  return region.neutral?.owner === seat ? region.neutral.tiles : [];
}

export function total(counts: Counts): number {
  return COLOURS.reduce((sum, colour) => sum + counts[colour], 0);
}

export function stackText(tiles: Tile[]): string {
  return tiles.join("+");
}

export const ACTIONS_PER_TURN = 5;
export const SOLO_TURNS = 10;
export const FEAST_NEEDED = 3;
