/** Effects as the component file has them: as rows of symbols, and in words. */

import type { Texts } from "../../lib/texts";

type Amounts = Record<string, unknown>;

export interface Op extends Amounts {
  op: string;
  n?: number;
  then?: Op[];
  options?: Op[][];
  cost?: Record<string, number> | string[];
  icons?: string[];
  kind?: string;
  discount?: number;
  token?: string;
  resource?: string;
}

const RESOURCES = ["coin", "compass", "tablet", "arrowhead", "jewel"];

/** Operations that are shown by one sign. */
const SIGNS: Record<string, string> = {
  draw: "draw",
  draw_and_keep: "draw",
  may_exile: "exile",
  exile_row_item: "exile",
  may_upgrade: "upgrade",
  may_refresh: "refresh",
  fear: "fear",
  may_send: "archaeologist",
  relocate: "archaeologist",
  recall: "archaeologist",
  activate: "site",
  activate_stack_top: "site",
  may_overcome: "guardian",
  move_guardian: "guardian",
  use_supply_assistant: "assistant",
  exchange_assistant: "assistant",
  recruit: "assistant",
  upgrade_assistant: "assistant",
  rescue_assistant: "assistant",
  unslot_idol: "idol",
  must_discard: "card",
};

/** "2/coin" for two coins. */
export function amounts(of: Amounts): string[] {
  return RESOURCES.filter((name) => Number(of[name])).map((name) => `${of[name] as number}/${name}`);
}

export const icons = (list: readonly string[]): string[] => list.map((name) => `1/${name}`);

const cost = (of: Op["cost"]): string[] => (Array.isArray(of) ? icons(of) : amounts(of ?? {}));

/** An effect as pictures, with signs between them: "→" pays for, "/" is a choice. What has no picture is left out. */
export function signs(effect: readonly Op[]): string[] {
  return effect.flatMap((op): string[] => {
    switch (op.op) {
      case "gain":
        return amounts(op);
      case "travel":
        return icons(op.icons ?? []);
      case "may_pay":
      case "may_pay_travel":
        return [...cost(op.cost), "→", ...signs(op.then ?? [])];
      case "may_discard":
        return [`${op.n ?? 1}/card`, "→", ...signs(op.then ?? [])];
      case "choose":
        return (op.options ?? []).flatMap((option, i) => (i ? ["/", ...signs(option)] : signs(option)));
      case "may_buy":
        return [`-${op.discount}/${op.kind === "any" ? "card" : op.kind}`];
      case "may_gain_card":
        return [`1/${op.kind === "any" ? "card" : op.kind}`];
      case "may_research":
        return [`1/${op.token === "notebook" ? "notebook" : "glass"}`];
      case "gain_per":
        return [`1/${op.resource}`, "×"];
      default:
        return SIGNS[op.op] ? [`${op.n ?? 1}/${SIGNS[op.op]}`] : [];
    }
  });
}

/** An effect as a sentence in the reader's language. */
export function sentence(effect: readonly Op[], texts: Texts): string {
  const text = phrases(effect, texts);
  return text && `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

function phrases(effect: readonly Op[], texts: Texts): string {
  return effect.map((op) => phrase(op, texts)).filter(Boolean).join("; ");
}

/** Amounts and travel icons in words. */
export const named = (of: Amounts, texts: Texts) => RESOURCES.filter((name) => Number(of[name])).map((name) => texts.text(`amount-${name}`, { n: Number(of[name]) })).join(", ");
export const travel = (list: readonly string[], texts: Texts) => list.map((name) => texts.name("icon", name)).join(", ");

/** What is counted for each gain. */
const COUNTS: Record<string, string> = {
  guardians_at_sites_you_occupy_plus_guardians_overcome: "guardians",
  idols_owned_including_slotted: "idols",
  own_archaeologists_on_sites: "archaeologists",
};

/** Operations without anything to fill in. */
const FIXED: Record<string, string> = {
  may_exile: "exile",
  exile_self: "exile-self",
  may_upgrade: "upgrade",
  fear: "fear",
  must_discard: "must-discard",
  exile_row_item: "row-exile",
  recall: "recall",
  planes_this_round: "planes",
  no_guardian_fear_this_round: "fearless",
  move_guardian: "move-guardian",
  exchange_assistant: "exchange",
  unslot_idol: "unslot",
  pass: "pass",
};

function phrase(op: Op, texts: Texts): string {
  const say = (id: string, values: Record<string, string | number> = {}) => texts.text(`op-${id}`, values);
  const then = () => phrases(op.then ?? [], texts);
  const from = String(op.from ?? "top");
  const levels = (op.levels ?? op.to_levels ?? []) as number[];
  switch (op.op) {
    case "gain":
      return named(op, texts);
    case "gain_per":
      return say("per", { gain: named({ [op.resource ?? ""]: 1 }, texts), count: COUNTS[String(op.count)] ?? "" });
    case "draw":
      return say("draw", { n: op.n ?? 1, from });
    case "draw_and_keep":
      return say("draw-keep", { max: Number(op.max), from, back: Number(op.return_to_top_max) });
    case "may_refresh":
      return say("refresh", { n: op.n ?? 1 });
    case "travel":
      return travel(op.icons ?? [], texts);
    case "may_pay":
    case "may_pay_travel":
      return say("pay", { cost: Array.isArray(op.cost) ? travel(op.cost, texts) : named(op.cost ?? {}, texts), then: then() });
    case "may_discard":
      return say("discard", { then: then() });
    case "choose":
      return say("choose", { n: op.n ?? 1, options: (op.options ?? []).map((option) => phrases(option, texts)).join(" / ") });
    case "may_send":
      return op.travel_free ? say("send-camp") : say("send", { travel: travel(op.travel_discount as string[], texts), compass: Number(op.compass_discount) });
    case "may_research": {
      const less = (op.discount_options as Amounts[] | undefined) ?? [op.discount as unknown as Amounts];
      return op.free ? say("research-notebook") : say("research-less", { less: less.map((one) => named(one, texts)).join(" / ") });
    }
    case "may_buy":
      return say("buy", { kind: op.kind ?? "any", n: op.discount ?? 0, deck: op.include_deck_top ? 1 : 0 });
    case "may_gain_card":
      return say("gain-card", { to: String(op.to).replace("_", "-") });
    case "may_overcome":
      return say("overcome", { where: op.where === "own_site" ? "own" : "alone" });
    case "activate":
      return say("activate", { how: op.own ? "own" : op.unoccupied ? "empty" : op.n === 2 ? "two" : levels[0] === 1 ? "level" : "camp" });
    case "activate_stack_top":
      return say("stack", { level: Number(op.level) });
    case "relocate":
      return say("relocate", { far: levels.length - 1 });
    case "use_supply_assistant":
      return say("borrow", { side: String(op.side) });
    default:
      return FIXED[op.op] ? say(FIXED[op.op]!) : "";
  }
}
