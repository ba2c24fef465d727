/** Shapes by the names that views use. */

import type { Shape } from "../../figures/shape";
import { kindOf } from "../components";
import { ACTION_SHAPES, BUILDINGS, CREATURES, THINGS, TITAN_SHAPES } from "./shapes";

/** "siege-engines-3" and "statues-hoplite" share the picture of their kind and carry a sign of their own. */
export function buildingKind(building: string): { kind: string; sign: string } {
  for (const kind of ["siege-engines", "statues"]) {
    if (building.startsWith(`${kind}-`)) return { kind, sign: building.slice(kind.length + 1) };
  }
  return { kind: building, sign: "" };
}

export function shapeOf(name: string): Shape | undefined {
  const [set, what = ""] = name.split("/");
  switch (set) {
    case "creature":
      return CREATURES[kindOf(what)];
    case "building":
      return BUILDINGS[buildingKind(what).kind];
    case "titan":
      return TITAN_SHAPES[what];
    case "action":
      return ACTION_SHAPES[what];
    default:
      return THINGS[what];
  }
}
