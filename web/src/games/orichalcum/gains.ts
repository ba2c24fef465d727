/** What a word would bring: the difference between what is seen now and what the engine says would be seen then. */

import type { Preview } from "../../lib/play";
import { titans } from "./components";
import type { OrichalcumView, Titan } from "./view";

export type Gain =
  | { kind: "hoplites" | "orichalcum" | "points"; amount: number }
  | { kind: "titan"; titan: Titan; from: number | null; renewed: boolean; instead: Titan | null }
  | { kind: "creature"; creature: string }
  | { kind: "building"; building: string };

/** Null until the engine has answered. */
export function gainsOf(now: OrichalcumView, seat: number, preview: Preview | undefined): Gain[] | null {
  if (!preview) return null;
  const then = preview.view as OrichalcumView | null;
  const [before, after] = [now.islands[seat], then?.islands[seat]];
  if (!then || !before || !after) return [];
  const counted: Gain[] = [
    { kind: "hoplites", amount: after.hoplites - before.hoplites },
    { kind: "orichalcum", amount: after.orichalcum - before.orichalcum },
    { kind: "points", amount: after.points - before.points },
  ];
  const laid: Gain[] = Object.entries(after.circles).flatMap(([name, { creature, building }]): Gain[] => {
    const here = before.circles[name];
    if (building && !here?.building) return [{ kind: "building", building }];
    return creature && !here?.creature ? [{ kind: "creature", creature }] : [];
  });
  return [...counted.filter((gain) => "amount" in gain && gain.amount !== 0), ...comingTitans(now, then, seat), ...laid];
}

/** The gain of one kind in a list, 0 for none. */
export function amountOf(gains: Gain[] | null, kind: "hoplites" | "orichalcum"): number {
  return gains?.reduce((sum, gain) => (gain.kind === kind ? sum + gain.amount : sum), 0) ?? 0;
}

/** The titans that the seat has then or could still take, and those that wake up again. */
function comingTitans(now: OrichalcumView, then: OrichalcumView, seat: number): Gain[] {
  const given = titans().find((titan) => now.titans[titan].holder === seat && then.titans[titan].holder !== seat) ?? null;
  return titans().flatMap((titan): Gain[] => {
    const { holder, active } = now.titans[titan];
    const comes = then.titans[titan].holder === seat && holder !== seat;
    const pending = then.attracted.includes(titan);
    const wakes = holder === seat && !active && then.titans[titan].holder === seat && (then.titans[titan].active || pending);
    if (!comes && !wakes && (holder === seat || !pending)) return [];
    return [{ kind: "titan", titan, from: wakes ? null : holder, renewed: wakes, instead: comes ? given : null }];
  });
}
