/** What all parts of the table share: the position, whose eyes see it, what is pointed at and what is half chosen. */

import type { FluentVariable } from "@fluent/bundle";
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

import { legal } from "../../lib/legal";
import type { Entry, Play, Player, Word } from "../../lib/play";
import { boardOf, type Board } from "./board";
import type { Components, God } from "./components";
import { hovering } from "../../lib/hover";
import { byPlace, counts, exampleOf, MOVES, placesOf, withCount } from "./offers";
import type { CycladesView, Seat } from "./view.gen";

const KEY = Symbol("desk");
export const GAME = "cyclades";

type Taken = HTMLElement | SVGElement;

/** Several words for one thing: which of them? */
export interface Menu {
  title: string;
  words: Word[];
  box: DOMRect;
}

/** What the buttons of a turn narrow the choice to. */
export const MODES: Record<string, readonly string[]> = {
  recruit: ["fleet", "troop", "priest", "philosopher"],
  build: ["build"],
  special: ["sail", "march", "replace"],
};

export class Desk {
  readonly #get: () => Play;
  /** The word that is pointed at or has the focus. */
  pointed = $state<Word | null>(null);
  /** The creature that is pointed at: its targets are shown on the map. */
  card = $state<string | null>(null);
  /** The same for a finger, which cannot point: it was asked to show its targets. */
  looked = $state<string | null>(null);
  /** What the choice is narrowed to, one of MODES. */
  mode = $state<string | null>(null);
  menu = $state.raw<Menu | null>(null);
  /** How many go along; null for all that may. */
  count = $state<number | null>(null);
  /** Whether the map lies on its side. */
  turned = $state(false);
  /** Whether it is so narrow that a thumb would miss a building place: those are then taken from a list. */
  narrow = $state(false);

  /** How things are taken: the same way as long as they say the same, so that nothing is attached anew to a hundred spaces. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #taken = new Map<string, { says: string; attachment: Attachment<Taken> }>();

  constructor(get: () => Play) {
    this.#get = get;
  }

  play = $derived.by(() => this.#get());
  view = $derived.by(() => this.#get().view as CycladesView);
  legal = $derived.by(() => this.#get().legal);
  components = $derived.by(() => this.#get().components as unknown as Components);
  /** The seat that is shown as one's own; for a spectator the one that decides. */
  seat = $derived.by(() => this.#get().seat ?? this.view.deciding ?? 0);
  own = $derived.by((): Seat => this.view.seats[this.seat]!);
  mine = $derived.by(() => this.legal.length > 0);
  animate = $derived.by(() => this.#get().animate);
  news: Entry[] = $derived.by(() => this.#get().news);
  map = $derived.by(() => this.components.map.find((map) => map.id === this.view.map)!);
  board: Board = $derived.by(() => boardOf(this.map, this.turned));

  /** The words that count now: those of the chosen mode. */
  words: Word[] = $derived.by(() => {
    const verbs = this.mode ? MODES[this.mode] : undefined;
    return verbs ? this.legal.filter((word) => verbs.includes(word.verb)) : this.legal;
  });
  /** The position that the word pointed at would lead to, as far as can be known: what differs from this one is drawn as a ghost. */
  then = $derived.by(() => this.#after(this.pointed?.text));
  #places = $derived.by(() => byPlace(this.words));
  counts = $derived.by(() => counts(this.legal));
  /** The places that the card pointed at could be used on. */
  aims = $derived.by(() => {
    const card = this.card ?? this.looked;
    const targets = this.view.creatures.track.find((place) => place.creature === card && card)?.targets ?? [];
    return placesOf(targets);
  });

  /** Where a move would begin a battle. */
  battles = $derived.by(() => (this.mine ? this.view.pending.battles : null) ?? []);

  /** The words of a thing, a move's for the chosen number of units. */
  at(place: string): Word[] {
    const words = this.#places.get(place) ?? [];
    if (words.length < 2 || !MOVES.has(words[0]!.verb)) return words;
    const word = withCount(words, this.count);
    return word ? [word] : [];
  }

  /** The words that no thing on the table has. */
  get rest(): Word[] {
    return this.#places.get("") ?? [];
  }

  /** The building places that words are about: what stands there, or what would be built. */
  get slots(): { place: string; name: string; building: string }[] {
    return [...this.#places.keys()].flatMap((place) => {
      const [kind, island = "", slot = ""] = place.split("/");
      if (kind !== "slot") return [];
      const building = this.view.islands[island]?.slots[Number(slot) - 1] ?? this.god(this.view.god!).building;
      return [{ place, name: `${this.name("island", island)} ${slot}`, building }];
    });
  }

  /** The things that words are about. */
  get places(): string[] {
    return [...this.#places.keys()].filter(Boolean);
  }

  /** What alone can be taken on the board: "sea", "island", "slot", "card" or "seat"; null where several can, or nothing. */
  get kind(): string | null {
    const [kind, ...others] = this.places.map((place) => place.slice(0, place.indexOf("/")));
    return kind && others.every((other) => other === kind) ? kind : null;
  }

  find(verb: string): Word | undefined {
    return this.legal.find((word) => word.verb === verb);
  }

  say = (word: string): void => {
    this.clear();
    this.#get().say(word);
  };

  /** What was half chosen belongs to the position it was chosen in. */
  clear(): void {
    this.pointed = null;
    this.menu = null;
    this.count = null;
    this.card = null;
    this.looked = null;
  }

  text(id: string, values: Record<string, FluentVariable> = {}): string {
    return this.#get().texts.text(id, values);
  }

  name(axis: string, value: string | number): string {
    return this.#get().texts.name(axis, value);
  }

  player(seat: number): Player {
    return this.#get().players[seat] ?? { seat, name: String(seat + 1), colour: seat, bot: false, mine: false };
  }

  god(id: string): God {
    return this.components.god.find((god) => god.id === id)!;
  }

  /** What the god sells, the first, second, ... piece of a turn. */
  prices(god: string): number[] {
    return this.view.gods.available.find((one) => one.god === god)?.prices ?? [];
  }

  #after(word: string | undefined): CycladesView | null {
    const view = word === undefined ? null : this.play.preview(word)?.view;
    return (view ?? null) as CycladesView | null;
  }

  /** What a word costs, as the engine tells; undefined until it has. */
  price(word: string): number | undefined {
    const left = this.#after(word)?.seats[this.seat]?.gold;
    return left === null || left === undefined || this.own.gold === null ? undefined : this.own.gold - left;
  }

  /** Why nothing of one of MODES can be done in the turn of a god, as the engine tells. */
  against(mode: string, god: God): string {
    const any = { sea: this.map.sea[0]!.id.toLowerCase(), island: this.map.island[0]!.id, card: this.components.creature[0]!.id };
    return this.play.why(exampleOf(mode, god, any)) ?? "";
  }

  building(id: string): string {
    return id === "metropolis" ? this.text("table-sign-metropolis") : this.name("building", id);
  }

  /** What a word says here and now: the building it is about. */
  label(word: Word): string {
    const [island = "", slot = ""] = word.parts;
    const standing = this.view.islands[island]?.slots[Number(slot) - 1];
    switch (word.verb) {
      case "build":
        return this.text("page-build", { building: this.name("building", this.god(this.view.god!).building), island: this.name("island", island), price: this.god(this.view.god!).building_cost });
      case "return":
      case "giant":
        return this.text(`page-${word.verb}`, { building: this.name("building", standing ?? ""), island: this.name("island", island) });
      case "cyclops":
        return this.text("page-cyclops", { old: this.name("building", standing ?? ""), building: this.name("building", word.parts[2]!), island: this.name("island", island) });
      default:
        return word.label;
    }
  }

  /** A thing that can be taken: one word is said at once, of several one is chosen from a list beside the thing. */
  taking = (place: string, title: string): Attachment<Taken> => {
    const words = this.at(place);
    const says = [title, ...words.flatMap((word) => [word.text, this.label(word)])].join("/");
    const known = this.#taken.get(place);
    if (known?.says === says) return known.attachment;
    const take = this.#taking(words, title);
    const attachment: Attachment<Taken> = (element) => {
      element.dataset.place = place;
      return take?.(element);
    };
    this.#taken.set(place, { says, attachment });
    return attachment;
  };

  #taking(words: Word[], title: string): Attachment<Taken> | undefined {
    const only = words[0];
    if (!only) return undefined;
    if (words.length === 1) return this.#attacks(only) ? this.#asking(only, title) : this.saying(only);
    return (element) => {
      const open = (event: Event) => {
        event.stopPropagation();
        this.menu = { title, words, box: element.getBoundingClientRect() };
      };
      const press = (event: Event) => {
        const { key } = event as KeyboardEvent;
        if (key !== "Enter" && key !== " ") return;
        event.preventDefault();
        open(event);
      };
      element.classList.add("legal");
      element.setAttribute("data-legal", "");
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", "button");
      element.setAttribute("aria-label", title);
      element.addEventListener("click", open);
      if (!(element instanceof HTMLButtonElement)) element.addEventListener("keydown", press);
      return () => {
        element.classList.remove("legal");
        for (const name of ["data-legal", "tabindex", "role", "aria-label"]) element.removeAttribute(name);
        element.removeEventListener("click", open);
        element.removeEventListener("keydown", press);
      };
    };
  }

  #attacks({ verb, parts }: Word): boolean {
    return MOVES.has(verb) && this.battles.includes(parts[0]!);
  }

  /** A finger cannot point before it takes: where it would begin a battle, the odds are shown first. */
  #asking(word: Word, title: string): Attachment<Taken> {
    return (element) => {
      let touched = false;
      const down = (event: Event) => (touched = (event as PointerEvent).pointerType === "touch");
      const ask = (event: Event) => {
        if (!touched) return;
        event.stopImmediatePropagation();
        this.menu = { title, words: [word], box: element.getBoundingClientRect() };
      };
      element.addEventListener("pointerdown", down);
      element.addEventListener("click", ask, true);
      const end = this.saying(word)!(element);
      return () => {
        end?.();
        element.removeEventListener("pointerdown", down);
        element.removeEventListener("click", ask, true);
      };
    };
  }

  /** A thing that says one word; pointing at it shows what it would do. */
  saying = (word: Word | undefined): Attachment<Taken> | undefined => {
    if (!word) return undefined;
    return (element) => {
      const end = legal({ ...word, label: this.label(word) }, this.say)(element);
      const leave = hovering(
        () => (this.pointed = word),
        () => this.pointed?.text === word.text && (this.pointed = null),
      )(element);
      return () => {
        end?.();
        leave?.();
      };
    };
  };
}

export function provideDesk(get: () => Play): Desk {
  return setContext(KEY, new Desk(get));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
