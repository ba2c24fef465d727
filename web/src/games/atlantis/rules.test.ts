import { describe, expect, test } from "vitest";

import { built, isOpen, level, moveOf, options, without } from "./building";
import { QUARTERS } from "./coast";
import { flightOf } from "./flights";
import { countsText, reasonAgainst } from "./offers";
import { freshTiles, preview } from "./preview";
import { play } from "./testing/positions";
import { tilesOn, total, type AtlantisView } from "./view";

const view = (name: string) => play(name).view as AtlantisView;

describe("building", () => {
  test("moves raise a temple by one level (I8.3)", () => {
    expect(built([], moveOf("a"))).toEqual(["I"]);
    expect(built(["II", "I"], moveOf("r1"))).toEqual(["II", "II"]);
    expect(built(["II", "I"], moveOf("r2"))).toEqual(["III", "I"]);
    expect(built(["I", "I"], moveOf("r3"))).toEqual(["III"]);
    expect(built(["III"], moveOf("r1"))).toBeNull();
    expect(level(["III", "II", "I"])).toBe(6);
    expect(without(["II", "I"], ["I", "I"])).toBeNull();
  });

  test("options are legal exactly where there is no reason against them", () => {
    for (const name of ["step-act", "middle-1-b", "middle-2-b", "middle-4-a"]) {
      const { legal, view: seen, seat } = play(name);
      if (seen.step !== "act") continue;
      const position = seen as AtlantisView;
      const areas = [position.marker, `${position.marker}-neutral`].filter((area) => isOpen(position, seat!, area));
      const possible = areas.flatMap((area) => options(position, seat!, area).filter((option) => !option.reason).map((option) => `construct ${area} ${option.move.id}`));
      expect(possible.sort()).toEqual(legal.filter((word) => word.verb === "construct").map((word) => word.text).sort());
    }
  });
});

describe("previews", () => {
  test("a construction moves its price from hand to followers and changes one stack", () => {
    const { legal, seat } = play("step-act");
    const position = view("step-act");
    const word = legal.find((one) => one.verb === "construct")!;
    const after = preview(position, seat!, word);
    const stack = after.stacks[word.parts[0]!]!;
    expect(level(stack)).toBe(level(tilesOn(position, seat!, word.parts[0]!)) + 1);
    expect(after.hand[position.marker]).toBe(-after.followers[position.marker]);
    expect(freshTiles(tilesOn(position, seat!, word.parts[0]!), stack).filter(Boolean)).toHaveLength(1);
  });

  test("moved and swapped tiles stay the same tiles", () => {
    for (const name of ["step-move-to", "step-swap-second"]) {
      const { legal, seat } = play(name);
      const position = view(name);
      for (const word of legal) {
        const { stacks } = preview(position, seat!, word);
        const before = Object.keys(stacks).flatMap((area) => tilesOn(position, seat!, area));
        expect(Object.values(stacks).flat().sort()).toEqual(before.sort());
      }
    }
  });

  test("no word takes more cards than there are", () => {
    const { legal, seat } = play("step-act");
    const position = view("step-act");
    for (const word of legal) {
      const { hand, followers } = preview(position, seat!, word);
      const own = position.seats[seat!]!;
      for (const colour of ["brown", "green", "blue", "purple"] as const) {
        expect(own.hand![colour] + hand[colour]).toBeGreaterThanOrEqual(0);
        expect(own.followers[colour] + followers[colour]).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

test("what is not possible has a reason", () => {
  const start = view("start-2-b");
  expect(reasonAgainst(start, start.deciding, "construct").id).toBe("page-not-now");
  expect(reasonAgainst(start, null, "construct").id).toBe("page-not-yours");
  const acting = { ...start, step: "act", converted: true };
  expect(reasonAgainst(acting, start.deciding, "feast")).toMatchObject({ id: "page-needs-followers", rule: "I7.5" });
  expect(reasonAgainst(acting, start.deciding, "convert").id).toBe("page-needs-conversion");
  expect(reasonAgainst(acting, start.deciding, "demolish").id).toBe("page-needs-own-tile");
});

describe("flights", () => {
  const entry = (message: string, more: Record<string, string | number>) => ({ ply: 1, message, seat: 0, ...more });

  test("own cards go to the hand's colour, others' to their owner", () => {
    expect(flightOf(entry("card-taken", { colour: "blue" }), 0)).toEqual({ from: "display", to: "hand-blue", colour: "blue", count: 1 });
    expect(flightOf(entry("card-taken", { colour: "blue" }), 1)).toEqual({ from: "display", to: "seat-0", colour: "blue", count: 1 });
    expect(flightOf(entry("card-drawn", {}), 1)).toEqual({ from: "deck", to: "seat-0", colour: null, count: 1 });
  });

  test("what is paid becomes followers", () => {
    expect(flightOf(entry("built", { area: "green-neutral", cards: 5 }), 0)).toEqual({ from: "hand-green", to: "followers-green", colour: "green", count: 3 });
    expect(flightOf(entry("built", { area: "green", cards: 0 }), 0)).toBeNull();
    expect(flightOf(entry("built", { area: "green", cards: 2 }), 1)).toBeNull();
  });

  test("a converted follower comes from whom it followed", () => {
    expect(flightOf(entry("converted", { from: "2", colour: "brown" }), 1)).toMatchObject({ from: "followers-brown", to: "seat-0" });
    expect(flightOf(entry("converted", { from: "dummy", colour: "brown" }), 0)).toMatchObject({ from: "dummy", to: "followers-brown" });
  });
});

test("counts are told by colour", () => {
  expect(countsText({ brown: 2, green: 0, blue: 1, purple: 0 }, (colour) => colour)).toBe("2 brown, 1 blue");
  expect(total({ brown: 2, green: 0, blue: 1, purple: 0 })).toBe(3);
});

test("the coast never changes", async () => {
  expect(QUARTERS).toHaveLength(4);
  expect(new Set(QUARTERS).size).toBe(4);
  for (const path of QUARTERS) expect(path).toMatch(/^M[\d.]+ [\d.]+C[\dC. -]+Z$/);
});
