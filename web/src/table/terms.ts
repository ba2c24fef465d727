/** What has been agreed on for a table, in words. */

import { t } from "../lib/page.svelte";
import type { Texts } from "../lib/texts";
import type { Game, Table } from "../lib/types";
import { valueName } from "../pages/options";

export function clockLine(clock: Table["clock"]): string {
  if (clock.kind === "live") return t("clock-is-live", { minutes: Math.round((clock.base ?? 0) / 6) / 10, seconds: clock.increment ?? 0 });
  return clock.kind === "days" ? t("clock-is-days", { days: clock.days ?? 0 }) : t("clock-none");
}

/** The variants that are not the usual ones. */
export function variantLines(table: Table, about: Game, texts: Texts): string[] {
  const chosen = about.options.filter((option) => option.name in table.options && String(table.options[option.name]) !== String(option.default));
  return chosen.map((option) => {
    const value = table.options[option.name]!;
    const name = texts.text(`option-${option.name}`);
    return typeof value === "boolean" ? (value ? name : t("variant-off", { name })) : `${name}: ${valueName(option.name, String(value), texts)}`;
  });
}
