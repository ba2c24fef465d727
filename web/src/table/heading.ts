import { COMMON, type View } from "../lib/play";
import type { Texts } from "../lib/texts";

/** How far the game is, in its own count: the first number of the view that the game has a heading for (`table-round`, `table-cycle`). */
export function heading(texts: Texts, view: View): string {
  for (const [key, value] of Object.entries(view)) {
    if (!COMMON.has(key) && typeof value === "number" && texts.has(`table-${key}`)) return texts.text(`table-${key}`, { [key]: value });
  }
  return "";
}
