/** Where on the table something is that a lesson points at: a place (`data-place`) or a word that can be said (`data-word`). */

const quoted = (name: string) => `"${name.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** A name that ends in `*` stands for all words that begin so. */
function selector(name: string): string {
  return name.endsWith("*") ? `[data-word^=${quoted(name.slice(0, -1))}]` : `[data-place=${quoted(name)}], [data-word=${quoted(name)}]`;
}

function shown(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** The elements that a name stands for; where they are put away, what opens the place where they are (`data-opens`, `data-sheet`). */
export function find(name: string, within: ParentNode): Element[] {
  const all = [...within.querySelectorAll(selector(name))];
  const seen = all.filter(shown);
  if (seen.length) return name.endsWith("*") ? seen : seen.slice(0, 1);
  const sheet = all[0]?.closest<HTMLElement>("[data-sheet]")?.dataset.sheet;
  const opener = sheet ? within.querySelector(`[data-opens=${quoted(sheet)}]`) : null;
  return opener && shown(opener) ? [opener] : [];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box around some elements, as far as the window shows it. */
export function around(elements: Element[], margin: number): Box | null {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  if (!boxes.length) return null;
  return {
    left: Math.max(2, Math.min(...boxes.map((box) => box.left)) - margin),
    top: Math.max(2, Math.min(...boxes.map((box) => box.top)) - margin),
    right: Math.min(innerWidth - 2, Math.max(...boxes.map((box) => box.right)) + margin),
    bottom: Math.min(innerHeight - 2, Math.max(...boxes.map((box) => box.bottom)) + margin),
  };
}
