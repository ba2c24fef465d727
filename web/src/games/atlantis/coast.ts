/** The coast of Atlantis: a round island, cut by two canals and a ring of water, its outline rounded and slightly wobbling. Always the same. */

export const WIDTH = 600;
export const HEIGHT = 440;
const CX = WIDTH / 2;
const CY = HEIGHT / 2;
const CANAL = 8;
const RING = 30;
const SQUARENESS = 7;

type Point = [number, number];

/** A small generator with a fixed seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** How far the coast lies in or out at an angle: a few waves with phases from the seed. */
function wobbler(seed: number, waves: [count: number, height: number][]): (angle: number) => number {
  const random = seeded(seed);
  const phases = waves.map(() => random() * Math.PI * 2);
  return (angle) => waves.reduce((sum, [count, height], i) => sum + height * Math.sin(count * angle + phases[i]!), 0);
}

const shore = wobbler(7, [
  [5, 1.6],
  [9, 1.8],
  [17, 1.6],
  [29, 1.1],
]);
const lagoon = wobbler(23, [
  [4, 1.5],
  [9, 1],
]);

function onCoast(angle: number): Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const out = shore(angle);
  const x = Math.sign(cos) * Math.abs(cos) ** (2 / SQUARENESS) * (CX - 15 + out);
  const y = Math.sign(sin) * Math.abs(sin) ** (2 / SQUARENESS) * (CY - 15 + out);
  return [CX + x, CY + y];
}

/** A closed line through points, rounded (Catmull-Rom as Béziers). */
export function smooth(points: Point[]): string {
  const n = points.length;
  const at = (i: number) => points[(i + n) % n]!;
  const f = (x: number) => x.toFixed(1);
  let path = `M${f(points[0]![0])} ${f(points[0]![1])}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const k = 6;
    path += `C${f(b[0] + (c[0] - a[0]) / k)} ${f(b[1] + (c[1] - a[1]) / k)} ${f(c[0] - (d[0] - b[0]) / k)} ${f(c[1] - (d[1] - b[1]) / k)} ${f(c[0])} ${f(c[1])}`;
  }
  return path + "Z";
}

/** The quarter of the island with a number: 1 and 2 above, 3 and 4 below, left and right. */
function quarter(number: number): string {
  const right = number % 2 === 0 ? 1 : -1;
  const below = number > 2 ? 1 : -1;
  const random = seeded(number * 101);
  const rough = () => (random() - 0.5) * 3;
  const points: Point[] = [];
  const edge: Point[] = [];
  // along the coast, from the upright canal to the level one
  for (let step = 0; step <= 26; step++) {
    const angle = Math.atan2(below, 0) + (step / 26) * (Math.PI / 2) * (right * below > 0 ? -1 : 1);
    const [x, y] = onCoast(angle);
    edge.push([right > 0 ? Math.max(x, CX + CANAL) : Math.min(x, CX - CANAL), below > 0 ? Math.max(y, CY + CANAL) : Math.min(y, CY - CANAL)]);
  }
  points.push(...edge);
  // back along the level canal to the ring of water
  for (let step = 1; step <= 7; step++) {
    const x = edge.at(-1)![0] + (step / 8) * (CX + right * (RING + 6) - edge.at(-1)![0]);
    points.push([x, CY + below * CANAL + rough()]);
  }
  for (let step = 0; step <= 6; step++) {
    const turn = 0.2 + (step / 6) * (Math.PI / 2 - 0.4);
    const radius = RING + lagoon(turn + number);
    points.push([CX + right * radius * Math.cos(turn), CY + below * radius * Math.sin(turn)]);
  }
  for (let step = 1; step <= 5; step++) {
    const y = CY + below * (RING + 6) + (step / 6) * (edge[0]![1] - CY - below * (RING + 6));
    points.push([CX + right * CANAL + rough(), y]);
  }
  return smooth(points);
}

export const QUARTERS: string[] = [1, 2, 3, 4].map(quarter);

/** The islet in the middle of the ring. */
export const ISLET: string = smooth(
  Array.from({ length: 18 }, (_, i): Point => {
    const angle = (i / 18) * Math.PI * 2;
    const radius = 17 + lagoon(angle * 1.0) * 0.8;
    return [CX + radius * Math.cos(angle), CY + radius * Math.sin(angle)];
  }),
);
