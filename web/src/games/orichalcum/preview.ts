/** What laying something would bring, before it is done. */

import { key, neighbours } from "./geometry";
import type { Option } from "./offers";
import { SLOTS, TITAN_AREA, TITAN_OF, isFree, titanLimit } from "./view";
import type { Island, OrichalcumView, Terrain, Titan } from "./view";

export type Gain =
  | { kind: "hoplites" | "orichalcum" | "points"; amount: number }
  | { kind: "titan"; titan: Titan; from: number | null; renewed: boolean; instead: Titan | null }
  | { kind: "creature"; creature: string }
  | { kind: "building"; building: string };

export function gainsOf(view: OrichalcumView, seat: number, option: Option): Gain[] {
  const island = view.islands[seat];
  if (!island) return [];
  switch (option.kind) {
    case "metropolis":
      return ports(island, option);
    case "tile":
      return [...ports(island, option), ...titans(view, seat, island, option), ...arrival(view, option)];
    case "temple":
      return [{ kind: "points", amount: 1 }];
    case "building":
      return built(view, option);
  }
}

function ports(island: Island, option: Option): Gain[] {
  let [hoplites, orichalcum] = [0, 0];
  for (const name of option.circles) {
    const port = island.circles[name]?.port;
    hoplites += port?.hoplites ?? 0;
    orichalcum += port?.orichalcum ?? 0;
  }
  const gains: Gain[] = [];
  if (hoplites) gains.push({ kind: "hoplites", amount: hoplites });
  if (orichalcum) gains.push({ kind: "orichalcum", amount: orichalcum });
  return gains;
}

function arrival(view: OrichalcumView, option: Option): Gain[] {
  const creature = view.in_hand.creature;
  return creature && option.terrains.includes("volcano") ? [{ kind: "creature", creature }] : [];
}

function built(view: OrichalcumView, option: Option): Gain[] {
  const gains: Gain[] = option.building ? [{ kind: "building", building: option.building }] : [];
  const slot = SLOTS.find((name) => name === option.source);
  const brings = { mine: "orichalcum", "training-camp": "hoplite" }[option.building ?? ""];
  const token = slot ? view.construction_board[slot]?.resource : brings;
  if (token) gains.push({ kind: token === "hoplite" ? "hoplites" : "orichalcum", amount: 1 });
  return gains;
}

/** O8.2: titans that the new circles attract. */
function titans(view: OrichalcumView, seat: number, island: Island, option: Option): Gain[] {
  return SLOTS.filter((terrain) => grows(island, option, terrain)).map((terrain): Gain => {
    const titan = TITAN_OF[terrain];
    const holder = view.titans[titan].holder;
    const full = island.titans.length >= titanLimit(island);
    const instead = holder !== seat && full && island.titans.length === 1 ? (island.titans[0] ?? null) : null;
    return { kind: "titan", titan, from: holder === seat ? null : holder, renewed: holder === seat, instead };
  });
}

/** Whether a new circle of this terrain belongs to an area that is large enough. */
function grows(island: Island, option: Option, terrain: Terrain): boolean {
  const ofTerrain = new Set<string>();
  for (const circle of Object.values(island.circles)) if (isFree(circle) && circle.terrain === terrain) ofTerrain.add(key(circle));
  const fresh = option.circles.filter((_, cell) => option.terrains[cell] === terrain).flatMap((name) => island.circles[name] ?? []);
  for (const circle of fresh) ofTerrain.add(key(circle));
  return fresh.some((start) => {
    const area = new Set([key(start)]);
    const open = [{ q: start.q, r: start.r }];
    for (let place = open.pop(); place; place = open.pop()) {
      for (const next of neighbours(place)) {
        if (!ofTerrain.has(key(next)) || area.has(key(next))) continue;
        area.add(key(next));
        open.push(next);
      }
    }
    return area.size >= TITAN_AREA;
  });
}
