import { expect, it } from "vitest";

import { boardSide, buildings, creatures, learn, slotPrices, strengthOf, tileOutline } from "./components";
import { boxOf, coast, key, middle, neighbours, pointOf, rhombusOrder, seeded, spine, turned } from "./geometry";
import components from "./testing/components.json";
import type { OrichalcumView } from "./view";

learn(components);

it("six turns come back, and one goes clockwise", () => {
  for (const place of [{ q: 1, r: 0 }, { q: 2, r: -3 }]) expect(turned(place, 6)).toEqual(place);
  expect(turned({ q: 1, r: 0 }, 1)).toEqual({ q: 0, r: 1 });
  expect(pointOf(turned({ q: 1, r: 0 }, 1)).y).toBeGreaterThan(0);
});

it("all neighbours are equally far", () => {
  for (const place of neighbours({ q: 0, r: 0 })) expect(Math.hypot(pointOf(place).x, pointOf(place).y)).toBeCloseTo(60);
});

it("a coast never changes, and a lake makes a second line", () => {
  const ring = neighbours({ q: 0, r: 0 });
  expect(coast(ring, "a")).toBe(coast(ring, "a"));
  expect(coast(ring, "a")).not.toBe(coast(ring, "b"));
  expect(coast(ring, "a").split("M").length - 1).toBe(2);
  expect(coast([...ring, { q: 0, r: 0 }], "a").split("M").length - 1).toBe(1);
});

it("seeded numbers lie between 0 and 1 and differ", () => {
  const random = seeded("x");
  const numbers = Array.from({ length: 50 }, random);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(new Set(numbers).size).toBeGreaterThan(40);
});

it("outlines, boxes and middles", () => {
  expect(tileOutline(["volcano", "mountain", "forest"]).map(key)).toEqual(["0,0", "1,0", "0,1"]);
  expect(spine([{ q: 0, r: 0 }])).toContain("h0.01");
  expect(boxOf([{ q: 0, r: 0 }], 0)).toEqual({ x: -27, y: -27, width: 54, height: 54 });
  expect(middle([{ q: 0, r: 0 }, { q: 1, r: 0 }])).toEqual({ x: 30, y: 0 });
  const order = rhombusOrder([{ q: 1, r: 0 }, { q: 0, r: 0 }, { q: 1, r: 1 }, { q: 0, r: 1 }]).map(key);
  expect([order[0], order[3]].sort()).toEqual(["0,0", "1,1"]);
});

it("what is drawn comes from the component file", () => {
  const ports = [{ cell: [1, 0], bonus: { hoplite: 2, orichalcum: 0 } }];
  const sides = [
    { board: "A", stars: 2, cells: [[0, 0], [1, 0]], ports },
    { board: "A", stars: 1, cells: [[0, 0]], ports: [] },
  ];
  const kinds = components.creature_kind.map((kind) => (kind.id === "hydra" ? { ...kind, strength: 15 } : kind));
  learn({ ...components, island: sides, creature_kind: kinds });
  expect(boardSide("A", "hard")).toEqual({ "0,0": { q: 0, r: 0 }, "1,0": { q: 1, r: 0, port: { hoplites: 2, orichalcum: 0 } } });
  expect(boardSide("A", "easy")).toEqual({ "0,0": { q: 0, r: 0 } });
  expect(strengthOf("hydra-theia")).toBe(15);
  learn(components);
  expect(strengthOf("hydra-theia")).toBe(12);
  expect(creatures()).toHaveLength(8);
  expect(buildings()).toContain("statues-captured-creature");
  expect(slotPrices({ players: 4 } as OrichalcumView)).toHaveLength(6);
});
