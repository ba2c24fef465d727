/** The words of a game, or of the page itself, in one language. The messages are Project Fluent's; `pelagos/locales.py` reads the same files alike. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Entry, Reason, Word } from "./play";

/** Which parts a game's words and log lines have: the axes of each verb, the parameters of each message. */
export interface Grammar {
  verbs: { name: string; axes: string[] }[];
  messages: { name: string; params: [name: string, axis: string][] }[];
}

interface Named {
  name: string;
}

type Value = string | number;

export class Texts {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #axes: Map<string, string[]>;
  readonly #params: Map<string, [string, string][]>;
  #all: string[] | null = null;
  readonly #parsed = new Map<string, Word>();
  #parsedFor: Named[] | null = null;

  constructor(language: string, source: string, grammar: Grammar = { verbs: [], messages: [] }) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
    this.#axes = new Map(grammar.verbs.map((verb) => [verb.name, verb.axes]));
    this.#params = new Map(grammar.messages.map((message) => [message.name, message.params]));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message with its values put in. One that nobody has written yet shows its own name. */
  text(id: string, values: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values, []) : id;
  }

  /** What a value of an axis is called; itself where it has no name, such as a circle. */
  name(axis: string, value: string | number): string {
    const id = `${axis}-${value}`;
    return this.has(id) ? this.text(id) : String(value);
  }

  /** What is asked when this step is pending; with the values of a view's `prompt` more exactly, where a game has words for it. */
  prompt(step: string, values?: Record<string, Value> | null, players: Named[] = []): string {
    const exact = `prompt-${step}-now`;
    if (!values || !this.has(exact)) return this.text(`prompt-${step}`);
    return this.text(exact, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? this.#value(name, value, players) : value])));
  }

  /** The axes of a verb, in the order of its words' parts. */
  axes(verb: string): string[] {
    return this.#axes.get(verb) ?? [];
  }

  /** All axes that the game's words and messages have. */
  get allAxes(): string[] {
    this.#all ??= [...new Set([...[...this.#axes.values()].flat(), ...[...this.#params.values()].flat().map(([, axis]) => axis)])];
    return this.#all;
  }

  /** A word as a sentence, at a step perhaps one of its own. Seats are called by the players' names, where these are given. */
  word(text: string, players: Named[] = [], step?: string | null): string {
    const [verb = "", ...parts] = text.split(" ");
    const values: Record<string, Value> = {};
    this.axes(verb).forEach((axis, i) => {
      values[axis in values ? `${axis}2` : axis] = this.#value(axis, parts[i] ?? "", players);
    });
    const exact = `word-${verb}-at-${step}`;
    return this.text(step && this.has(exact) ? exact : `word-${verb}`, values);
  }

  /** A word taken apart, with its sentence: the same one as long as the same people are asked the same. */
  parse(text: string, players: Named[] = [], step?: string | null): Word {
    if (this.#parsedFor !== players) {
      this.#parsedFor = players;
      this.#parsed.clear();
    }
    const key = `${step} ${text}`;
    const known = this.#parsed.get(key);
    if (known) return known;
    const [verb = "", ...parts] = text.split(" ");
    const made = { text, verb, parts, label: this.word(text, players, step) };
    this.#parsed.set(key, made);
    return made;
  }

  /** An entry of the log as a sentence. What the reader may not know is left empty. */
  log(entry: Entry, players: Named[]): string {
    const values: Record<string, Value> = { player: entry.seat >= 0 ? (players[entry.seat]?.name ?? "") : "" };
    for (const [name, axis] of this.#params.get(entry.message) ?? []) {
      const value = entry[name] ?? "";
      if (name === "dice") values[name] = [...String(value)].map((digit) => this.name("die", digit)).join(", ");
      else values[name] = typeof value === "string" ? this.#value(axis, value, players) : value;
    }
    values.amounts = this.#listed(Object.entries(values).flatMap(([name, n]) => (n && this.has(`amount-${name}`) ? [this.text(`amount-${name}`, { n })] : [])));
    return this.text(`log-${entry.message}`, values);
  }

  /** Things one after the other: "1 coin, 2 compasses and 1 jewel". */
  #listed(things: string[]): string {
    const last = things.at(-1) ?? "";
    return things.length > 1 ? this.text("listed", { first: things.slice(0, -1).join(", "), last }) : last;
  }

  /** Why a word cannot be said. */
  reason(reason: Reason, players: Named[]): string {
    const values: Record<string, Value> = {};
    for (const [name, value] of Object.entries(reason.values)) {
      values[name] = name === "step" ? this.prompt(String(value)) : typeof value === "string" ? this.#value(name, value, players) : value;
    }
    return this.text(`reason-${reason.name}`, values);
  }

  /** A value as sentences take it: translated, a player's name, or a number, so that plurals work. */
  #value(axis: string, value: string, players: Named[]): Value {
    const number = /^\d+$/.test(value) ? Number(value) : null;
    if (axis === "seat" && number !== null && number <= players.length) return players[number - 1]?.name ?? value;
    if (this.has(`${axis}-${value}`)) return this.name(axis, value);
    return number ?? value;
  }
}
