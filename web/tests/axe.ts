/** Accessibility, as far as a program can tell. */

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The rules whose answer a theme can change; everything else is the same page in other colours. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

export interface Part {
  within?: string;
  without?: string;
}

async function violations(page: Page, part: Part, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
  if (part.within) axe.include(part.within);
  if (part.without) axe.exclude(part.without);
  const found = await axe.analyze();
  return found.violations.map((one) => `${one.id}: ${one.help} (${one.nodes.map((node) => node.target.join(" ")).slice(0, 3).join("; ")})`);
}

/** No violations, in light and in dark. Colours on their way would be none yet, so nothing moves meanwhile. */
export async function expectAccessible(page: Page, what: string, part: Part = {}) {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  expect(await violations(page, part), `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  expect(await violations(page, part, OF_COLOURS), `${what}, dark`).toEqual([]);
}
