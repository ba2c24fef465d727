/** What Cyclades draws for the values of its views and words. */

import type { Drawing, Icons, Shape } from "../../figures/shape";
import { CREATURES } from "./creatures";
import { BUILDINGS, MARKS, THINGS } from "./shapes";

const ALL: Record<string, Shape> = { ...CREATURES, ...THINGS, ...BUILDINGS, ...MARKS };

/** Fields and verbs that are about a thing under another name. */
const ALSO: Record<string, string> = {
  fleets: "fleet",
  troops: "troop",
  priests: "priest",
  philosophers: "philosopher",
  metropolises: "metropolis",
  income: "trade",
  discounts: "temple",
  discount: "temple",
  sail: "fleet",
  "sell-fleet": "fleet",
  fetch: "fleet",
  march: "troop",
  "sell-troop": "troop",
  "sell-priest": "priest",
  "sell-philosopher": "philosopher",
  bid: "offering",
  gods: "offering",
};

const icon: Icons = (_kind, name): Drawing | undefined => {
  const shape = ALL[ALSO[name] ?? name];
  return shape && { shape, tone: name === "gold" || name === "bid" ? "var(--gold)" : undefined };
};
export default icon;
