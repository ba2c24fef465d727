/** The way that a word would go over the map. */

import type { Word } from "../../lib/play";
import type { Point } from "../figures/hex";
import type { Board } from "./board";
import type { CycladesView } from "./view.gen";

export interface Way {
  line: string;
  seas: Set<string>;
}

/** C13.1, C13.2: from where the group stands to where the word leads; troops along the chain of fleets. */
export function wayOf(view: CycladesView, board: Board, word: Word | null): Way {
  const none: Way = { line: "", seas: new Set() };
  if (!word) return none;
  const target = word.parts[0]!;
  const points: (Point | undefined)[] = [];
  let seas: string[] = [];
  if (word.verb === "to") points.push(board.sea.get(view.pending.sea ?? "")?.at, board.sea.get(target)?.at);
  else if (word.verb === "land") {
    seas = view.pending.ways?.[target] ?? [];
    points.push(board.isle.get(view.pending.island ?? "")?.troops, ...seas.map((sea) => board.sea.get(sea)?.at), board.isle.get(target)?.troops);
  } else if (word.verb === "retreat" && view.battle) points.push(board.sea.get(view.battle.at)?.at, board.sea.get(target)?.at);
  else if (word.verb === "drive") points.push(board.sea.get(view.pending.sea ?? "")?.at, board.sea.get(target)?.at);
  const known = points.filter((point) => point !== undefined);
  if (known.length < 2) return none;
  return { line: known.map((point, i) => `${i ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join(""), seas: new Set(seas) };
}

/** All sea spaces that the ways of a march lead over. */
export function chainOf(view: CycladesView): Set<string> {
  return new Set(Object.values(view.pending.ways ?? {}).flat());
}
