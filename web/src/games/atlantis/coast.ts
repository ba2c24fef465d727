/** The coast of Atlantis: an island cut by two canals and a ring of water, its outline rounded and slightly wobbling. Always the same. */

export const WIDTH = 600;
export const HEIGHT = 440;
const CX = WIDTH / 2;
const CY = HEIGHT / 2;
const MARGIN = 14; // of sea around the island
const CORNER = 52;
const CANAL = 8; // half as wide as a canal
const RING = 30;
const STEP = 12;

type Point = [x: number, y: number];

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

/** How far a line lies in or out at a place along it: a few waves with phases from the seed. */
function wobbler(seed: number, waves: [length: number, height: number][]): (at: number) => number {
  const random = seeded(seed);
  const phases = waves.map(() => random() * Math.PI * 2);
  return (at) => waves.reduce((sum, [length, height], i) => sum + height * Math.sin((at / length) * Math.PI * 2 + phases[i]!), 0);
}

const SHORE: [number, number][] = [
  [173, 2.2],
  [71, 2],
  [37, 1.5],
  [23, 0.9],
];
const BANK: [number, number][] = [
  [61, 0.9],
  [29, 0.8],
];

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

/** A straight piece of bank or shore, from one point to another, pushed out along `out`. */
function reach(from: Point, to: Point, out: Point, wobble: (at: number) => number): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(2, Math.round(length / STEP));
  return Array.from({ length: count }, (_, i): Point => {
    const t = (i + 0.5) / count;
    const push = wobble(t * length + from[0] * 3 + from[1]);
    return [from[0] + (to[0] - from[0]) * t + out[0] * push, from[1] + (to[1] - from[1]) * t + out[1] * push];
  });
}

/** A round piece, by angles. */
function bend(middle: Point, radius: number, from: number, to: number, wobble: (at: number) => number): Point[] {
  const count = Math.max(3, Math.round((Math.abs(to - from) * radius) / STEP));
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / count;
    const r = radius + wobble(angle * radius + middle[0]);
    return [middle[0] + r * Math.cos(angle), middle[1] + r * Math.sin(angle)];
  });
}

/** The quarter of the island with a number: 1 and 2 above, 3 and 4 below, left and right. Drawn as the lower right one, then mirrored. */
function quarter(number: number): string {
  const right = number % 2 === 0 ? 1 : -1;
  const below = number > 2 ? 1 : -1;
  const shore = wobbler(number * 7, SHORE);
  const bank = wobbler(number * 31, BANK);
  const [x, y] = [WIDTH - MARGIN, HEIGHT - MARGIN];
  const points: Point[] = [
    ...reach([CX + RING + 6, CY + CANAL], [x - 10, CY + CANAL], [0, 1], bank),
    ...reach([x, CY + CANAL + 8], [x, y - CORNER], [1, 0], shore),
    ...bend([x - CORNER, y - CORNER], CORNER, 0, Math.PI / 2, shore),
    ...reach([x - CORNER, y], [CX + CANAL + 8, y], [0, 1], shore),
    ...reach([CX + CANAL, y - 10], [CX + CANAL, CY + RING + 6], [1, 0], bank),
    ...bend([CX, CY], RING, Math.PI / 2 - 0.2, 0.2, bank),
  ];
  return smooth(points.map(([px, py]): Point => [CX + right * (px - CX), CY + below * (py - CY)]));
}

export const QUARTERS: string[] = [1, 2, 3, 4].map(quarter);

const islet = wobbler(23, [
  [40, 0.9],
  [17, 0.5],
]);

/** The islet in the middle of the ring. */
export const ISLET: string = smooth(bend([CX, CY], 17, 0, Math.PI * 2 * 0.93, islet));

/** A flower of bronze on it. */
export const ROSETTE: string = Array.from({ length: 8 }, (_, i) => {
  const at = (turn: number, radius: number) => `${(CX + radius * Math.cos(turn)).toFixed(1)} ${(CY + radius * Math.sin(turn)).toFixed(1)}`;
  const turn = (i / 8) * Math.PI * 2;
  return `M${at(turn, 3)}Q${at(turn - 0.42, 9)} ${at(turn, 11.5)}Q${at(turn + 0.42, 9)} ${at(turn, 3)}Z`;
}).join("");
