import { describe, expect, it } from "vitest";

import type { Preview, Word } from "../../lib/play";
import { learn } from "./components";
import { gainsOf } from "./gains";
import { offersOf, reachable } from "./offers";
import components from "./testing/components.json";
import positions from "./testing/positions.json";
import type { OrichalcumView } from "./view";

interface Position {
  seat: number;
  view: OrichalcumView;
  legal: string[];
  previews: Preview[];
}

learn(components);

const all = Object.entries(positions as unknown as Record<string, Position>);

function words(legal: string[]): Word[] {
  return legal.map((text) => {
    const [verb = "", ...parts] = text.split(" ");
    return { text, verb, parts, label: text };
  });
}

function position(name: string): Position {
  return (positions as unknown as Record<string, Position>)[name]!;
}

describe.each(all)("%s", (name, { view, legal }) => {
  const offers = offersOf(view, words(legal));

  it("offers every legal word, and nothing else", () => {
    expect([...reachable(offers)].sort()).toEqual([...legal].sort());
  });

  it("has a home of its own for every word", () => {
    expect(offers.rest).toEqual([]);
  });

  it.runIf(name.startsWith("step-"))("lays pieces on circles of the island", () => {
    const circles = view.islands[view.deciding ?? 0]?.circles ?? {};
    for (const option of [...offers.circles.values()].flat()) for (const circle of option.circles) expect(circles[circle]).toBeDefined();
  });
});

it("covers every kind of step", () => {
  const steps = new Set(all.map(([, { view }]) => view.step).filter(Boolean));
  expect(steps.size).toBe(17);
});

it("a word that nobody knows becomes a button", () => {
  const { view } = position("middle-4");
  const offers = offersOf(view, words(["sing hymn", "place z9 0", "fight hydra 9", "pass"]));
  expect(offers.rest.map((word) => word.text)).toEqual(["sing hymn", "place z9 0", "fight hydra 9"]);
});

it("turning goes around the circle, clockwise", () => {
  const { view, legal } = position("step-lay-metropolis");
  for (const options of offersOf(view, words(legal)).circles.values()) {
    const angles = options.map((option) => option.angle);
    expect(angles).toEqual([...angles].sort((a, b) => a - b));
    expect(new Set(angles).size).toBe(angles.length);
  }
});

it("the metropolis brings what its port shows", () => {
  const { view, legal, previews } = position("step-lay-metropolis");
  const seat = view.deciding ?? 0;
  const options = [...offersOf(view, words(legal)).circles.values()].flat();
  for (const preview of previews) {
    const { circles } = options.find(({ word }) => word.text === preview.word)!;
    const ports = circles.flatMap((name) => view.islands[seat]?.circles[name]?.port ?? []);
    const shown = ports.flatMap(({ hoplites, orichalcum }) => [["hoplites", hoplites] as const, ["orichalcum", orichalcum] as const]).filter(([, amount]) => amount > 0);
    expect(gainsOf(view, seat, preview)).toEqual(shown.map(([kind, amount]) => ({ kind, amount })));
  }
});

it("what comes is read off the engine's preview", () => {
  const { view, previews } = position("step-place-tile");
  const seat = view.deciding ?? 0;
  const preview = structuredClone(previews[0]!);
  const then = preview.view as OrichalcumView;
  Object.assign(then.islands[seat]!, { ...structuredClone(view.islands[seat]!), points: view.islands[seat]!.points + 1 });
  const titans = { hyperion: { holder: seat, active: true }, themis: { holder: null, active: true }, kronos: { holder: null, active: true }, theia: { holder: 1 - seat, active: true } };
  const now = { ...view, titans: { ...titans, hyperion: { holder: seat, active: false } } };
  then.titans = { ...titans, hyperion: { holder: null, active: true }, theia: { holder: seat, active: true } };
  then.attracted = ["themis"];
  expect(gainsOf(now, seat, preview)).toEqual([
    { kind: "points", amount: 1 },
    { kind: "titan", titan: "themis", from: null, renewed: false, instead: null },
    { kind: "titan", titan: "theia", from: 1 - seat, renewed: false, instead: "hyperion" },
  ]);
  then.titans = titans;
  expect(gainsOf(now, seat, preview)?.filter(({ kind }) => kind === "titan")[0]).toMatchObject({ titan: "hyperion", renewed: true });
  expect(gainsOf(now, seat, undefined)).toBeNull();
});

it("a fight is offered at each creature that has room for the hoplites", () => {
  const { view, legal } = position("step-fight");
  for (const fight of offersOf(view, words(legal)).fights) {
    const { room } = view.islands[view.deciding ?? 0]!.circles[fight.circle]!;
    expect(Math.max(...fight.words.map(({ hoplites }) => hoplites))).toBe(room);
  }
});
