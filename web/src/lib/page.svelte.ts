/** The page's own language and looks, and its texts. Changing the language changes everything shown, at once. */

import { Texts } from "./texts";
import de from "../locales/de.ftl?raw";
import en from "../locales/en.ftl?raw";
import pl from "../locales/pl.ftl?raw";
import type { FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "pl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", de: "Deutsch" };
export type Theme = "auto" | "light" | "dark";

const sources: Record<Language, string> = { en, pl, de };

export interface Preferences {
  language: Language;
  theme: Theme;
  confirm_turn: boolean;
  animation: boolean;
  colours: "usual" | "strong";
}

function stored(): Preferences {
  const preferred = navigator.languages?.map((code) => code.slice(0, 2)).find((code) => LANGUAGES.includes(code as Language));
  const usual: Preferences = { language: (preferred as Language) ?? "en", theme: "auto", confirm_turn: false, animation: true, colours: "usual" };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem("preferences") ?? "{}") as Partial<Preferences>) };
  } catch {
    return usual;
  }
}

export const preferences: Preferences = $state(stored());

const own = $derived(new Texts(preferences.language, sources[preferences.language] ?? en));

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
  $effect(() => {
    wear();
    localStorage.setItem("preferences", JSON.stringify(preferences));
  });
}
