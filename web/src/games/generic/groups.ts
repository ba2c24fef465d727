/** Many words as a short offer: grouped by verb, and where a verb has many, by one of its parts. */

import type { Word } from "../../lib/play";
import type { Texts } from "../../lib/texts";

interface Group {
  label: string;
  words: Word[];
  /** Of the words of one part: its axis and value. */
  of?: [axis: string, value: string];
  /** Where there are too many to show at once: the same words by one part. */
  parts: Group[];
}

export const MANY = 12;

export function groups(words: Word[], texts: Texts): Group[] {
  const verbs = new Map<string, Word[]>();
  for (const word of words) verbs.set(word.verb, [...(verbs.get(word.verb) ?? []), word]);
  const single = [...verbs.values()].filter((list) => list.length === 1).flat();
  const several = [...verbs.values()].filter((list) => list.length > 1);
  const out = several.map((list) => group(list, texts));
  if (single.length) out.push({ label: "", words: single, parts: [] });
  return out;
}

function group(words: Word[], texts: Texts): Group {
  const labels = words.map((word) => word.label);
  return { label: commonStart(labels) || commonEnd(labels), words, parts: words.length > MANY ? byPart(words, texts) : [] };
}

/** Split by the part that makes the fewest groups, but more than one. */
function byPart(words: Word[], texts: Texts): Group[] {
  const axes = texts.axes(words[0]!.verb);
  const choices = axes.map((_, i) => new Set(words.map((word) => word.parts[i])).size);
  const useful = choices.map((count, i) => ({ count, i })).filter(({ count }) => count > 1 && count < words.length);
  if (!useful.length) return [];
  const { i } = useful.reduce((best, one) => (one.count < best.count ? one : best));
  const found = new Map<string, Word[]>();
  for (const word of words) found.set(word.parts[i]!, [...(found.get(word.parts[i]!) ?? []), word]);
  return [...found].map(([value, list]) => ({ label: texts.name(axes[i]!, value), words: list, of: [axes[i]!, value], parts: [] }));
}

/** How all labels begin, in whole words and not beyond a colon; none if there is only a bare article or less. */
export function commonStart(labels: string[]): string {
  const split = labels.map((label) => label.split(" "));
  const first = split[0] ?? [];
  let n = 0;
  while (n < first.length && split.every((words) => words[n] === first[n])) n++;
  const start = first.slice(0, n).join(" ").replace(/(: .*|[,:;])$/, "");
  return start.length > 2 ? start : "";
}

/** How all labels end, where the verb comes last: "Zelt kaufen", "Hund kaufen". */
export function commonEnd(labels: string[]): string {
  const last = labels[0]?.split(" ").at(-1) ?? "";
  return last.length > 2 && labels.every((label) => label.endsWith(` ${last}`)) ? last : "";
}

/** What is left to say of a word beside the heading of its group. */
export function rest(label: string, heading: string): string {
  if (!heading) return label;
  if (label.startsWith(heading)) return label.slice(heading.length).replace(/^[,:; ]+/, "") || label;
  return label.endsWith(` ${heading}`) ? label.slice(0, -heading.length - 1) : label;
}
