/** What words would do, as the engine tells: asked of the server when something wants to show it, kept as long as the position stands. */

import { SvelteMap } from "svelte/reactivity";

import type { Preview } from "./play";

/** What is asked in one message at most. */
const MOST = 100;

export class Previews {
  readonly #ask: (words: string[]) => Promise<Preview[]>;
  readonly #known = new SvelteMap<string, Preview>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #asked = new Set<string>();
  #wanted: string[] = [];

  constructor(ask: (words: string[]) => Promise<Preview[]>) {
    this.#ask = ask;
  }

  /** What a word would do; undefined until the answer is there. Whatever reads it is drawn again then. */
  get(word: string): Preview | undefined {
    const known = this.#known.get(word);
    if (!known) this.#want(word);
    return known;
  }

  /** What is wanted at the same moment is asked in one message. */
  #want(word: string) {
    if (this.#asked.has(word)) return;
    this.#asked.add(word);
    if (this.#wanted.length === 0) queueMicrotask(() => void this.#send());
    this.#wanted.push(word);
  }

  async #send() {
    const words = this.#wanted;
    this.#wanted = [];
    for (let first = 0; first < words.length; first += MOST) {
      const part = words.slice(first, first + MOST);
      const answers = await this.#ask(part);
      if (answers.length === 0) for (const word of part) this.#asked.delete(word); // another time
      for (const preview of answers) this.#known.set(preview.word, preview);
    }
  }
}
