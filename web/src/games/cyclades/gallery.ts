/** The things of Cyclades for the rules page. */

import type { Texts } from "../../lib/texts";
import type { Gallery, Section } from "../gallery";
import { BUILDINGS, type Components } from "./components";
import { CREATURES } from "./icons/creatures";
import { BUILDINGS as SHAPES, MARKS } from "./icons/shapes";
import Picture from "./Picture.svelte";
import { BUILDING_RULES, GOD_RULES, THING_RULES } from "./rules";

function sections(texts: Texts): Section[] {
  const about = (id: string, name: string, rule: string) => ({ id, name, text: texts.text(`about-${id.split("/")[1]}`), rule });
  const building = (name: string) => (name === "metropolis" ? texts.text("table-sign-metropolis") : texts.name("building", name));
  return [
    { title: texts.text("gallery-gods"), things: Object.keys(MARKS).map((god) => about(`god/${god}`, texts.name("god", god), GOD_RULES[god]!)) },
    { title: texts.text("gallery-buildings"), things: Object.keys(SHAPES).map((one) => about(`building/${one}`, building(one), BUILDING_RULES[one]!)) },
    { title: texts.text("gallery-pieces"), things: Object.entries(THING_RULES).map(([one, rule]) => about(`thing/${one}`, texts.text(`thing-${one}`), rule)) },
    { title: texts.text("gallery-creatures"), things: Object.keys(CREATURES).map((one, i) => about(`creature/${one}`, texts.name("creature", one), `C18.${i + 1}`)) },
  ];
}

export default {
  Picture,
  sections,
  figures: (components) => ({
    "C6.1": ["thing/prosperity", "+", "thing/trade", "→", "thing/gold"],
    "C13.2": ["thing/troop", "→", "thing/fleet", "thing/fleet", "→", "thing/troop"],
    "C12.1": [...BUILDINGS(components as unknown as Components).flatMap((kind, i) => [...(i ? ["+"] : []), `building/${kind}`]), "→", "building/metropolis"],
  }),
  mood: "cyclades",
} satisfies Gallery;
