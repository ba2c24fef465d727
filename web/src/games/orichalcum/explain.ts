/** Every thing on the table in words: name, what it does, and the rule that says so. */

import type { Explanation } from "../../lib/tips.svelte";
import type { Texts } from "../../lib/texts";
import { kindOf, strengthOf } from "./components";
import { buildingKind } from "./icons/names";
import { cardParts, hydraTitan } from "./view";
import type { Action, Circle, Slot, Terrain, Titan } from "./view";

const GAME = "orichalcum";

const BUILDING_RULES: Record<string, string> = {
  "training-camp": "O19.2",
  mine: "O19.3",
  hospital: "O19.4",
  oratory: "O19.5",
  "siege-engines": "O19.6",
  arch: "O19.7",
  "protection-crystal": "O19.8",
  "architect-practice": "O19.9",
  forge: "O19.10",
  statues: "O19.11",
};

const ACTION_RULES: Record<Action, string> = { produce: "O11", recruit: "O12", capture: "O13", construct: "O14" };

export function aboutBuilding(texts: Texts, building: string): Explanation {
  const { kind, sign } = buildingKind(building);
  const of = sign && Number.isNaN(Number(sign)) ? texts.name("resource", sign) : sign;
  return { name: texts.name("building", building), text: texts.text(`about-${kind}`, { of }), rule: BUILDING_RULES[kind], game: GAME };
}

export function aboutCreature(texts: Texts, creature: string): Explanation {
  const kind = kindOf(creature);
  const titan = hydraTitan(creature);
  const strength = strengthOf(creature);
  return {
    name: `${texts.name("kind", kind)} (${strength})`,
    text: texts.text(`about-${kind}`, { titan: titan ? texts.name("titan", titan) : "", strength }),
    rule: { minotaur: "O20.1", hydra: "O20.2" }[kind] ?? "O20.3",
    game: GAME,
  };
}

export function aboutTitan(texts: Texts, titan: Titan): Explanation {
  return { name: texts.name("titan", titan), text: texts.text(`about-${titan}`), rule: "O8.10", game: GAME };
}

export function aboutTerrain(texts: Texts, terrain: Terrain): Explanation {
  const volcano = terrain === "volcano";
  return { name: texts.name("terrain", terrain), text: texts.text(`about-${terrain}`), rule: volcano ? "O1.4" : "O8.2", game: GAME };
}

export function aboutAction(texts: Texts, action: Action): Explanation {
  return { name: texts.name("action", action), text: texts.text(`about-${action}`), rule: ACTION_RULES[action], game: GAME };
}

export function aboutCard(texts: Texts, card: string): Explanation {
  return { ...aboutAction(texts, cardParts(card).action), name: texts.name("card", card) };
}

export function aboutSlot(texts: Texts, slot: Slot): Explanation {
  return { name: texts.name("source", slot), text: texts.text("about-slot", { terrain: texts.name("terrain", slot) }), rule: "O14.1", game: GAME };
}

/** Things that are there only once: "temple", "medallion", "metropolis", "hoplites", ... */
export function aboutThing(texts: Texts, thing: string, rule: string): Explanation {
  return { name: texts.text(`thing-${thing}`), text: texts.text(`about-${thing}`), rule, game: GAME };
}

export function aboutCircle(texts: Texts, circle: Circle | undefined): Explanation | null {
  if (!circle) return null;
  if (circle.creature) return aboutCreature(texts, circle.creature);
  if (circle.temple) return aboutThing(texts, "temple", "O14.3");
  if (circle.building) return aboutBuilding(texts, circle.building);
  if (circle.metropolis) return aboutThing(texts, "metropolis", "O4.3");
  if (circle.terrain) return aboutTerrain(texts, circle.terrain);
  if (circle.port) return aboutThing(texts, "port", "O7.2");
  return null;
}
