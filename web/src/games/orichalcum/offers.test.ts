import { describe, expect, it } from "vitest";

import type { Word } from "../../lib/play";
import { offersOf, reachable } from "./offers";
import { gainsOf } from "./preview";
import positions from "./testing/positions.json";
import type { OrichalcumView } from "./view";

interface Position {
  seat: number;
  view: OrichalcumView;
  legal: string[];
}

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

  it("can tell what everything would bring", () => {
    for (const option of [...offers.circles.values()].flat()) expect(() => gainsOf(view, view.deciding ?? 0, option)).not.toThrow();
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
  const { view, legal } = position("step-lay-metropolis");
  for (const option of [...offersOf(view, words(legal)).circles.values()].flat()) {
    const brought = gainsOf(view, view.deciding ?? 0, option).reduce((sum, gain) => sum + ("amount" in gain ? gain.amount : 0), 0);
    expect(brought).toBe(2);
  }
});

it("a fight is offered at each creature that has room for the hoplites", () => {
  const { view, legal } = position("step-fight");
  for (const fight of offersOf(view, words(legal)).fights) {
    for (const { hoplites } of fight.words) expect(fight.committed + hoplites).toBeLessThanOrEqual(3);
  }
});
