/** What a seat sees of Orichalcum, and what is easily read from it. */

import { rhombusOrder } from "./geometry";
import type { Place } from "./geometry";
import type { Action, Circle, Island, OrichalcumView, Titan } from "./view.gen";

export * from "./view.gen";

/** The titan that a hydra brings. */
export function hydraTitan(creature: string): Titan | null {
  return (creature.split("-")[1] as Titan | undefined) ?? null;
}

export function cardParts(card: string): { action: Action; size: number } {
  const [action, size] = card.split("-");
  return { action: action as Action, size: Number(size) };
}

/** Whose island is shown large: the own one, for a spectator that of whoever decides, at the end the winner's. */
export function shownSeat(view: OrichalcumView): number {
  return view.seat ?? view.deciding ?? Math.max(0, view.ranking.indexOf(1));
}

/** The creatures that live on an island, by circle. */
export function lairs(island: Island): { name: string; creature: string; hoplites: number; room: number }[] {
  return Object.entries(island.circles)
    .filter(([, circle]) => circle.creature)
    .map(([name, circle]) => ({ name, creature: circle.creature ?? "", hoplites: circle.hoplites ?? 0, room: circle.room ?? 0 }));
}

/** Temples by the circle that names them, each as its four places in the order of the outline. */
export function templesOf(circles: Record<string, Circle>): { name: string; places: Place[] }[] {
  const found = new Map<string, Place[]>();
  for (const circle of Object.values(circles)) {
    if (circle.temple) found.set(circle.temple, [...(found.get(circle.temple) ?? []), circle]);
  }
  return [...found].map(([name, places]) => ({ name, places: rhombusOrder(places) }));
}
