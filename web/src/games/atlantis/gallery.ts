/** The things of Atlantis for the rules page. */

import type { Texts } from "../../lib/texts";
import type { Gallery, Section, Thing } from "../gallery";
import { ABILITY_RULES, ACTIONS, ACTION_RULES } from "./offers";
import Picture from "./Picture.svelte";
import { COLOURS } from "./view";

const GODS = ["zeus", "hera", "nammu", "ares", "poseidon", "ra"];
const MOVES: Record<string, string[]> = {
  a: ["temple/II", "→", "temple/II-I"],
  r1: ["temple/I", "→", "temple/II"],
  r2: ["temple/II", "→", "temple/III"],
  r3: ["temple/I-I", "→", "temple/III"],
};

type God = { id: string } & Record<`region_${number}`, string[]>;

/** The four temples that a god wants, by region, as pictures. */
function wishes(god: string, components: Record<string, unknown>): string[] {
  const card = ((components.gods ?? []) as God[]).find(({ id }) => id === god);
  return card ? [1, 2, 3, 4].flatMap((region) => [String(region), `temple/${card[`region_${region}`]!.join("-")}`]) : [];
}

function sections(texts: Texts, components: Record<string, unknown>): Section[] {
  const section = (title: string, things: Thing[]): Section => ({ title: texts.text(`gallery-${title}`), things });
  return [
    section("actions", ACTIONS.map((one) => ({ id: `action/${one}`, name: texts.text(`action-${one}`), text: texts.text(`about-${one}`), rule: ACTION_RULES[one] }))),
    section("abilities", Object.entries(ABILITY_RULES).map(([one, rule]) => ({ id: `ability/${one}`, name: texts.name("ability", one), text: texts.text(`effect-${one}`), rule }))),
    section("cards", [
      ...COLOURS.map((one) => ({ id: `card/${one}`, name: texts.name("colour", one), text: texts.text("gallery-card"), rule: "I3.5" })),
      { id: "card/back", name: texts.text("gallery-deck"), text: texts.text("effect-deck"), rule: "I13.3" },
    ]),
    section("gods", GODS.map((one) => ({ id: `god/${one}`, name: texts.name("god", one), text: "", line: wishes(one, components), rule: "I2.3" }))),
    section("moves", Object.entries(MOVES).map(([move, line]) => ({ id: line.at(-1)!, name: texts.name("move", move), line, text: texts.text("gallery-move"), rule: "I8.3" }))),
    section("things", [
      { id: "sign/presence", name: texts.text("gallery-presence"), text: texts.text("effect-presence"), rule: "I1.7" },
      { id: "sign/helper", name: texts.text("gallery-helper"), text: texts.text("effect-helper"), rule: "I12.1" },
      { id: "sign/follower", name: texts.text("page-followers"), text: texts.text("effect-followers"), rule: "I14.1" },
    ]),
  ];
}

export default {
  Picture,
  sections,
  figures: {
    "I2.3": ["temple/III-I", "temple/II", "temple/III-II", "temple/I"],
    "I3.6": ["card/brown", "card/green", "card/blue", "card/purple", "card/back"],
    "I8.3": ["temple/I", "→", "temple/II", "→", "temple/III", "|", "temple/III", "→", "temple/III-I"],
  },
  mood: "atlantis",
} satisfies Gallery;
