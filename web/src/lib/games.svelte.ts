/** What the server knows of the games, asked once. */

import { api } from "./api";
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

const cards = once<GameCard[]>(() => api.games());
export const games = () => cards("");
export const game = once<Game>((name) => api.game(name));
const texts = once<Texts>(async (key) => {
  const [name = "", language = ""] = key.split("/");
  const [about, source] = await Promise.all([game(name), api.texts(name, language)]);
  return new Texts(language, source, about);
});
export const textsOf = (name: string, language: string) => texts(`${name}/${language}`);
