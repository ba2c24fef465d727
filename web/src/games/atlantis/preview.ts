/** What a word would change, as far as everybody can foresee it: ghosts are drawn from this. */

import type { Word } from "../../lib/play";
import { built, level, moveOf, plus, tileOf, without } from "./building";
import { COLOURS, tilesOn, type AtlantisView, type Colour, type Counts, type Tile } from "./view";

export interface Preview {
  marker: Colour | null; // where the marker would go
  stacks: Record<string, Tile[]>; // the seat's stacks that would change, by area
  hand: Counts; // cards more (or fewer) in hand
  unknown: number; // cards from the deck, of a colour that nobody knows
  followers: Counts;
  rival: { seat: number | "dummy"; colour: Colour } | null; // whose follower would go
  taken: Colour | null; // the open card that would be taken
  helper: number;
}

function none(): Counts {
  return { brown: 0, green: 0, blue: 0, purple: 0 };
}

export function nothing(): Preview {
  return { marker: null, stacks: {}, hand: none(), unknown: 0, followers: none(), rival: null, taken: null, helper: 0 };
}

/** `two` cards come by "use" at the step draw-deck. */
const DRAWN_TWO = 2;

export function preview(view: AtlantisView, seat: number, word: Word | null): Preview {
  const p = nothing();
  const player = view.seats[seat];
  if (!word || !player) return p;
  const [first = "", second = ""] = word.parts;
  const colour = first as Colour;
  const tiles = (area: string) => tilesOn(view, seat, area);
  const build = (area: string, move: string, helper: boolean) => {
    const result = built(tiles(area), moveOf(move));
    if (!result) return;
    const price = level(result) - (helper ? 1 : 0);
    p.stacks[area] = result;
    p.hand[view.marker] -= price;
    p.followers[view.marker] += price;
    p.helper = helper ? -1 : 0;
  };
  switch (word.verb) {
    case "take":
      p.taken = colour;
      p.hand[colour] += 1;
      break;
    case "draw":
    case "migrate":
      p.unknown = 1;
      break;
    case "travel":
      p.marker = colour;
      p.hand[colour] -= 1;
      break;
    case "presence":
      p.marker = colour;
      break;
    case "construct": {
      const price = level(tiles(first)) + 1;
      build(first, second, player.helper && price > (player.hand?.[view.marker] ?? 0));
      break;
    }
    case "helper":
      if (view.chosen?.move) build(view.chosen.area, view.chosen.move, true);
      break;
    case "pass":
      if (view.step === "spend-helper" && view.chosen?.move) build(view.chosen.area, view.chosen.move, false);
      break;
    case "demolish":
      p.stacks[first] = without(tiles(first), [tileOf(second)]) ?? tiles(first);
      break;
    case "convert":
      p.rival = { seat: first === "dummy" ? "dummy" : Number(first) - 1, colour: second as Colour };
      p.followers[second as Colour] += 1;
      break;
    case "feast":
      p.followers[view.marker] -= 2;
      break;
    case "recruit":
      p.hand[view.marker] -= Number(first);
      p.followers[view.marker] += Number(first);
      break;
    case "use":
      if (view.step === "draw-deck") p.unknown = DRAWN_TWO;
      else p.helper = 1;
      break;
    case "with": {
      const from = view.chosen;
      if (!from?.tile) break;
      const one = tileOf(from.tile);
      const other = tileOf(second);
      p.stacks[from.area] = plus(without(tiles(from.area), [one]) ?? [], other);
      p.stacks[first] = plus(without(tiles(first), [other]) ?? [], one);
      break;
    }
    case "to": {
      const from = view.chosen;
      if (!from?.tile) break;
      const tile = tileOf(from.tile);
      p.stacks[from.area] = without(tiles(from.area), [tile]) ?? [];
      p.stacks[first] = plus(tiles(first), tile);
      break;
    }
    case "exchange":
      p.followers[colour] -= 1;
      p.hand[colour] += 1;
      p.hand[second as Colour] -= 1;
      p.followers[second as Colour] += 1;
      break;
    case "recall":
      p.followers[colour] -= 1;
      p.hand[colour] += 1;
      break;
    case "discard":
      p.hand[colour] -= 1;
      break;
  }
  return p;
}

/** The tiles of `after` that `before` does not have: those are drawn as ghosts. */
export function freshTiles(before: Tile[], after: Tile[]): boolean[] {
  const left = [...before];
  return after.map((tile) => {
    const at = left.indexOf(tile);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

export function changes(counts: Counts): { colour: Colour; by: number }[] {
  return COLOURS.filter((colour) => counts[colour] !== 0).map((colour) => ({ colour, by: counts[colour] }));
}
