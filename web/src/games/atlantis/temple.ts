/** The measures of drawn temples. */

import type { Tile } from "./view";

export const TALL = 15;
export const WIDE = 44;
export const FLOOR = 2;

const WIDTHS: Record<Tile, number> = { I: 20, II: 30, III: 40 };

export function widthOf(tile: Tile): number {
  return WIDTHS[tile];
}
