/** What the component file says, as far as the table and the rules page show it. */

import type { Tile } from "./view.gen";

export type God = { id: string } & Record<`region_${number}`, Tile[]>;

export interface BuildMove {
  id: string;
  remove: Tile[];
  add: Tile;
}

export interface Components {
  limits: { actions_per_turn: number };
  solo: { turns: number };
  actions: { id: string; followers_discarded?: number }[];
  gods: God[];
  build_moves: BuildMove[];
}

/** How many followers a feast costs. */
export const feastPrice = ({ actions }: Components): number => actions.find(({ id }) => id === "feast")?.followers_discarded ?? 0;
