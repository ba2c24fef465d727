/** Every thing on the table in words: name, what it does, and the rule that says so. */

import type { Explanation } from "../../lib/tips.svelte";
import { GAME, type Desk } from "./desk.svelte";
import { BUILDING_RULES, GOD_RULES, THING_RULES } from "./rules";

export function explain(name: string, text: string | undefined, rule: string): Explanation {
  return { name, text, rule, game: GAME };
}

export function aboutGod(desk: Desk, god: string): Explanation {
  return explain(desk.name("god", god), desk.text(`about-${god}`), GOD_RULES[god]!);
}

export function aboutBuilding(desk: Desk, building: string): Explanation {
  return explain(desk.building(building), desk.text(`about-${building}`), BUILDING_RULES[building]!);
}

export function aboutThing(desk: Desk, thing: string, more = ""): Explanation {
  return explain(desk.text(`thing-${thing}`), [desk.text(`about-${thing}`), more].filter(Boolean).join(" "), THING_RULES[thing]!);
}

/** C18: the rules of the powers come in the order of the cards. */
export function aboutCreature(desk: Desk, creature: string, more = ""): Explanation {
  const number = desk.components.creature.findIndex((one) => one.id === creature) + 1;
  return explain(desk.name("creature", creature), [desk.text(`about-${creature}`), more].filter(Boolean).join(" "), `C18.${number}`);
}

/** Something of the table itself, such as the turn track: "page-NAME" and "page-about-NAME". */
export function aboutTable(desk: Desk, name: string, rule: string): Explanation {
  return explain(desk.text(`page-${name}`), desk.text(`page-about-${name}`), rule);
}
