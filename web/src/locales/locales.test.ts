/** The three languages have the same messages with the same variables, and everything that the page asks for is there. */

import { expect, test } from "vitest";

import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";

function messages(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const part of source.split(/\n(?=[a-z])/)) {
    const id = /^[a-z][\w-]*(?= =)/.exec(part.trim())?.[0];
    if (id) found.set(id, [...new Set([...part.matchAll(/\$(\w+)/g)].map((one) => one[1]!))].sort());
  }
  return found;
}

const all = { en: messages(en), pl: messages(pl), de: messages(de) };

test.each(["pl", "de"] as const)("%s says the same things as English", (language) => {
  expect([...all[language].keys()]).toEqual([...all.en.keys()]);
  for (const [id, variables] of all.en) expect(all[language].get(id), id).toEqual(variables);
});

test("the generic table has the same headings in each language", () => {
  const sources = import.meta.glob<string>("../games/generic/locales/*.ftl", { query: "?raw", import: "default", eager: true });
  const [first, ...others] = Object.values(sources).map((source) => [...messages(source).keys()]);
  expect(others).toHaveLength(2);
  for (const one of others) expect(one).toEqual(first);
});

test("whatever the page asks for is there", () => {
  const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../games/!(generic)/**"], { query: "?raw", import: "default", eager: true });
  const missing = new Set<string>();
  for (const source of Object.values(sources)) {
    for (const [, id] of source.matchAll(/\bt\("([a-z][\w-]*)"/g)) if (!all.en.has(id!)) missing.add(id!);
  }
  expect([...missing]).toEqual([]);
});
