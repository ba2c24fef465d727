/** Effects as the component file has them, as rows of symbols. */

import type { Texts } from "../../lib/texts";
import { RESOURCES } from "./view.gen";

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

/** What the signs of an effect are called, one after the other. */
export function words(effect: readonly Op[], texts: Texts): string {
  const called = (name: string) => (texts.has(`resource-${name}`) ? texts.name("resource", name) : texts.text(`thing-${name}`));
  return signs(effect).flatMap((sign) => (sign.includes("/") && sign !== "/" ? called(sign.split("/")[1]!) : [])).join(", ");
}

/** Amounts and travel icons in words. */
export const named = (of: Amounts, texts: Texts) => RESOURCES.filter((name) => Number(of[name])).map((name) => texts.text(`amount-${name}`, { n: Number(of[name]) })).join(", ");
export const travel = (list: readonly string[], texts: Texts) => list.map((name) => texts.name("icon", name)).join(", ");

/** The sign of an operation, if it has one. */
export const signOf = (op: string): string => SIGNS[op] ?? "";
