/** What Arnak draws for a thing on its own. */

import type { Drawing, Icons, Shape } from "../../figures/shape";
import { portrait } from "../assistants";
import { MOTIFS } from "../motifs";
import { vignette } from "../vignettes";
import { RESOURCES, THINGS, TRAVEL } from "./shapes";

const ALL: Record<string, Shape> = { ...THINGS, ...TRAVEL, ...RESOURCES };

export const TONES: Record<string, string> = {
  coin: "var(--r-coin)",
  compass: "var(--r-compass)",
  tablet: "var(--r-tablet)",
  arrowhead: "var(--r-arrowhead)",
  jewel: "var(--r-jewel)",
  boot: "var(--r-leather)",
  car: "var(--r-leather)",
  ship: "var(--r-stamp)",
  plane: "var(--r-stamp)",
  idol: "var(--r-coin)",
  guardian: "var(--r-stamp)",
  fear: "var(--r-arrowhead)",
  item: "var(--r-leather)",
  artifact: "var(--r-compass)",
  notebook: "var(--r-leather)",
  staff: "var(--r-coin)",
  bonus: "var(--r-coin)",
  archaeologist: "var(--r-stamp)",
};

/** The faces of their own that guardians, assistants and cards have, in one ink each. */
const FACES: Record<string, (name: string) => Shape | undefined> = {
  guardian: (name) => MOTIFS[name],
  assistant: portrait,
  card: (name) => MOTIFS[vignette(name).motif],
};

const icon: Icons = (kind, name): Drawing | undefined => {
  const face = FACES[kind]?.(name);
  if (face) return { shape: face, tone: "var(--r-coin)" };
  const shape = ALL[name];
  return shape && { shape, tone: TONES[name] };
};
export default icon;
