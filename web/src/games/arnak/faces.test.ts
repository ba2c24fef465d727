/** Every card, guardian, assistant and site has a face of its own. */

import { expect, test } from "vitest";

import { portrait } from "./assistants";
import { Facts } from "./facts";
import { MOTIFS } from "./motifs";
import { sitePicture } from "./sites";
import components from "./testing/components.json";
import { vignette } from "./vignettes";

const facts = new Facts(components);

function alike(names: Iterable<string>, draw: (name: string) => unknown): string[] {
  const seen = new Map<string, string>();
  return [...names].flatMap((name) => {
    const picture = JSON.stringify(draw(name));
    const other = seen.get(picture);
    seen.set(picture, name);
    return other ? [`${name} looks like ${other}`] : [];
  });
}

test("no two cards are alike, and every card has a motif", () => {
  expect(facts.cards.size).toBe(80);
  for (const name of facts.cards.keys()) expect(Object.keys(MOTIFS)).toContain(vignette(name).motif);
  expect(alike(facts.cards.keys(), (name) => [MOTIFS[vignette(name).motif], vignette(name).mirror])).toEqual([]);
});

test("no two guardians are alike, and every one has a beast", () => {
  expect(facts.guardians.size).toBe(15);
  for (const name of facts.guardians.keys()) expect(Object.keys(MOTIFS)).toContain(name);
  expect(alike(facts.guardians.keys(), (name) => MOTIFS[name])).toEqual([]);
});

test("no two assistants are alike", () => {
  expect(facts.assistants.size).toBe(12);
  expect(alike([...facts.assistants.keys(), "nobody"], portrait)).toEqual([]);
});

test("no two sites are alike, camps included", () => {
  expect(facts.tiles.size).toBe(21);
  expect(alike(facts.tiles.keys(), sitePicture)).toEqual([]);
});

test("idols of different kinds have different effects", () => {
  expect(facts.idols.size).toBe(6);
  expect(alike(facts.idols.keys(), (name) => facts.idols.get(name))).toEqual([]);
});
