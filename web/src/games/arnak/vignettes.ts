/** Which picture stands for what: the card's own motif on a ground chosen by its name, always the same, never two alike within a group. */

import { GROUNDS, MOTIFS } from "./motifs";

export interface Drawn {
  motif: string;
  ground: string;
  mirror: boolean;
}

const names = Object.keys(GROUNDS);

/** A number that depends on the name alone. */
function seed(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash >>> 0;
}

/** Funding and Exploration show the same for car and ship, but look the other way. */
export function vignette(of: string): Drawn {
  const motif = of in MOTIFS ? of : of.replace(/-(car|ship)$/, "");
  return { motif, ground: names[seed(motif) % names.length]!, mirror: of.endsWith("-ship") };
}
