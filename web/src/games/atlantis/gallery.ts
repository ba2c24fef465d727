/** The things of Atlantis for the rules page. */

import type { Texts } from "../../lib/texts";
import type { Figures, Gallery, Section, Thing } from "../gallery";
import type { BuildMove, Components, God } from "./components";
import { ABILITY_RULES, ACTIONS, ACTION_RULES } from "./offers";
import Picture from "./Picture.svelte";
import { COLOURS } from "./view";

/** The four temples that a god wants, by region, as pictures. */
function wishes(god: God): string[] {
  return [1, 2, 3, 4].flatMap((region) => [String(region), `temple/${god[`region_${region}`]!.join("-")}`]);
}

/** A building move as pictures: what it makes of the tiles it takes off, or of a stack that it is added to. */
function shown({ remove, add }: BuildMove): string[] {
  const [before, after] = remove.length ? [remove, [add]] : [["II"], ["II", add]];
  return [`temple/${before.join("-")}`, "→", `temple/${after.join("-")}`];
}

function sections(texts: Texts, file: Record<string, unknown>): Section[] {
  const { gods, build_moves } = file as unknown as Components;
  const section = (title: string, things: Thing[]): Section => ({ title: texts.text(`gallery-${title}`), things });
  return [
    section("actions", ACTIONS.map((one) => ({ id: `action/${one}`, name: texts.text(`action-${one}`), text: texts.text(`about-${one}`), rule: ACTION_RULES[one] }))),
    section("abilities", Object.entries(ABILITY_RULES).map(([one, rule]) => ({ id: `ability/${one}`, name: texts.name("ability", one), text: texts.text(`effect-${one}`), rule }))),
    section("cards", [
      ...COLOURS.map((one) => ({ id: `card/${one}`, name: texts.name("colour", one), text: texts.text("gallery-card"), rule: "I3.5" })),
      { id: "card/back", name: texts.text("gallery-deck"), text: texts.text("effect-deck"), rule: "I13.3" },
    ]),
    section("gods", gods.map((god) => ({ id: `god/${god.id}`, name: texts.name("god", god.id), text: "", line: wishes(god), rule: "I2.3" }))),
    section("moves", build_moves.map((move) => ({ id: shown(move).at(-1)!, name: texts.name("move", move.id.toLowerCase()), line: shown(move), text: texts.text("gallery-move"), rule: "I8.3" }))),
    section("things", [
      { id: "sign/presence", name: texts.text("gallery-presence"), text: texts.text("effect-presence"), rule: "I1.7" },
      { id: "sign/helper", name: texts.text("gallery-helper"), text: texts.text("effect-helper"), rule: "I12.1" },
      { id: "sign/follower", name: texts.text("page-followers"), text: texts.text("effect-followers"), rule: "I14.1" },
    ]),
  ];
}

/** A god's wishes, the colours of cards, and how temples grow tile by tile. */
function figures(file: Record<string, unknown>): Figures {
  const { gods, build_moves } = file as unknown as Components;
  return {
    "I2.3": gods.slice(0, 1).flatMap(wishes),
    "I3.6": [...COLOURS.map((one) => `card/${one}`), "card/back"],
    "I8.3": build_moves.filter(({ remove }) => remove.length < 2).flatMap((move, i) => [...(i ? ["|"] : []), ...shown(move)]),
  };
}

export default { Picture, sections, figures, mood: "atlantis" } satisfies Gallery;
