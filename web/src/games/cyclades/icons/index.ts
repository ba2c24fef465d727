/** What Cyclades draws for a thing on its own. */

import type { Drawing, Icons, Shape } from "../../figures/shape";
import { CREATURES } from "./creatures";
import { BUILDINGS, MARKS, THINGS } from "./shapes";

const ALL: Record<string, Shape> = { ...CREATURES, ...THINGS, ...BUILDINGS, ...MARKS };

const icon: Icons = (_kind, name): Drawing | undefined => {
  const shape = ALL[name];
  return shape && { shape, tone: name === "gold" ? "var(--gold)" : undefined };
};
export default icon;
