/** The battle to show: the one going on, or the one that has just ended, put together from the log. */

import type { Entry } from "../../lib/play";
import type { Battle, Bonus, CycladesView } from "./view.gen";

export interface Round {
  dice: number[];
  bonus: number; // of the defence
  totals: number[];
  left: number[];
}

export interface ShownRound extends Round {
  before: number[]; // units at its beginning
}

export interface Shown extends Omit<Battle, "bonuses"> {
  bonuses: Pick<Bonus, "of" | "bonus">[];
  rounds: ShownRound[];
  over: boolean;
  outcome: string;
}

const BEGINS = new Set(["sea-battle", "land-battle"]);
const ENDS = new Set(["sea-taken", "island-taken", "attack-repelled", "all-destroyed", "fleets-retreated", "troops-retreated"]);

/** The last battle that the log tells of. */
function latest(log: readonly Entry[], sentence: (entry: Entry) => string): Shown | null {
  const first = log.findLastIndex((entry) => BEGINS.has(entry.message));
  const begun = log[first];
  if (!begun) return null;
  const on = begun.message === "sea-battle" ? "sea" : "island";
  let [units, dice, bonus, outcome] = [[Number(begun.attackers), Number(begun.defenders)], [0, 0], 0, ""];
  const rounds: ShownRound[] = [];
  const bonuses: Shown["bonuses"] = [];
  for (const entry of log.slice(first + 1)) {
    if (entry.message === "defence-aided") bonuses.push({ of: String(entry.aid), bonus: Number(entry.bonus) });
    else if (entry.message === "round-rolled") {
      dice = [Number(entry.attack), Number(entry.defence)];
      bonus = Number(entry.bonus);
    } else if (entry.message === "round-fought") {
      const left = [Number(entry.attackers), Number(entry.defenders)];
      rounds.push({ dice, bonus, totals: [Number(entry.attack), Number(entry.defence)], left, before: units });
      units = left;
    } else if (ENDS.has(entry.message) && !outcome) outcome = sentence(entry);
  }
  const [attackers = 0, defenders = 0] = units;
  return { on, at: String(begun[on]), attacker: begun.seat, attackers, defender: Number(begun.defender) - 1, defenders, bonus, bonuses, odds: [], rounds, over: true, outcome };
}

export function goingOn(battle: Battle, log: readonly Entry[]): Shown {
  return { ...battle, rounds: latest(log, () => "")?.rounds ?? [], over: false, outcome: "" };
}

/** The battle that has ended just now. */
export function ended(news: readonly Entry[], log: readonly Entry[], after: CycladesView, sentence: (entry: Entry) => string): Shown | null {
  if (after.battle || !news.some((entry) => ENDS.has(entry.message))) return null;
  const battle = latest(log, sentence);
  return battle?.outcome ? battle : null;
}
