/** The page's own language and looks, and its texts. Changing the language changes everything shown, at once. */

import { Texts } from "./texts";
import en from "../locales/en.ftl?raw";
import type { FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "pl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", de: "Deutsch" };
export const PACES = ["slow", "normal", "fast", "instant"] as const;
/** How long each step of the others is shown. */
export type Pace = (typeof PACES)[number];
export type Theme = "auto" | "light" | "dark";

/** English is always at hand; the other languages are fetched when somebody speaks them. */
const sources: Partial<Record<Language, string>> = $state({ en });
const elsewhere: Partial<Record<Language, () => Promise<{ default: string }>>> = {
  pl: () => import("../locales/pl.ftl?raw"),
  de: () => import("../locales/de.ftl?raw"),
};

/** Have the texts of a language at hand. */
export async function learn(language: Language) {
  sources[language] ??= (await elsewhere[language]?.())?.default;
}

export const CALL_KINDS = ["turn", "start", "invite", "over", "chat"] as const;
/** What somebody is told when they are not there. */
type CallKind = (typeof CALL_KINDS)[number];
export const WAYS = ["push", "mail", "webhook"] as const;
/** By which ways. */
export type Way = (typeof WAYS)[number];

export interface Preferences {
  language: Language;
  theme: Theme;
  confirm_turn: boolean;
  say_forced: boolean; // the only word that can be said is said by itself
  animation: boolean;
  pace: Pace;
  colours: "usual" | "strong";
  hints: boolean; // at new tables; then they do not count
  first_help: boolean; // at the first table of a game: what decisions are for
  first_tables: Record<string, string>; // the first table of each game
  // When it is one's turn and the page is not in front:
  sound: boolean;
  volume: number; // 0 to 100
  notify: boolean; // by the browser's notifications, where they are permitted
  // When the page is closed:
  calls: Record<CallKind, Way[]>;
  quiet: string; // "22:00-08:00", or nothing
  digest: string; // when one mail a day tells of slow games: "18:00", or nothing
  zone: string;
}

function stored(): Preferences {
  const preferred = navigator.languages?.map((code) => code.slice(0, 2)).find((code) => LANGUAGES.includes(code as Language));
  const usual: Preferences = { language: (preferred as Language) ?? "en", theme: "auto", confirm_turn: false, say_forced: true, animation: true, pace: "normal", colours: "usual", hints: true, first_help: true, first_tables: {}, sound: true, volume: 60, notify: false, calls: { turn: [...WAYS], start: [...WAYS], invite: [...WAYS], over: [...WAYS], chat: [] }, quiet: "", digest: "", zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem("preferences") ?? "{}") as Partial<Preferences>) };
  } catch {
    return usual;
  }
}

export const preferences: Preferences = $state(stored());

const spoken = $derived(sources[preferences.language]);
const own = $derived(spoken === undefined ? new Texts("en", en) : new Texts(preferences.language, spoken));

/** A text of the page itself. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  return own.text(id, values);
}

const darkness = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
let night = $state(darkness?.matches ?? false);

/** Whether the page is dark now. */
export function isDark(): boolean {
  return preferences.theme === "dark" || (preferences.theme === "auto" && night);
}

function wear() {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.animation = preferences.animation ? "on" : "off";
  root.dataset.colours = preferences.colours;
  root.lang = preferences.language;
}

/** Called once at the start: the document follows the preferences, and the browser remembers them. */
export function followPreferences() {
  darkness?.addEventListener("change", () => (night = darkness.matches));
  $effect(() => void learn(preferences.language));
  $effect(() => {
    wear();
    localStorage.setItem("preferences", JSON.stringify(preferences));
  });
}
