/** What a word would change: the difference between what is seen now and what the engine says would be seen then. Ghosts are drawn from this. */

import type { Preview as Foretold } from "../../lib/play";
import { areasOf, COLOURS, tilesOn, type AtlantisView, type Colour, type Counts, type Tile } from "./view";

export interface Preview {
  marker: Colour | null; // where the marker would go
  stacks: Record<string, Tile[]>; // the seat's stacks that would change, by area
  hand: Counts; // cards more (or fewer) in hand
  unknown: number; // cards from the deck, of a colour that nobody knows
  followers: Counts;
  rival: { seat: number | "dummy"; colour: Colour } | null; // whose follower would go
}

function difference(before: Counts | null, after: Counts | null): Counts {
  return Object.fromEntries(COLOURS.map((colour) => [colour, (after?.[colour] ?? 0) - (before?.[colour] ?? 0)])) as Counts;
}

export function preview(now: AtlantisView, seat: number, foretold: Foretold | undefined): Preview {
  const then = (foretold?.view ?? now) as AtlantisView;
  const [before, after] = [now.seats[seat], then.seats[seat]];
  return {
    marker: then.marker === now.marker ? null : then.marker,
    stacks: stacks(now, then, seat),
    hand: difference(before?.hand ?? null, after?.hand ?? null),
    unknown: then.coming,
    followers: difference(before?.followers ?? null, after?.followers ?? null),
    rival: loser(now, then, seat),
  };
}

/** What is about to be built counts as built. */
function stacks(now: AtlantisView, then: AtlantisView, seat: number): Record<string, Tile[]> {
  const found: Record<string, Tile[]> = {};
  for (const area of areasOf(now)) {
    const tiles = then.chosen?.area === area && then.chosen.tiles ? then.chosen.tiles : tilesOn(then, seat, area);
    if (tiles.join() !== tilesOn(now, seat, area).join()) found[area] = tiles;
  }
  return found;
}

function loser(now: AtlantisView, then: AtlantisView, seat: number): Preview["rival"] {
  if (now.dummy && !then.dummy) return { seat: "dummy", colour: now.dummy };
  for (const [other, { followers }] of now.seats.entries()) {
    const colour = COLOURS.find((one) => other !== seat && then.seats[other]!.followers[one] < followers[one]);
    if (colour) return { seat: other, colour };
  }
  return null;
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
