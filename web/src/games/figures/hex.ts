/** Hexagons on the triangular lattice: where they lie, and the coast lines of islands made of them. */

export interface Place {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The distance between two neighbouring hexagons, in units of the drawing. */
export const PITCH = 60;

const ROW = (PITCH * Math.sqrt(3)) / 2;

/** The six neighbours, clockwise from the right. */
const DIRECTIONS: readonly Place[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export function pointOf({ q, r }: Place): Point {
  return { x: PITCH * (q + r / 2), y: ROW * r };
}

export function shifted(place: Place, by: Place): Place {
  return { q: place.q + by.q, r: place.r + by.r };
}

export function neighbours(place: Place): Place[] {
  return DIRECTIONS.map((direction) => shifted(place, direction));
}

export function key({ q, r }: Place): string {
  return `${q},${r}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Small numbers that look random and are always the same for the same text. */
export function seeded(text: string): () => number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) ^ Math.imul(state ^ (state >>> 13), 3266489917);
    return ((state >>> 0) % 10007) / 10007;
  };
}

/** The coast of an island, lakes included: the outline of its hexagons, rounded and slightly wobbling. */
export function coast(places: readonly Place[], seed: string, wobble = 5): string {
  return loops(places)
    .map((loop) => smooth(loop, seeded(`${seed}/${loop.length}`), wobble))
    .join("");
}

/** The closed outlines of a set of hexagons: each a ring of corners. */
function loops(places: readonly Place[]): Point[][] {
  const land = new Set(places.map(key));
  const following = new Map<string, Point[]>();
  const name = (point: Point) => `${Math.round(point.x)},${Math.round(point.y)}`;
  for (const place of places) {
    const centre = pointOf(place);
    neighbours(place).forEach((neighbour, side) => {
      if (land.has(key(neighbour))) return;
      const from = corner(centre, side);
      following.set(name(from), [...(following.get(name(from)) ?? []), corner(centre, side + 1)]);
    });
  }
  const found: Point[][] = [];
  for (const [start] of following) {
    const loop: Point[] = [];
    let at = start;
    for (let next = following.get(at)?.shift(); next; next = following.get(at)?.shift()) {
      loop.push(next);
      at = name(next);
    }
    if (loop.length > 2) found.push(loop);
  }
  return found;
}

/** A hexagon's corner before its side in that direction, clockwise. */
function corner(centre: Point, side: number): Point {
  const angle = ((side * 60 - 30) * Math.PI) / 180;
  const size = PITCH / Math.sqrt(3);
  return { x: centre.x + size * Math.cos(angle), y: centre.y + size * Math.sin(angle) };
}

function smooth(loop: readonly Point[], random: () => number, wobble: number): string {
  const shaken = loop.map((point) => ({ x: point.x + (random() - 0.5) * 2 * wobble, y: point.y + (random() - 0.5) * 2 * wobble }));
  const middle = (a: Point, b: Point) => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  const first = shaken[0];
  const last = shaken[shaken.length - 1];
  if (!first || !last) return "";
  let path = `M${middle(last, first)}`;
  shaken.forEach((point, i) => {
    path += `Q${round(point.x)} ${round(point.y)} ${middle(point, shaken[(i + 1) % shaken.length] ?? first)}`;
  });
  return `${path}Z`;
}
