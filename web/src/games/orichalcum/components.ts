/** What the table needs of the component file: outlines and the sides of the island boards. */

import type { Place } from "./geometry";
import { key } from "./geometry";
import type { Circle } from "./view";

type Cell = [number, number];

interface File {
  tile_outlines?: Record<string, Cell[] | string>;
  metropolis?: { outline: Cell[] };
  temple?: { outline: Cell[] };
  action_board?: { costs_5_cards: number[]; costs_6_cards: number[] };
  island?: {
    board: string;
    stars: number;
    cells: Cell[];
    ports: { cell: Cell; bonus: { hoplite: number; orichalcum: number } }[];
  }[];
}

const OUTLINES: readonly Cell[][] = [
  [],
  [[0, 0]],
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
];
const METROPOLIS: Cell[] = [
  [0, 0],
  [1, 0],
];
const TEMPLE: Cell[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];
const SIZES = ["", "single", "double", "triple"];

function places(cells: readonly Cell[]): Place[] {
  return cells.map(([q, r]) => ({ q, r }));
}

/** The cells of a tile with so many circles. */
export function tileOutline(size: number, components: Record<string, unknown> = {}): Place[] {
  const stored = (components as File).tile_outlines?.[SIZES[size] ?? ""];
  return places(Array.isArray(stored) ? stored : (OUTLINES[size] ?? []));
}

export function metropolisOutline(components: Record<string, unknown> = {}): Place[] {
  return places((components as File).metropolis?.outline ?? METROPOLIS);
}

export function templeOutline(components: Record<string, unknown> = {}): Place[] {
  return places((components as File).temple?.outline ?? TEMPLE);
}

/** O5.1: the prices of the slots of the action row, in hoplites. */
export function slotPrices(components: Record<string, unknown>, players: number): number[] {
  const board = (components as File).action_board;
  return players === 4 ? (board?.costs_6_cards ?? [0, 0, 1, 1, 2, 2]) : (board?.costs_5_cards ?? [0, 0, 1, 1, 2]);
}

/** An untouched side of an island board, as circles by their place; for the choice of a side. */
export function boardSide(components: Record<string, unknown>, board: string, side: "easy" | "hard"): Record<string, Circle> {
  const stars = side === "easy" ? 1 : 2;
  const found = (components as File).island?.find((island) => island.board === board && island.stars === stars);
  const circles: Record<string, Circle> = {};
  for (const [q, r] of found?.cells ?? []) circles[key({ q, r })] = { q, r };
  for (const { cell, bonus } of found?.ports ?? []) {
    const circle = circles[key({ q: cell[0], r: cell[1] })];
    if (circle) circle.port = { hoplites: bonus.hoplite, orichalcum: bonus.orichalcum };
  }
  return circles;
}
