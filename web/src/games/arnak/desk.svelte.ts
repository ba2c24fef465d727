/** What all parts of the table share: the position, whose eyes see it, what can be said, and what is half chosen. */

import { getContext, setContext } from "svelte";
import type { FluentVariable } from "@fluent/bundle";

import type { Entry, Play, Player, Word } from "../../lib/play";
import type { Explanation } from "../../lib/tips.svelte";
import { named, travel } from "./effects";
import { Facts, type Amounts } from "./facts";
import { Scenes } from "./scenes.svelte";
import type { ArnakView, Seat } from "./view.gen";

const KEY = Symbol("desk");
export const GAME = "arnak";

export type Place = "island" | "research" | "cards";

export class Desk {
  readonly #get: () => Play;
  /** An own assistant whose exchange is half chosen. */
  exchanged = $state<string | null>(null);
  /** On a phone: which of the three places is shown. */
  place = $state<Place>("island");
  /** Alone: the rival's turns. */
  readonly scenes = new Scenes();

  constructor(get: () => Play) {
    this.#get = get;
  }

  play = $derived.by(() => this.#get());
  view = $derived.by(() => this.#get().view as ArnakView);
  legal = $derived.by(() => this.#get().legal);
  texts = $derived.by(() => this.#get().texts);
  components = $derived.by(() => this.#get().components);
  facts = $derived.by(() => new Facts(this.components));
  /** The seat that is shown as one's own; for a spectator the one that decides. */
  seat = $derived.by(() => this.#get().seat ?? this.view.deciding ?? 0);
  own = $derived.by((): Seat => this.view.players_boards[this.seat]!);
  animate = $derived.by(() => this.#get().animate);
  news: Entry[] = $derived.by(() => this.#get().news);
  #words: Record<string, Word> = $derived.by(() => Object.fromEntries(this.legal.map((word) => [word.text, word])));

  say = (word: Word | string): void => {
    this.exchanged = null;
    this.#get().say(typeof word === "string" ? word : word.text);
  };

  word(verb: string, ...parts: (string | number)[]): Word | undefined {
    return this.#words[[verb, ...parts].join(" ")];
  }

  /** The first of several words that can be said. */
  first(...texts: string[]): Word | undefined {
    for (const text of texts) {
      const found = this.#words[text];
      if (found) return found;
    }
    return undefined;
  }

  words(...verbs: string[]): Word[] {
    return this.legal.filter((word) => verbs.includes(word.verb));
  }

  text(id: string, values: Record<string, FluentVariable> = {}): string {
    return this.texts.text(id, values);
  }

  name(axis: string, value: string): string {
    return this.texts.name(axis, value);
  }

  /** A name without what it says in brackets of the thing's effect. */
  short(axis: string, value: string): string {
    return this.name(axis, value).replace(/ \(.*\)$/, "");
  }

  player(seat: number): Player {
    return this.#get().players[seat] ?? { seat, name: String(seat + 1), colour: seat, bot: false, mine: false };
  }

  /** What a thing with an effect does. */
  about(axis: string, ...of: (string | number)[]): string {
    return this.text(["about", axis, ...of].join("-"));
  }

  amounts(of: Amounts): string {
    return named(of, this.texts);
  }

  icons(list: readonly string[]): string {
    return travel(list, this.texts);
  }

  /** What is lacking for the first of these words that is too dear, as the engine tells. */
  lacking(...words: string[]): Amounts {
    for (const word of words) if (this.view.too_dear[word]) return this.view.too_dear[word];
    return {};
  }

  explain(name: string, text: string | undefined, rule: string): Explanation {
    return { name, text, rule, game: GAME };
  }

  /** An explanation that ends, in one's own turn, with the engine's reason why none of these words can be said. */
  against(about: Explanation, ...words: string[]): Explanation {
    if (this.view.step !== "turn" || !this.legal.length || words.some((word) => this.#words[word])) return about;
    return { ...about, why: () => this.play.why(words[0]!) };
  }

  thing(thing: string, rule: string, more = ""): Explanation {
    return this.explain(this.text(`thing-${thing}`), [this.text(`about-${thing}`), more].filter(Boolean).join(" "), rule);
  }

  card(id: string, more = ""): Explanation {
    const facts = this.facts.cards.get(id);
    if (!facts) return this.explain(this.name("card", id), more, "A12.1");
    const rule = facts.kind === "artifact" ? "A12.3" : facts.id === "fear" ? "A5.6" : "A12.2";
    return this.explain(this.name("card", id), [this.about("card", id), more].filter(Boolean).join(" · "), rule);
  }

  assistant(id: string, side: "silver" | "gold" | "both" = "both", more = ""): Explanation {
    const about = side === "both" ? this.about("assistant", id) : this.about("assistant", id, side);
    return this.explain(this.name("assistant", id), [about, more].filter(Boolean).join(" "), "A14.2");
  }

  guardian(id: string, more = ""): Explanation {
    return this.explain(this.name("guardian", id), [this.about("guardian", id), more].filter(Boolean).join(" "), "A9.3");
  }
}

export function provideDesk(get: () => Play): Desk {
  return setContext(KEY, new Desk(get));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
