import type { Play } from "../lib/play";

/** What a board is given, one and the same for all positions: what is drawn from a part of it is drawn again when that part changes, not with every position. */
export class Parts implements Play {
  readonly #given: () => Play;

  constructor(given: () => Play) {
    this.#given = given;
  }

  readonly view = $derived.by(() => this.#given().view);
  readonly legal = $derived.by(() => this.#given().legal);
  readonly texts = $derived.by(() => this.#given().texts);
  readonly players = $derived.by(() => this.#given().players);
  readonly seat = $derived.by(() => this.#given().seat);
  readonly components = $derived.by(() => this.#given().components);
  readonly log = $derived.by(() => this.#given().log);
  readonly news = $derived.by(() => this.#given().news);
  readonly animate = $derived.by(() => this.#given().animate);

  readonly say = (word: string) => this.#given().say(word);
  readonly preview = (word: string) => this.#given().preview(word);
  readonly why = (word: string) => this.#given().why(word);
}
