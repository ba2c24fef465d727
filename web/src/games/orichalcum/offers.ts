/**
 * Where each legal word is offered. Every word finds exactly one home: a circle of the island, a card, a titan, a fight, ...;
 * what has no home of its own ends in `rest` and is shown as a plain button, so that no word is ever lost.
 */

import type { Word } from "../../lib/play";
import { actions, kindOf, metropolisOutline, payments, slots, templeOutline, tileOutline, titans } from "./components";
import { key, pointOf, shifted, turned } from "./geometry";
import type { Place } from "./geometry";
import { lairs, shownSeat } from "./view";
import type { Action, Circle, Island, OrichalcumView, Payment, Slot, Terrain, Titan } from "./view";

export type Kind = "tile" | "metropolis" | "temple" | "building";
export type Source = Slot | "minotaur";

/** Something that could be laid on the island, and where. */
export interface Option {
  word: Word;
  kind: Kind;
  circles: string[]; // in the order of the outline's cells
  terrains: Terrain[]; // of a tile
  source: Source | null; // of a building
  building: string | null;
  angle: number; // from the circle under the pointer to the middle of the piece, clockwise from the right
}

/** The fights against one creature: a word for each number of hoplites that can be sent. */
export interface Fight {
  circle: string;
  creature: string;
  committed: number;
  words: { hoplites: number; word: Word }[];
}

export interface Offers {
  circles: Map<string, Option[]>; // in the order of turning
  cards: Map<number, Word>; // take or discard, by place in the row
  titans: Map<Titan, Word>;
  noFavour: Word | null;
  fights: Fight[];
  lairs: Map<string, Word>;
  creatures: Map<string, Word>; // captured ones to pay with
  seats: Map<number, Word>;
  sides: Map<"easy" | "hard", Word>;
  act: Word | null;
  extras: { payment: Payment; action: Action; word: Word }[];
  medallion: Word | null;
  pass: Word | null;
  rest: Word[];
}

export function offersOf(view: OrichalcumView, legal: readonly Word[]): Offers {
  const offers: Offers = {
    circles: new Map(),
    cards: new Map(),
    titans: new Map(),
    noFavour: null,
    fights: [],
    lairs: new Map(),
    creatures: new Map(),
    seats: new Map(),
    sides: new Map(),
    act: null,
    extras: [],
    medallion: null,
    pass: null,
    rest: [],
  };
  const island = view.islands[view.deciding ?? shownSeat(view)];
  const laid: Option[] = [];
  const fights: Word[] = [];
  for (const word of legal) {
    const option = island ? optionOf(view, island, word) : null;
    if (option) laid.push(option);
    else if (word.verb === "fight") fights.push(word);
    else if (!settle(offers, word)) offers.rest.push(word);
  }
  offers.circles = byCircle(laid, island?.circles ?? {});
  addFights(offers, fights, island);
  return offers;
}

/** Every word that an offer makes reachable, for the test that none is lost. */
export function reachable(offers: Offers): Set<string> {
  const words: (Word | null)[] = [offers.noFavour, offers.act, offers.medallion, offers.pass, ...offers.rest];
  for (const options of offers.circles.values()) words.push(...options.map((option) => option.word));
  for (const map of [offers.cards, offers.titans, offers.lairs, offers.creatures, offers.seats, offers.sides]) words.push(...map.values());
  for (const fight of offers.fights) words.push(...fight.words.map(({ word }) => word));
  words.push(...offers.extras.map(({ word }) => word));
  return new Set(words.flatMap((word) => (word ? [word.text] : [])));
}

/** Words of one part with a fixed home. False when there is none for it. */
function settle(offers: Offers, word: Word): boolean {
  const [first = "", second = ""] = word.parts;
  const titan = titans().find((name) => name === first);
  switch (word.verb) {
    case "pass":
      offers.pass = word;
      return true;
    case "act":
      offers.act = word;
      return true;
    case "medallion":
      offers.medallion = word;
      return true;
    case "take":
    case "discard":
      offers.cards.set(Number(first) - 1, word);
      return true;
    case "attract":
    case "give":
      if (titan) offers.titans.set(titan, word);
      return Boolean(titan);
    case "favour":
      if (titan) offers.titans.set(titan, word);
      else offers.noFavour = word;
      return true;
    case "at":
      offers.lairs.set(first, word);
      return true;
    case "pay":
      offers.creatures.set(first, word);
      return true;
    case "marker":
      offers.seats.set(Number(first) - 1, word);
      return true;
    case "side":
      if (first !== "easy" && first !== "hard") return false;
      offers.sides.set(first, word);
      return true;
    case "buy": {
      const action = actions().find((name) => name === second);
      const payment = payments().find((one) => one.payment === first)?.payment;
      if (!action || !payment) return false;
      offers.extras.push({ payment, action, word });
      return true;
    }
    default:
      return false;
  }
}

/** What a word would lay on the island, if it is such a word and the circles are there. */
function optionOf(view: OrichalcumView, island: Island, word: Word): Option | null {
  const plain = { word, terrains: [], source: null, building: null, angle: 0 };
  if (word.verb === "build") {
    const [source = "", circle = ""] = word.parts;
    const slot = slots().find((name) => name === source);
    if (!island.circles[circle] || (!slot && source !== "minotaur")) return null;
    const building = slot ? (view.construction_board[slot]?.building ?? null) : view.in_hand.building;
    return { ...plain, kind: "building", circles: [circle], source: slot ?? "minotaur", building };
  }
  const tile = view.in_hand.tile;
  const [outline, kind, terrains]: [Place[], Kind, Terrain[]] =
    word.verb === "place" && tile
      ? [tileOutline(tile), "tile", tile]
      : word.verb === "metropolis"
        ? [metropolisOutline(), "metropolis", []]
        : word.verb === "temple"
          ? [templeOutline(), "temple", []]
          : [[], "tile", []];
  const circles = covered(island.circles, outline, word.parts);
  return circles ? { ...plain, kind, circles, terrains } : null;
}

/** The names of the circles under an outline, or null where it does not fit. */
export function covered(circles: Record<string, Circle>, outline: readonly Place[], parts: readonly string[]): string[] | null {
  const [name = "", turns = "0"] = parts;
  const anchor = circles[name];
  if (!anchor || outline.length === 0) return null;
  const names = new Map(Object.entries(circles).map(([circle, place]) => [key(place), circle]));
  const found = outline.map((cell) => names.get(key(shifted(turned(cell, Number(turns)), anchor))));
  return found.every((circle) => circle !== undefined) ? found : null;
}

/**
 * The options at each circle. A piece is held by its first cell, by any cell when all are alike; where it cannot be held so,
 * by whatever cell fits.
 */
function byCircle(options: readonly Option[], circles: Record<string, Circle>): Map<string, Option[]> {
  const held = new Map<string, { option: Option; cell: number }[]>();
  for (const option of options) {
    option.circles.forEach((circle, cell) => {
      held.set(circle, [...(held.get(circle) ?? []), { option: { ...option, angle: angleFrom(circle, option, circles) }, cell }]);
    });
  }
  const found = new Map<string, Option[]>();
  for (const [circle, all] of held) {
    const first = all.filter(({ option, cell }) => cell === 0 || alike(option));
    const chosen = (first.length > 0 ? first : all).map(({ option }) => option);
    found.set(circle, chosen.sort((a, b) => rank(a) - rank(b) || a.angle - b.angle));
  }
  return found;
}

function alike(option: Option): boolean {
  return new Set(option.terrains).size <= 1;
}

function rank(option: Option): number {
  return option.kind === "temple" ? 0 : 1 + slots().findIndex((slot) => slot === option.source);
}

function angleFrom(circle: string, option: Option, circles: Record<string, Circle>): number {
  const here = circles[circle];
  if (!here) return 0;
  const from = pointOf(here);
  let [x, y] = [0, 0];
  for (const name of option.circles) {
    const place = circles[name];
    if (!place) continue;
    const point = pointOf(place);
    x += point.x - from.x;
    y += point.y - from.y;
  }
  return (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360;
}

/** O13.1, O13.2: the words name a kind of creature; they are offered at each creature of that kind that has room for the hoplites. */
function addFights(offers: Offers, words: readonly Word[], island: Island | undefined): void {
  const homeless = new Set(words);
  for (const lair of island ? lairs(island) : []) {
    const fight: Fight = { circle: lair.name, creature: lair.creature, committed: lair.hoplites, words: [] };
    for (const word of words) {
      const hoplites = Number(word.parts[1] ?? 0);
      if (word.parts[0] !== kindOf(lair.creature) || hoplites > lair.room) continue;
      fight.words.push({ hoplites, word });
      homeless.delete(word);
    }
    if (fight.words.length > 0) offers.fights.push(fight);
  }
  offers.rest.push(...homeless);
}
