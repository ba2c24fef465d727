/** The values of a game's variants in the reader's language. */

import type { Texts } from "../lib/texts";

/** By its own name or, where it lists things of the game ("brown-green-blue-purple"), by theirs; otherwise as it is. */
export function valueName(option: string, value: string, texts: Texts): string {
  const id = `option-${option}-${value}`;
  if (texts.has(id)) return texts.text(id);
  const names = value.split("-").map((part) => {
    const axis = texts.allAxes.find((one) => texts.has(`${one}-${part}`));
    return axis ? texts.name(axis, part) : "";
  });
  return names.length > 1 && names.every(Boolean) ? names.join(", ") : value;
}
