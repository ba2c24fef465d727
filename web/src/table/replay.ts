/** A finished game as it comes over the wire, whole: a first position and what each word changed. All its positions are at hand then, without a network, too. */

import { changed } from "../lib/changes";
import type { ReplayInfo, Position } from "../lib/types";

export class Replay {
  #views: Position["view"][];

  constructor(readonly told: ReplayInfo) {
    this.#views = [told.first.view];
  }

  at(ply: number): Position {
    const { first, steps, log } = this.told;
    for (let next = this.#views.length; next <= ply; next++) this.#views.push(changed(this.#views[next - 1]!, steps[next - 1]!.changes));
    const deciding = ply > 0 ? steps[ply - 1]!.deciding : first.deciding;
    return { ...first, ply, view: this.#views[ply]!, deciding, log: log.filter((entry) => entry.ply <= ply) };
  }
}
