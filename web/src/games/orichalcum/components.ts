/** What the component file says, as far as the table draws it. The table and the rules page hand it over before they draw anything. */

import type { Place } from "./geometry";
import { key } from "./geometry";
import type { Action, Circle, OrichalcumView, Payment, Side, Slot, Terrain, Titan } from "./view.gen";

type Cell = [number, number];

interface Components {
  meta: { players_min: number; victory_points_to_win: number; medallion_cost_orichalcum: number; titan_area_min: number };
  setup: { cards_on_board: Record<string, number> };
  dice: { faces: string[] };
  terrain: { id: Terrain; titan?: Titan }[];
  titan: { id: Titan; terrain: Slot }[];
  action: { id: Action }[];
  action_cards: { list: { action: Action; tile_size: number }[] };
  action_board: Record<string, number[]>;
  construction_board: { slots: Slot[] };
  extra_action: { payments: { resource: string; actions: Action[] }[] };
  creature_kind: { id: string; strength: number; reward: { titan?: string } }[];
  building_kind: { id: string; variants?: { die_value?: number; resource?: string }[] }[];
  tile_outlines: Record<string, Cell[]>;
  tiles: { list: { outline: string; terrains: Terrain[] }[] };
  metropolis: { outline: Cell[] };
  temple: { outline: Cell[] };
  island: { board: string; stars: number; cells: Cell[]; ports: { cell: Cell; bonus: { hoplite: number; orichalcum: number } }[] }[];
}

let known: Components | null = null;

export function learn(components: Record<string, unknown>): void {
  known = components as unknown as Components;
}

function facts(): Components {
  if (!known) throw new Error("the component file is not there yet");
  return known;
}

/** As views and words write it. */
const named = (id: string) => id.replaceAll("_", "-");
const places = (cells: readonly Cell[]): Place[] => cells.map(([q, r]) => ({ q, r }));

export const terrains = (): Terrain[] => facts().terrain.map(({ id }) => id);
export const titans = (): Titan[] => facts().titan.map(({ id }) => id);
export const actions = (): Action[] => facts().action.map(({ id }) => id);
export const slots = (): Slot[] => facts().construction_board.slots;
export const titanOf = (slot: Slot): Titan => facts().terrain.find(({ id }) => id === slot)!.titan!;

/** Every creature and every building once, as views call them: four hydras show four titans, Siege Engines three numbers. */
export function creatures(): string[] {
  return facts().creature_kind.flatMap(({ id, reward }) => (reward.titan ? titans().map((titan) => `${id}-${titan}`) : [id]));
}
export function buildings(): string[] {
  return facts().building_kind.flatMap(({ id, variants }) => (variants ? variants.map((one) => named(`${id}-${one.die_value ?? one.resource}`)) : [named(id)]));
}

/** The kind of a creature: four hydras show four titans. */
export const kindOf = (creature: string): string => creature.split("-")[0] ?? creature;
export const strengthOf = (creature: string): number => facts().creature_kind.find(({ id }) => id === kindOf(creature))?.strength ?? 0;

/** The faces of a die: numbers, and SKULL for the one that is none. */
export const SKULL = 0;
export const dieFaces = (): number[] => facts().dice.faces.map((face) => Number(face) || SKULL);

export const pointsToWin = (): number => facts().meta.victory_points_to_win;
export const medallionCost = (): number => facts().meta.medallion_cost_orichalcum;

/** What an extra action can be paid with, and the actions that each payment opens. */
export function payments(): { payment: Payment; actions: Action[] }[] {
  return facts().extra_action.payments.map(({ resource, actions: opened }) => ({
    payment: named(resource) as Payment,
    actions: actions().filter((action) => opened.includes(action)),
  }));
}

/** The cells of a tile, in the order of its terrains. */
export function tileOutline(tile: readonly Terrain[]): Place[] {
  const { tiles, tile_outlines } = facts();
  const found = tiles.list.find((one) => one.terrains.join() === tile.join());
  return places(tile_outlines[found?.outline ?? ""] ?? []);
}

/** The first tile of each size, from the smallest. */
export function tileOfEachSize(): Terrain[][] {
  const tiles = facts().tiles.list.map(({ terrains }) => terrains);
  return [...new Map(tiles.reverse().map((tile) => [tile.length, tile])).values()].sort((a, b) => a.length - b.length);
}

/** How many connected circles of a terrain attract its titan. */
export const titanArea = (): number => facts().meta.titan_area_min;

/** The strongest creature whose strength two different numbers on dice just reach. */
export function justBeaten(): { creature: string; numbers: [number, number] } | null {
  const numbers = dieFaces().filter((face) => face !== SKULL).sort((a, b) => b - a);
  for (const { id, strength } of [...facts().creature_kind].sort((a, b) => b.strength - a.strength)) {
    for (const high of numbers) if (high > strength - high && numbers.includes(strength - high)) return { creature: id, numbers: [high, strength - high] };
  }
  return null;
}

export const fewestPlayers = (): number => facts().meta.players_min;

export const metropolisOutline = (): Place[] => places(facts().metropolis.outline);
export const templeOutline = (): Place[] => places(facts().temple.outline);

/** The prices of the slots of the action row, in hoplites. */
export function slotPrices({ players }: Pick<OrichalcumView, "players">): number[] {
  const { action_board, setup } = facts();
  return action_board[`costs_${setup.cards_on_board[players]}_cards`] ?? [];
}

/** How many stars a side shows. */
export const starsOf = (board: string, side: Side): number => sideOf(board, side)?.stars ?? 0;

/** An untouched side of an island board, as circles by their place; for the choice of a side. */
export function boardSide(board: string, side: Side): Record<string, Circle> {
  const found = sideOf(board, side);
  const circles: Record<string, Circle> = {};
  for (const [q, r] of found?.cells ?? []) circles[key({ q, r })] = { q, r };
  for (const { cell, bonus } of found?.ports ?? []) {
    const circle = circles[key({ q: cell[0], r: cell[1] })];
    if (circle) circle.port = { hoplites: bonus.hoplite, orichalcum: bonus.orichalcum };
  }
  return circles;
}

function sideOf(board: string, side: Side) {
  const both = facts().island.filter((island) => island.board === board).sort((a, b) => a.stars - b.stars);
  return both[side === "easy" ? 0 : 1];
}
