/** How likely a fight is won, as the engine tells, and how that and dice are shown. */

import type { Play } from "../../lib/play";
import { SKULL } from "./components";

/** The chance to win the fight on a circle that a word begins; null until it is known. */
export function chanceOf(play: Play, word: string, circle: string): number | null {
  return play.preview(word)?.odds?.find((odds) => odds.of === circle && odds.outcome === "won")?.chance ?? null;
}

/** As a percentage; what is not certain is never shown as 100 %. */
export function shownChance(won: number, language: string): string {
  const honest = won < 1 ? Math.min(won, 0.99) : 1;
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(honest);
}

/** The dice of the log: one digit for each, 9 for the skull. */
export function rolled(dice: number | string | null | undefined): number[] {
  return String(dice ?? "")
    .split("")
    .filter((digit) => /\d/.test(digit))
    .map((digit) => (digit === "9" ? SKULL : Number(digit)));
}
