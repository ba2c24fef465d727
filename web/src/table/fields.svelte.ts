import type { View } from "../lib/play";
import { unchanged } from "../lib/unchanged";

class Field {
  value: unknown = $state.raw();
}

/** The view that a board is given: one and the same for all positions, each of its fields told apart. What is drawn from a field that stays is not even looked at when others change. */
export class Fields {
  readonly #fields: Record<string | symbol, Field> = {};
  #names: string[] = $state.raw([]);

  readonly view = new Proxy({} as View, {
    get: (_, name) => (this.has(name) ? this.#fields[name]!.value : undefined),
    has: (_, name) => this.has(name),
    ownKeys: () => this.#names,
    getOwnPropertyDescriptor: (_, name) => (this.has(name) ? { value: this.#fields[name]!.value, enumerable: true, configurable: true } : undefined),
  });

  has(name: string | symbol): boolean {
    return this.#names.includes(name as string);
  }

  /** Another position. What is in it as before must be the very thing that was there before (`unchanged`). */
  show(view: View) {
    for (const [name, value] of Object.entries(view)) {
      const field = (this.#fields[name] ??= new Field());
      field.value = value;
    }
    this.#names = unchanged(this.#names, Object.keys(view));
  }
}
