/** What all parts of the table share: the position, whose eyes see it, what is pointed at and what is half chosen. */

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { FluentVariable } from "@fluent/bundle";

import { hovering } from "../../lib/hover";
import type { Entry, Play, Player, Word } from "../../lib/play";
import type { Explanation } from "../../lib/tips.svelte";
import type { Components } from "./components";
import { all, find, type Action } from "./offers";
import { preview, type Preview } from "./preview";
import { total, type AtlantisView, type Colour, type Seat } from "./view";

const KEY = Symbol("desk");
export const GAME = "atlantis";

/** What changes somebody's followers. */
const FOLLOWING = new Set(["built", "converted", "recruited", "feast-held", "followers-discarded", "follower-recalled", "card-exchanged"]);

export class Desk {
  readonly #get: () => Play;
  /** The word that is pointed at or has the focus. */
  pointed = $state<Word | null>(null);
  /** The action whose words are listed. */
  open = $state<Action | null>(null);
  /** The first half of an exchange: the follower. */
  follower = $state<Colour | null>(null);
  /** The seat whose god card is pointed at: its wishes are drawn on the island. */
  wishes = $state<number | null>(null);

  constructor(get: () => Play) {
    this.#get = get;
  }

  play = $derived.by(() => this.#get());
  view = $derived.by(() => this.#get().view as AtlantisView);
  legal = $derived.by(() => this.#get().legal);
  /** The seat that is shown as one's own; for a spectator the active one. */
  seat = $derived.by(() => this.#get().seat ?? (this.#get().view as AtlantisView).active);
  spectator = $derived.by(() => this.#get().seat === null);
  own = $derived.by((): Seat => this.view.seats[this.seat]!);
  components = $derived.by(() => this.#get().components as unknown as Components);
  preview: Preview = $derived.by(() => preview(this.view, this.seat, this.pointed && find(this.legal, this.pointed.verb, ...this.pointed.parts) ? this.play.preview(this.pointed.text) : undefined));
  animate = $derived.by(() => this.#get().animate);
  news: Entry[] = $derived.by(() => this.#get().news);
  /** Milliseconds of a small movement. */
  pace = $derived.by(() => (this.#get().animate ? 220 : 0));

  say = (word: Word | string): void => {
    this.open = null;
    this.pointed = null;
    this.follower = null;
    this.#get().say(typeof word === "string" ? word : word.text);
  };

  word(verb: string, ...parts: (string | number)[]): Word | undefined {
    return find(this.legal, verb, ...parts);
  }

  /** What a click on the deck says: the step and the action that draw from it. */
  draw(): Word | undefined {
    return this.word("draw") ?? this.word("migrate");
  }

  words(verb: string): Word[] {
    return all(this.legal, verb);
  }

  text(id: string, values: Record<string, FluentVariable> = {}): string {
    return this.#get().texts.text(id, values);
  }

  colour(colour: string): string {
    return this.#get().texts.name("colour", colour);
  }

  player(seat: number): Player {
    return this.#get().players[seat] ?? { seat, name: String(seat + 1), colour: seat, bot: false, mine: false };
  }

  /** How many cards of the hand a word costs; undefined until the engine has told. */
  price(word: string): number | undefined {
    const foretold = this.play.preview(word);
    return foretold && -total(preview(this.view, this.seat, foretold).hand);
  }

  explain(name: string, text: string | undefined, rule: string): Explanation {
    return { name, text, rule, game: GAME };
  }

  /** A word that is offered: pointing at it shows what it would do. */
  pointing = (word: Word | undefined): Attachment<HTMLElement | SVGElement> | undefined =>
    word &&
    hovering(
      () => (this.pointed = word),
      () => this.pointed?.text === word.text && (this.pointed = null),
    );

  /** So many areas the fullest region has: all are drawn equally wide. */
  areas = $derived.by(() => this.view.seats.length + (this.view.regions.some((region) => region.neutral) ? 1 : 0));
  /** So many tiles high the temples are drawn, all alike. */
  room = $derived.by((): number => {
    const stacks = this.view.regions.flatMap((region) => [...region.temples, ...(region.neutral ? [region.neutral] : [])]);
    return Math.max(4, ...stacks.map((temple) => temple.tiles.length + 1));
  });

  /** What the latest words changed, for a moment of light: "brown/0" or "brown-neutral" areas, "0:brown" followers. */
  touched = $derived.by((): string[] => {
    const found: string[] = [];
    for (const entry of this.news) {
      const colour = entry.message === "built" ? String(entry.area).split("-")[0] : entry.colour;
      if (typeof colour === "string" && FOLLOWING.has(entry.message)) found.push(`${entry.seat}:${colour}`);
      if (entry.message === "converted") found.push(`${Number(entry.from) - 1}:${colour}`);
      for (const key of ["area", "area2"]) {
        const area = entry[key];
        if (typeof area !== "string") continue;
        found.push(area.endsWith("-neutral") ? area : `${area}/${entry.seat}`);
      }
    }
    return found;
  });
}

export function provideDesk(get: () => Play): Desk {
  return setContext(KEY, new Desk(get));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
