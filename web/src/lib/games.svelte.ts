/** What the server knows of the games, asked once. */

import { api } from "./api";
import { preferences } from "./page.svelte";
import { Texts } from "./texts";
import type { Game, GameCard } from "./types";

function once<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- promises, not state
  const known = new Map<string, Promise<T>>();
  return (key) => {
    let answer = known.get(key);
    if (!answer) {
      answer = ask(key);
      answer.catch(() => known.delete(key));
      known.set(key, answer);
    }
    return answer;
  };
}

/** The order in which people are shown the games; one that is not named here comes last. */
export const ORDER = ["orichalcum", "cyclades", "atlantis", "arnak"];
const place = (card: GameCard) => (ORDER.indexOf(card.name) + ORDER.length + 1) % (ORDER.length + 1);

const titles: Record<string, Record<string, string>> = $state({});
const cards = once<GameCard[]>(async () => {
  const found = (await api.games()).sort((a, b) => place(a) - place(b));
  for (const card of found) titles[card.name] = card.titles;
  return found;
});
export const games = () => cards("");
/** What a game is called in the reader's language; until that is known, and it is asked for here, as the server calls it. */
export function titleOf(name: string, title: string): string {
  if (!titles[name]) games().catch(() => undefined);
  return titles[name]?.[preferences.language] ?? title;
}
export const game = once<Game>((name) => api.game(name));
const texts = once<Texts>(async (key) => {
  const [name = "", language = ""] = key.split("/");
  const [about, source] = await Promise.all([game(name), api.texts(name, language)]);
  const verbs = about.verbs.map((verb) => ({ name: verb.name, axes: verb.axes.map((axis) => axis.name) }));
  return new Texts(language, source, { verbs, messages: about.messages });
});
export const textsOf = (name: string, language: string) => texts(`${name}/${language}`);
