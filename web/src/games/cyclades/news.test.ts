import { expect, test } from "vitest";

import type { Entry } from "../../lib/play";
import { carriedOf, freshOf, voyagesOf } from "./news";

const log: Entry[] = [
  { ply: 1, message: "kraken-placed", seat: 0, sea: "a1" },
  { ply: 5, message: "sea-battle", seat: 0, sea: "d3", defender: "2", attackers: 2, defenders: 1 },
  { ply: 6, message: "fleets-retreated", seat: 1, sea: "d4", count: 1 },
  { ply: 7, message: "kraken-moved", seat: 0, sea: "a2", price: 1 },
  { ply: 8, message: "fleet-replaced", seat: 0, sea: "e5", owner: "3" },
  { ply: 9, message: "figurine-placed", seat: 2, creature: "medusa", island: "kea" },
];
const at = (ply: number) => log.filter((entry) => entry.ply === ply);
const until = (ply: number) => log.filter((entry) => entry.ply <= ply);
const voyages = (ply: number) => voyagesOf(at(ply), until(ply)).map(({ piece, seat, from, to }) => [piece, seat, from, to]);

test("whoever retreats goes from the battle, the Kraken from where it was", () => {
  expect(voyages(6)).toEqual([["fleet", 1, "d3", "d4"]]);
  expect(voyages(7)).toEqual([["kraken", 0, "a1", "a2"]]);
});

test("what the Mermaid replaces goes off the map, and the other fleet comes to it", () => {
  expect(voyages(8)).toEqual([
    ["fleet", 2, "e5", null],
    ["fleet", 0, null, "e5"],
  ]);
});

test("a figurine comes from beside the map, and is new on it", () => {
  expect(voyages(9)).toEqual([["medusa", 2, null, "kea"]]);
  expect(freshOf(at(9))).toEqual(new Set(["medusa"]));
});

test("a marker goes to its god, and whoever is outbid takes it back", () => {
  const news: Entry[] = [
    { ply: 3, message: "bid-made", seat: 1, god: "ares", amount: 4 },
    { ply: 3, message: "outbid", seat: 0, god: "ares" },
  ];
  expect(carriedOf(news)).toEqual([
    { seat: 1, from: "order", to: "god/ares" },
    { seat: 0, from: "god/ares", to: "order" },
  ]);
});
