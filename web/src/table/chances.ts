import type { Chances } from "../lib/types";

/** The move after which the winner's chance rose most, if it rose by at least a tenth. */
export function turningPoint(chances: Chances[], winner: number): { ply: number; rise: number } | null {
  let best: { ply: number; rise: number } | null = null;
  for (let i = 1; i < chances.length; i++) {
    const rise = (chances[i]!.chances[winner] ?? 0) - (chances[i - 1]!.chances[winner] ?? 0);
    if (rise >= 0.1 && rise > (best?.rise ?? 0)) best = { ply: chances[i]!.ply, rise };
  }
  return best;
}
