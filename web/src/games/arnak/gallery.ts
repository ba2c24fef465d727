/** The things of Arnak for the rules page. */

import type { Texts } from "../../lib/texts";
import type { Gallery, Section, Thing } from "../gallery";
import { amounts, icons, named, signs, type Op } from "./effects";
import Picture from "./Picture.svelte";
import { ICONS, RESOURCES } from "./view.gen";

interface Guardian {
  id: string;
  cost_resources: Record<string, number>;
  cost_travel: string[];
  cost_discard: number;
  boon_travel?: string[];
  effect?: Op[];
}

interface Assistant {
  id: string;
  silver: Op[];
  gold: Op[];
}

interface Card {
  id: string;
  cost_coin?: number;
  cost_compass?: number;
  travel: string[];
  effect?: Op[];
  modes?: { steps: Op[] }[];
}

const PEOPLE: Record<string, string> = {
  archaeologist: "A7.2",
  camp: "A2.4",
  site: "A8.2",
  guardian: "A9.2",
  idol: "A10.1",
  assistant: "A14.2",
  glass: "A13.1",
  notebook: "A13.1",
  temple: "A13.5",
  bonus: "A13.4",
};
const CARDS: Record<string, string> = { item: "A11.2", artifact: "A11.3", fear: "A5.6", deck: "A3.1", staff: "A11.1" };
const SIGNS: Record<string, string> = { lightning: "A4.3", exile: "A5.5", draw: "A5.4", upgrade: "A5.3", refresh: "A5.7" };

function guardian(texts: Texts, one: Guardian): Thing {
  const id = one.id.replace("_", "-");
  const price = [...amounts(one.cost_resources), ...icons(one.cost_travel), ...(one.cost_discard ? [`${one.cost_discard}/card`] : [])];
  const boon = one.boon_travel ? icons(one.boon_travel) : signs(one.effect ?? []);
  return { id: `guardian/${id}`, name: texts.name("guardian", id), text: texts.text(`about-guardian-${id}`), line: [...price, "→", ...boon], rule: "A9.3" };
}

function assistant(texts: Texts, one: Assistant): Thing {
  const of = one.id.replace("_", "-");
  return { id: `assistant/${of}`, name: texts.name("assistant", of), text: texts.text(`about-assistant-${of}`), line: [...signs(one.silver), "|", ...signs(one.gold)], rule: "A14.2" };
}

/** Price, travel and effect, as pictures and in words. */
function card(texts: Texts, one: Card, rule: string): Thing {
  const effect = one.modes ? one.modes.flatMap((mode, i) => (i ? ["/", ...signs(mode.steps)] : signs(mode.steps))) : signs(one.effect ?? []);
  const price = { coin: one.cost_coin, compass: one.cost_compass };
  const line = [...amounts(price), ...(one.cost_coin || one.cost_compass ? ["|"] : []), ...icons(one.travel), "|", ...effect];
  const of = one.id.replaceAll("_", "-");
  const text = [named(price, texts), texts.text(`about-card-${of}`)].filter(Boolean).join(" · ");
  return { id: `card/${of}`, name: texts.name("card", of), text, line, rule };
}

function sections(texts: Texts, components: Record<string, unknown>): Section[] {
  const section = (title: string, things: Thing[]): Section => ({ title: texts.text(`gallery-${title}`), things });
  const listed = (things: Record<string, string>) =>
    Object.entries(things).map(([one, rule]) => ({ id: `thing/${one}`, name: texts.text(`thing-${one}`), text: texts.text(`about-${one}`), rule }));
  return [
    section("resources", RESOURCES.map((one) => ({ id: `resource/${one}`, name: texts.name("resource", one), text: texts.text(`about-${one}`), rule: "A1.4" }))),
    section("travel", ICONS.map((one) => ({ id: `travel/${one}`, name: texts.name("icon", one), text: texts.text(`about-${one}`), rule: "A6.2" }))),
    section("people", listed(PEOPLE)),
    section("cards", [...listed(CARDS), ...((components.basic_card ?? []) as Card[]).filter(({ id }) => id !== "fear").map((one) => card(texts, one, "A2.8"))]),
    section("signs", listed(SIGNS)),
    section("items", ((components.item ?? []) as Card[]).map((one) => card(texts, one, "A11.2"))),
    section("artifacts", ((components.artifact ?? []) as Card[]).map((one) => card(texts, one, "A11.3"))),
    section("guardians", ((components.guardian ?? []) as Guardian[]).map((one) => guardian(texts, one))),
    section("assistants", ((components.assistant ?? []) as Assistant[]).map((one) => assistant(texts, one))),
  ];
}

export default {
  Picture,
  sections,
  figures: {
    "A6.2": ["travel/plane", ">", "travel/car", "/", "travel/ship", ">", "travel/boot"],
    "A8.2": ["resource/compass", "→", "thing/idol", "thing/site", "→", "thing/guardian"],
    "A13.3": ["thing/glass", ">", "thing/notebook"],
  },
  mood: "arnak",
} satisfies Gallery;
