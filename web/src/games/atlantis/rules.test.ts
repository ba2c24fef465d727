import { describe, expect, test } from "vitest";

import { QUARTERS } from "./coast";
import type { Entry } from "../../lib/play";
import type { Components } from "./components";
import { flightOf as flight } from "./flights";
import { ACTIONS, countsText, exampleOf } from "./offers";
import { freshTiles, preview } from "./preview";
import { play } from "./testing/positions";
import { tilesOn, total, type AtlantisView } from "./view";

const view = (name: string) => play(name).view as AtlantisView;

describe("previews", () => {
  /** The words of a position of which the engine has told what they would do. */
  function foretold(name: string) {
    const { legal, preview: of, seat } = play(name);
    const position = view(name);
    return legal.flatMap((word) => (of(word.text) ? [{ word, position, seat: seat!, after: preview(position, seat!, of(word.text)) }] : []));
  }

  test("a construction moves its price from hand to followers and changes one stack", () => {
    const { word, position, seat, after } = foretold("step-act").find((one) => one.word.verb === "construct" && !one.position.seats[one.seat]!.helper)!;
    const area = word.parts[0]!;
    const move = position.moves.find((one) => one.area === area && one.move === word.parts[1])!;
    expect(Object.keys(after.stacks)).toEqual([area]);
    expect(freshTiles(tilesOn(position, seat, area), after.stacks[area]!).filter(Boolean)).toHaveLength(1);
    expect(after.stacks[area]).toContain(move.on);
    expect(after.hand[position.marker]).toBe(-after.followers[position.marker]);
    expect(-after.hand[position.marker]).toBe(move.price);
  });

  test("with a helper, what is about to be built is shown while its price is asked", () => {
    for (const { after, word } of foretold("step-spend-helper")) {
      expect(Object.keys(after.stacks)).toHaveLength(1);
      expect(total(after.hand), word.text).toBeLessThanOrEqual(0);
    }
  });

  test("moved and swapped tiles stay the same tiles", () => {
    for (const name of ["step-move-to", "step-swap-second"]) {
      for (const { position, seat, after } of foretold(name)) {
        const before = Object.keys(after.stacks).flatMap((area) => tilesOn(position, seat, area));
        expect(Object.values(after.stacks).flat().sort()).toEqual(before.sort());
      }
    }
  });

  test("what is taken is known, what comes from the deck by number only", () => {
    const all = [...foretold("step-draw-card"), ...foretold("step-act"), ...foretold("step-draw-deck")];
    const coming = new Map(all.map(({ word, after }) => [word.verb, [after.unknown, total(after.hand)]]));
    expect(coming.get("take")).toEqual([0, 1]);
    expect(coming.get("draw")).toEqual([1, 0]);
    expect(coming.get("migrate")).toEqual([1, 0]);
    expect(coming.get("use")).toEqual([2, 0]);
  });
});

test("an action that cannot be taken has a word to ask the engine about", () => {
  expect(ACTIONS.map((action) => exampleOf(action, "blue"))).toEqual(["travel blue", "construct blue a", "demolish blue i", "convert 1 blue", "feast", "recruit 1", "migrate"]);
});

describe("flights", () => {
  const components = play("start-2-a").components as unknown as Components;
  const flightOf = (told: Entry, own: number) => flight(told, own, components);
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

  test("a feast takes as many followers as the component file says", () => {
    const feast = entry("feast-held", { colour: "blue", ability: "take-helper" });
    expect(flightOf(feast, 0)).toEqual({ from: "followers-blue", to: "discard", colour: "blue", count: 2 });
    expect(flight(feast, 0, { ...components, actions: [{ id: "feast", followers_discarded: 1 }] })).toMatchObject({ count: 1 });
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
