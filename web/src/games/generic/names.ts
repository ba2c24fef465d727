/** Readable names for whatever a view contains. */

import { t, type Language } from "../../lib/page.svelte";
import type { Play } from "../../lib/play";
import { Texts } from "../../lib/texts";
import de from "./locales/de.ftl?raw";
import en from "./locales/en.ftl?raw";
import pl from "./locales/pl.ftl?raw";

const headings: Record<Language, Texts> = { en: new Texts("en", en), pl: new Texts("pl", pl), de: new Texts("de", de) };

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const isRecord = (value: Json): value is { [key: string]: Json } => typeof value === "object" && value !== null && !Array.isArray(value);
export const isPlain = (value: Json): boolean => value === null || typeof value !== "object";

/** Lists that have one thing for each seat. */
export const BY_SEAT = new Set(["seats", "players_boards"]);

/** What there is none of, or what nobody knows, need not be said. */
export const isEmpty = (value: Json): boolean => value === null || (typeof value === "object" && Object.values(value).every((one) => one === null));

export const isCounts = (value: Json): value is { [key: string]: number } => isRecord(value) && Object.values(value).every((one) => typeof one === "number");

/** Fields whose number is a seat. */
const SEATS = new Set(["owner", "holder", "seat", "player", "first", "start", "winner", "active", "archaeologist"]);

export const isSeat = (key: string, value: Json, players: number, also: (field: string) => boolean): value is number =>
  typeof value === "number" && (SEATS.has(key) || also(key)) && value >= 0 && value < players;

/** `hand_size` is "hand size", unless the game has a word for it. */
export function title(key: string, play: Play): string {
  if (play.texts.has(`view-${key}`)) return play.texts.text(`view-${key}`);
  if (BY_SEAT.has(key)) return t("players");
  const own = headings[play.texts.language as Language];
  return own?.has(`view-${key}`) ? own.text(`view-${key}`) : key.replaceAll("_", " ");
}

/** A value by the name that some axis has for it: the field's own, that of its singular, or any other of the game. */
export function nameOf(value: string, key: string, play: Play): string {
  const { texts } = play;
  for (const axis of [key, key.replace(/s$/, ""), key.replace(/ies$/, "y"), ...texts.allAxes]) {
    if (!axis || !texts.has(`${axis}-${value}`)) continue;
    const name = texts.name(axis, value);
    if (!name.startsWith("(")) return name; // in brackets it is part of a sentence
  }
  return value.replaceAll("_", " ");
}

/** A key of a record: a thing of the game, or a heading. */
export function keyName(name: string, key: string, play: Play): string {
  const thing = nameOf(name, key, play);
  return thing === name.replaceAll("_", " ") ? title(name, play) : thing;
}

/** Equal things once, with their number: blue, blue, red is "2 blue, red". Empty places stay where they are. */
export function counted<T extends Json>(values: T[]): { value: T; count: number }[] {
  const found: { value: T; count: number }[] = [];
  for (const value of values) {
    const same = value === null ? undefined : found.find((one) => one.value === value);
    if (same) same.count++;
    else found.push({ value, count: 1 });
  }
  return found;
}

/** The columns that a table of these records would have, if it would be a tidy one. */
export function columns(rows: Json[]): string[] | null {
  if (rows.length < 2 || !rows.every(isRecord)) return null;
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row as object)))];
  return keys.length > 0 && keys.length <= 14 ? keys : null;
}

/** Records of one or two plain fields each, such as who is where with how many: short enough to stand side by side. */
export function areSmall(rows: Json[]): boolean {
  return rows.length > 3 && rows.every((row) => isRecord(row) && Object.keys(row).length <= 2 && Object.values(row).every(isPlain));
}
