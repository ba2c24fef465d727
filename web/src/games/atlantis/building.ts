/** Temples and building moves (I8): what can become of a stack, what it costs and why it may not be possible. */

import { regionOf, tilesOn, TILES, type AtlantisView, type Tile } from "./view";

export interface Move {
  id: string; // as words call it
  off: Tile[];
  on: Tile;
}

/** I8.3. */
export const MOVES: Move[] = [
  { id: "a", off: [], on: "I" },
  { id: "r1", off: ["I"], on: "II" },
  { id: "r2", off: ["II"], on: "III" },
  { id: "r3", off: ["I", "I"], on: "III" },
];

export function value(tile: Tile): number {
  return TILES.indexOf(tile) + 1;
}

export function level(tiles: Tile[]): number {
  return tiles.reduce((sum, tile) => sum + value(tile), 0);
}

/** Largest first (I8.2). */
export function sorted(tiles: Tile[]): Tile[] {
  return [...tiles].sort((a, b) => value(b) - value(a));
}

/** What is left of a stack without some tiles; null if they are not all there. */
export function without(tiles: Tile[], off: Tile[]): Tile[] | null {
  const rest = [...tiles];
  for (const tile of off) {
    const at = rest.indexOf(tile);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

export function plus(tiles: Tile[], on: Tile): Tile[] {
  return sorted([...tiles, on]);
}

export function tileOf(word: string): Tile {
  return word.toUpperCase() as Tile;
}

export function moveOf(id: string): Move {
  return MOVES.find((move) => move.id === id)!;
}

/** A stack after a building move; null where the move does not fit. */
export function built(tiles: Tile[], move: Move): Tile[] | null {
  const rest = without(tiles, move.off);
  return rest && plus(rest, move.on);
}

/** Why something is not possible: a message of the game's texts with its values. */
export interface Reason {
  id: string;
  values: Record<string, string | number>;
  rule: string;
}

export interface Option {
  move: Move;
  result: Tile[];
  price: number; // without the helper
  reason: Reason | null; // null: it can be paid and built
}

/** I7.2: the moves that fit an area of the marker region, possible or not. An area of somebody else has none. */
export function options(view: AtlantisView, seat: number, area: string): Option[] {
  const player = view.seats[seat];
  const tiles = tilesOn(view, seat, area);
  if (!player || !isOpen(view, seat, area)) return [];
  const price = level(tiles) + 1;
  const have = player.hand?.[view.marker] ?? 0;
  const found: Option[] = [];
  for (const move of MOVES) {
    const result = built(tiles, move);
    if (!result) continue;
    let reason: Reason | null = null;
    if (!player.supply.includes(move.on)) reason = { id: "page-needs-tile", values: { tile: move.on }, rule: "I8.5" };
    else if (price > have + (player.helper ? 1 : 0))
      reason = { id: "page-needs-cards", values: { cards: price, colour: view.marker, have }, rule: "I7.2" };
    found.push({ move, result, price, reason });
  }
  return found;
}

/** I9.1. */
export function isOpen(view: AtlantisView, seat: number, area: string): boolean {
  const [colour, neutral] = area.split("-");
  if (!neutral) return true;
  const place = regionOf(view, colour!).neutral;
  return place !== null && (place.owner === null || place.owner === seat);
}
