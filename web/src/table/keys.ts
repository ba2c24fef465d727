/** Arrow keys go from one legal thing to the nearest one in that direction. */

export type Direction = "left" | "right" | "up" | "down";

interface Place {
  x: number;
  y: number;
}

/** The index of the nearest place in a direction, or -1. What lies off to the side counts as further away. */
export function nearest(from: Place, places: Place[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  places.forEach((place, i) => {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const [ahead, aside] = { left: [-dx, dy], right: [dx, dy], up: [-dy, dx], down: [dy, dx] }[direction] as [number, number];
    if (ahead <= 1) return;
    const far = ahead + 2 * Math.abs(aside);
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

/** Everything that can be taken now. */
const TAKEABLE = ".legal, [data-legal], [data-word]";

export function moveFocus(root: Element, direction: Direction) {
  const targets = [...root.querySelectorAll<HTMLElement | SVGElement>(TAKEABLE)].filter((element) => element.getClientRects().length > 0);
  if (!targets.length) return;
  const middle = (element: Element): Place => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const now = document.activeElement;
  const from = now && targets.includes(now as HTMLElement) ? middle(now) : null;
  const next = from ? nearest(from, targets.map(middle), direction) : 0;
  if (next >= 0) targets[next]?.focus();
}
