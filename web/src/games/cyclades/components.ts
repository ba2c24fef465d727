/** What the component file says, as far as the table shows it. */

export interface God {
  id: string;
  recruits: string; // "fleet", "" for Apollo
  building: string;
  building_cost: number;
  special: string; // "move_fleets", "" for none
  special_cost: number;
  gold_if_several_islands?: number;
  gold_if_one_island?: number;
}

export interface IslandData {
  id: string;
  axial: [number, number][];
  hexes: string[];
  slot_hexes: string[];
  metropolis_covers_slots: number[];
  prosperity: number;
  prosperity_hex: string;
}

export interface SeaData {
  id: string;
  axial: [number, number];
  trade: number;
}

export interface MapData {
  id: string;
  island: IslandData[];
  sea: SeaData[];
}

export interface Components {
  god: God[];
  map: MapData[];
  creature: { id: string; kind: string }[];
  metropolis: { from_buildings: string[]; from_philosophers: number };
  offering: { track_values: number[] };
}

export const BUILDINGS = (components: Components): string[] => components.metropolis.from_buildings;
