/** O15: what extra actions cost, and which of them each payment opens. */

import type { Payment } from "./offers";
import type { Action, Island } from "./view";

export const PAYMENTS: readonly Payment[] = ["hoplite", "orichalcum", "captured-creature"];

/** O15.3, O23.12: a Statue lowers the price of its resource from 2 to 1. */
export function extraPrice(island: Island, payment: Payment): number {
  return island.buildings.includes(`statues-${payment}`) ? 1 : 2;
}

export function inStock(island: Island, payment: Payment): number {
  if (payment === "hoplite") return island.hoplites;
  if (payment === "orichalcum") return island.orichalcum;
  return Object.values(island.captured).reduce((sum, count) => sum + count, 0);
}

/** O15.2: hoplites buy anything but recruiting, orichalcum anything but producing, captured creatures anything. */
export function opens(payment: Payment, action: Action): boolean {
  return !(payment === "hoplite" && action === "recruit") && !(payment === "orichalcum" && action === "produce");
}
