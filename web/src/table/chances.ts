import type { Chances } from "../lib/types";

export interface Turn {
  from: number; // the ply of the position before
  ply: number;
  rise: number;
}

/** The move after which the winner's chance rose most, if it rose by at least a tenth. The end itself, which makes all certain, does not count. */
export function turningPoint(chances: Chances[], winner: number): Turn | null {
  let best: Turn | null = null;
  for (let i = 1; i < chances.length - 1; i++) {
    const [before, after] = [chances[i - 1]!, chances[i]!];
    const rise = (after.chances[winner] ?? 0) - (before.chances[winner] ?? 0);
    if (rise >= 0.1 && rise > (best?.rise ?? 0)) best = { from: before.ply, ply: after.ply, rise };
  }
  return best;
}
