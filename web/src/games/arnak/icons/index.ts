/** What Arnak draws for the values of its views and words. */

import type { Drawing, Icons, Shape } from "../../figures/shape";
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

/** Fields, verbs and values that are about a thing under another name. */
const ALSO: Record<string, string> = {
  coins: "coin",
  hand: "card",
  hand_size: "card",
  cards: "card",
  play_area: "card",
  idols: "idol",
  slots: "idol",
  slot: "idol",
  guardians: "guardian",
  boons: "guardian",
  boon: "guardian",
  guide: "guardian",
  team: "assistant",
  assistants: "assistant",
  use: "assistant",
  escort: "assistant",
  recruit: "assistant",
  archaeologists: "archaeologist",
  dig: "archaeologist",
  discover: "site",
  sites: "site",
  overcome: "guardian",
  magnifying_glass: "glass",
  magnifying: "glass",
  research: "glass",
  moon_staff: "staff",
  temple_tiles: "temple",
  bonuses: "bonus",
  exile_played: "exile",
  "exile-played": "exile",
  "exile-tile": "exile",
  promote: "upgrade",
  pilot: "plane",
  fear_tiles: "fear",
  row: "item",
  items: "item",
  artifacts: "artifact",
};

/** "camp-2a" is where compasses are dug up, "site-1-4" and "r2c1" are sites; a guardian or an assistant is one of many. */
function kindOf(name: string): string {
  const camp = /^camp-(\d)/.exec(name)?.[1];
  if (camp) return Object.keys(RESOURCES)[Number(camp) - 1] ?? "camp";
  if (/^(site-\d|r\dc\d)/.test(name)) return "site";
  return /^(guardian|assistant)-\d+$/.exec(name)?.[1] ?? ALSO[name] ?? name;
}

const icon: Icons = (_kind, name): Drawing | undefined => {
  const kind = kindOf(name);
  const shape = ALL[kind];
  return shape && { shape, tone: TONES[kind] };
};
export default icon;
