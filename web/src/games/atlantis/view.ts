/** What a seat sees of Atlantis, and what is easily read from it. */

import { COLOURS, type AtlantisView, type Colour, type Counts, type Region, type Tile } from "./view.gen";

export * from "./view.gen";

export function regionsByNumber(view: AtlantisView): Region[] {
  return [...view.regions].sort((a, b) => a.number - b.number);
}

export function regionOf(view: AtlantisView, colour: string): Region {
  return view.regions.find((region) => region.colour === colour)!;
}

/** "brown" is a seat's own area there, "brown-neutral" the neutral one. */
export function areaName(colour: Colour, neutral: boolean): string {
  return neutral ? `${colour}-neutral` : colour;
}

/** All areas, as words call them. */
export function areasOf(view: AtlantisView): string[] {
  return view.regions.flatMap(({ colour, neutral }) => (neutral ? [areaName(colour, false), areaName(colour, true)] : [areaName(colour, false)]));
}

/** The tiles of a seat on an area; none where somebody else has built. */
export function tilesOn(view: AtlantisView, seat: number, area: string): Tile[] {
  const [colour, neutral] = area.split("-");
  const region = regionOf(view, colour!);
  if (!neutral) return region.temples[seat]?.tiles ?? [];
  return region.neutral?.owner === seat ? region.neutral.tiles : [];
}

export function total(counts: Counts): number {
  return COLOURS.reduce((sum, colour) => sum + counts[colour], 0);
}

export function stackText(tiles: Tile[]): string {
  return tiles.join("+");
}
