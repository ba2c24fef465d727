/** The things of Orichalcum for the rules page. */

import type { Texts } from "../../lib/texts";
import type { Figures, Gallery, Section, Thing } from "../gallery";
import { actions, buildings, creatures, fewestPlayers, justBeaten, learn, SKULL, slotPrices, slots, terrains, tileOfEachSize, titanArea, titanOf, titans } from "./components";
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

/** Prices of a row, tiles of all sizes, what brings a titan and a temple, and a fight that is just won. */
function figures(components: Record<string, unknown>): Figures {
  learn(components);
  const [slot] = slots();
  const fight = justBeaten();
  return {
    "O5.1": slotPrices({ players: fewestPlayers() }).map((price) => `price/${price}`),
    "O6.1": tileOfEachSize().map((tile) => `tile/${tile.join("-")}`),
    "O8.2": slot ? [...Array<string>(titanArea()).fill(`terrain/${slot}`), "→", `titan/${titanOf(slot)}`] : [],
    "O13.5": fight ? [`creature/${fight.creature}`, "≤", `die/${fight.numbers[0]}`, "+", `die/${fight.numbers[1]}`, "|", `die/${SKULL}`] : [],
    "O14.3": [`rhombus/${slots().join("-")}`, "→", "thing/temple"],
  };
}

export default { Picture, sections, figures, mood: "orichalcum" } satisfies Gallery;
