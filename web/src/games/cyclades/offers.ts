/** The legal words by the thing on the table that they are about. */

import type { Word } from "../../lib/play";

type Kind = "sea" | "island" | "slot" | "card" | "seat" | "god" | "none";

const KINDS: Record<string, Kind> = {
  fleet: "sea",
  sail: "sea",
  to: "sea",
  retreat: "sea",
  mermaid: "sea",
  fetch: "sea",
  "sell-fleet": "sea",
  kraken: "sea",
  push: "sea",
  drive: "sea",
  troop: "island",
  march: "island",
  land: "island",
  withdraw: "island",
  metropolis: "island",
  prosperity: "island",
  "sell-troop": "island",
  harpy: "island",
  figurine: "island",
  build: "slot",
  return: "slot",
  giant: "slot",
  cyclops: "slot",
  summon: "card",
  replace: "card",
  chimera: "card",
  griffon: "seat",
  satyr: "seat",
  dryad: "seat",
  bid: "god",
  apollo: "god",
};

/** Verbs of a move: the last part says how many go. */
export const MOVES = new Set(["to", "land"]);

/** Which thing a word is about: "sea/g5", "slot/naxos/2", "card/kraken", "seat/3", "god/ares"; "" for none. */
export function placeOf(word: Pick<Word, "verb" | "parts">): string {
  const kind = KINDS[word.verb] ?? "none";
  if (kind === "none") return "";
  if (kind === "slot") return `slot/${word.parts[0]}/${word.parts[1]}`;
  return word.verb === "apollo" ? "god/apollo" : `${kind}/${word.parts[0]}`;
}

/** The things that words are about, given as texts. */
export function placesOf(texts: readonly string[]): Set<string> {
  const words = texts.map((text) => text.split(" ")).map(([verb = "", ...parts]) => ({ verb, parts }));
  return new Set(words.map(placeOf));
}

/** The words of each thing, and those that have none under "". */
export function byPlace(words: readonly Word[]): Map<string, Word[]> {
  const found = new Map<string, Word[]>();
  for (const word of words) {
    const place = placeOf(word);
    const known = found.get(place);
    if (known) known.push(word);
    else found.set(place, [word]);
  }
  return found;
}

/** How many units may go, over all targets of a move. */
export function counts(words: readonly Word[]): number[] {
  const found = new Set(words.filter((word) => MOVES.has(word.verb)).map((word) => Number(word.parts[1])));
  return [...found].sort((a, b) => a - b);
}

/** The word of a move for so many units, or for as many as may go there. */
export function withCount(words: readonly Word[], count: number | null): Word | undefined {
  const fitting = words.filter((word) => count === null || Number(word.parts[1]) <= count);
  return fitting.reduce<Word | undefined>((most, word) => (!most || Number(word.parts[1]) > Number(most.parts[1]) ? word : most), undefined) ?? words[0];
}

/** The verbs of the gods' special actions. */
const SPECIALS: Record<string, string> = { move_fleets: "sail", move_troops: "march", replace_creature: "replace" };

/** A word of an action of a god's turn that has none now: asked of the engine, it tells why. */
export function exampleOf(mode: string, god: { recruits: string; special: string }, any: { sea: string; island: string; card: string }): string {
  if (mode === "build") return `build ${any.island} 1`;
  const verb = mode === "recruit" ? god.recruits : SPECIALS[god.special]!;
  const kind = KINDS[verb];
  return kind === "sea" || kind === "island" || kind === "card" ? `${verb} ${any[kind]}` : verb;
}
