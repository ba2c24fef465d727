/** The things of Orichalcum for the rules page. */

import type { Texts } from "../../lib/texts";
import type { Gallery, Section, Thing } from "../gallery";
import { actions, buildings, creatures, learn, terrains, titans } from "./components";
import { aboutAction, aboutBuilding, aboutCreature, aboutTerrain, aboutThing, aboutTitan } from "./explain";
import type { Explanation } from "../../lib/tips.svelte";
import Picture from "./Picture.svelte";

/** Things that are there only once, with their pictures and rules. */
const THINGS: [name: string, picture: string, rule: string][] = [
  ["metropolis", "thing/metropolis", "O4.3"],
  ["temple", "thing/temple", "O14.3"],
  ["medallion", "thing/medallion", "O14.4"],
  ["hoplites", "thing/hoplite", "O12"],
  ["orichalcum", "thing/orichalcum", "O11"],
  ["marker", "thing/marker", "O17.4"],
];

const thing = (id: string, about: Explanation): Thing => ({ id, name: about.name, text: about.text ?? "", rule: about.rule ?? "" });

function sections(texts: Texts, components: Record<string, unknown>): Section[] {
  learn(components);
  const section = (title: string, things: Thing[]): Section => ({ title: texts.text(`gallery-${title}`), things });
  return [
    section("actions", actions().map((one) => thing(`action/${one}`, aboutAction(texts, one)))),
    section("terrains", terrains().map((one) => thing(`terrain/${one}`, aboutTerrain(texts, one)))),
    section("titans", titans().map((one) => thing(`titan/${one}`, aboutTitan(texts, one)))),
    section("creatures", creatures().map((one) => ({ ...thing(`creature/${one}`, aboutCreature(texts, one)), name: texts.name("creature", one) }))),
    section("buildings", buildings().map((one) => thing(`building/${one}`, aboutBuilding(texts, one)))),
    section("things", THINGS.map(([name, picture, rule]) => thing(picture, aboutThing(texts, name, rule)))),
  ];
}

export default {
  Picture,
  sections,
  figures: {
    "O5.1": ["price/0", "price/0", "price/1", "price/1", "price/2"],
    "O6.1": ["tile/forest", "tile/lagoon-desert", "tile/volcano-mountain-forest"],
    "O13.5": ["creature/gorgon", "<", "die/5", "+", "die/3", "|", "die/0"],
    "O14.3": ["rhombus/mountain-lagoon-desert-forest", "→", "thing/temple"],
    "O8.2": ["tile/mountain-mountain-mountain", "→", "titan/hyperion"],
  },
  mood: "orichalcum",
} satisfies Gallery;
