/** Pictures of places, on 160 x 72: ruins from a few parts, by name. */

export type Stroke = readonly [kind: "sky" | "land" | "stone" | "shade" | "leaf" | "deep" | "line" | "accent" | "water", d: string];
export type Scene = readonly Stroke[];

const SKY: Stroke = ["sky", "M0 0H160V72H0Z"];
const land = (d: string): Stroke => ["land", d];

/** A palm at (x, y), its foot, of a height. */
function palm(x: number, y: number, h: number): Stroke[] {
  const t = y - h;
  const leaf = (dx: number, dy: number) => `M${x} ${t}Q${x + dx * 0.5} ${t + dy - 6} ${x + dx} ${t + dy}Q${x + dx * 0.4} ${t + dy - 1} ${x} ${t + 2}Z`;
  return [
    ["line", `M${x} ${y}Q${x - 3} ${y - h / 2} ${x} ${t}`],
    ["deep", leaf(-13, 5) + leaf(12, 6) + leaf(-8, -5) + leaf(9, -4) + leaf(3, 10)],
  ];
}

/** Steps of a pyramid: so many, standing on y. */
function pyramid(x: number, y: number, w: number, steps: number, high: number): Stroke[] {
  const rows = Array.from({ length: steps }, (_, i) => {
    const half = (w / 2) * (1 - i / (steps + 0.6));
    return `M${x - half} ${y - i * high}H${x + half}V${y - (i + 1) * high}H${x - half}Z`;
  });
  return [
    ["stone", rows.join("")],
    ["shade", `M${x - 4} ${y}V${y - high * steps * 0.5}H${x + 4}V${y}Z`],
  ];
}

function pillars(xs: number[], y: number, h: number): Stroke[] {
  return [
    ["stone", xs.map((x, i) => `M${x - 4} ${y}V${y - h + (i % 2) * 7}H${x + 4}V${y}Z`).join("")],
    ["stone", xs.map((x, i) => (i % 2 ? "" : `M${x - 6} ${y - h}H${x + 6}V${y - h - 4}H${x - 6}Z`)).join("")],
  ];
}

function arch(x: number, y: number, w: number, h: number): Stroke[] {
  return [
    ["stone", `M${x - w / 2} ${y}V${y - h}H${x + w / 2}V${y}H${x + w / 4}V${y - h / 2}A${w / 4} ${w / 4} 0 0 0 ${x - w / 4} ${y - h / 2}V${y}Z`],
    ["line", `M${x - w / 2} ${y - h + 6}H${x + w / 2}`],
  ];
}

function head(x: number, y: number, s: number): Stroke[] {
  return [
    ["stone", `M${x - s} ${y}V${y - s * 2}Q${x} ${y - s * 3} ${x + s} ${y - s * 2}V${y}Z`],
    ["shade", `M${x - s * 0.7} ${y - s * 1.7}h${s * 0.5}v${s * 0.35}h${-s * 0.5}ZM${x + s * 0.2} ${y - s * 1.7}h${s * 0.5}v${s * 0.35}h${-s * 0.5}ZM${x - s * 0.4} ${y - s * 0.5}h${s * 0.8}v${s * 0.2}h${-s * 0.8}Z`],
    ["line", `M${x} ${y - s * 1.6}V${y - s * 0.9}`],
  ];
}

const hut = (x: number, y: number, w: number): Stroke[] => [
  ["stone", `M${x - w / 2} ${y}L${x} ${y - w * 0.8}L${x + w / 2} ${y}Z`],
  ["shade", `M${x - w / 6} ${y}L${x} ${y - w * 0.45}L${x + w / 6} ${y}Z`],
];

const fall = (x: number, y: number, h: number): Stroke[] => [
  ["stone", `M${x - 22} ${y}V${y - h}H${x + 22}V${y}Z`],
  ["water", `M${x - 9} ${y - h}H${x + 9}V${y}H${x - 9}Z`],
  ["line", `M${x - 4} ${y - h + 3}V${y - 3}M${x + 3} ${y - h + 8}V${y - 6}`],
];

const HILLS = land("M0 46Q28 34 56 44T112 40T160 46V72H0Z");
const FLAT = land("M0 50H160V72H0Z");
const SHORE: Stroke[] = [land("M0 44Q40 38 90 46T160 44V60H0Z"), ["water", "M0 58Q20 54 40 58T80 58T120 58T160 58V72H0Z"]];

const SCENES: Record<string, Scene> = {
  "camp-1": [SKY, HILLS, ...hut(64, 50, 30), ...hut(88, 52, 22), ...palm(40, 52, 26)],
  "camp-2": [SKY, ...SHORE, ...hut(70, 50, 30), ...palm(98, 50, 28), ...palm(108, 52, 20)],
  "camp-3": [SKY, FLAT, ...hut(62, 54, 28), ...pillars([92, 104], 54, 22)],
  "camp-4": [SKY, HILLS, ...hut(84, 52, 34), ["accent", "M84 24V14L97 18L84 22Z"], ["line", "M84 26V13"]],
  "camp-5": [SKY, FLAT, ...fall(104, 54, 34), ...hut(58, 54, 28)],
  "site-1-1": [SKY, HILLS, ["stone", "M50 46L96 34L100 40L58 53Z"], ["stone", "M70 42L60 20L66 19L82 38ZM78 44L92 62L98 60L88 40Z"], ["stone", "M52 46L44 36L49 35L58 44Z"], ["shade", "M88 37l5 -1v3l-5 1Z"], ...palm(122, 54, 30)],
  "site-1-2": [SKY, HILLS, ...arch(80, 56, 44, 34), ...palm(44, 54, 26)],
  "site-1-3": [SKY, FLAT, ...pillars([56, 72, 88, 104], 54, 32)],
  "site-1-4": [SKY, ...SHORE, ...head(80, 54, 13)],
  "site-1-5": [SKY, HILLS, ...pyramid(80, 56, 70, 3, 10)],
  "site-1-6": [SKY, FLAT, ...arch(62, 54, 30, 28), ...arch(100, 54, 30, 28), ["stone", "M46 26H116V21H46Z"]],
  "site-1-7": [SKY, HILLS, ["stone", "M52 56Q56 22 80 22T108 56Z"], ["shade", "M68 56Q70 36 80 36T92 56Z"], ...palm(120, 54, 24)],
  "site-1-8": [SKY, FLAT, ...head(62, 54, 10), ...head(84, 54, 13), ...head(108, 54, 10)],
  "site-1-9": [SKY, HILLS, ["stone", "M60 56V36L66 28H94L100 36V56Z"], ["shade", "M70 36h7v8h-7ZM83 36h7v8h-7ZM72 50h16v3h-16Z"], ["accent", "M80 14L84 24H76Z"]],
  "site-1-10": [SKY, FLAT, ...fall(80, 56, 40), ...palm(48, 56, 26), ...palm(114, 56, 22)],
  "site-2-1": [SKY, HILLS, ...pyramid(80, 58, 88, 4, 10), ["accent", "M80 6L85 16H75Z"]],
  "site-2-2": [SKY, FLAT, ["stone", "M40 56V38H120V56Z"], ["shade", "M52 56V45h8v11ZM70 56V45h8v11ZM88 56V45h8v11ZM106 56V45h6v11Z"], ["stone", "M34 38L80 18L126 38Z"], ["accent", "M80 24a5 5 0 1 0 .1 0Z"]],
  "site-2-3": [SKY, HILLS, ...pyramid(60, 58, 46, 4, 8), ...pyramid(108, 58, 46, 3, 8)],
  "site-2-4": [SKY, ...SHORE, ["stone", "M58 56V18H102V56Z"], ["shade", "M72 56V38A8 8 0 0 1 88 38V56Z"], ["stone", "M52 18H108V11H52Z"], ["line", "M64 26H96M64 32H68M92 32H96"]],
  "site-2-5": [SKY, FLAT, ["stone", "M80 12Q112 20 110 54H50Q48 20 80 12Z"], ["shade", "M60 34q8 -7 16 0q-8 5 -16 0ZM84 34q8 -7 16 0q-8 5 -16 0ZM66 46H94V50H66Z"], ["accent", "M80 16L85 23L80 28L75 23Z"]],
  "site-2-6": [SKY, HILLS, ["stone", "M70 58V20L80 8L90 20V58Z"], ["line", "M70 28H90M70 38H90M70 48H90"], ["shade", "M76 58V50H84V58Z"], ...pillars([50, 110], 58, 26)],
};

/** Jungle: leaves over each other. */
function jungle(of: string): Scene {
  const deep = of.endsWith("2");
  const leaf = (x: number, y: number, s: number, a: number) => {
    const c = Math.cos(a);
    const n = Math.sin(a);
    return `M${x} ${y}Q${x + s * (c - n * 0.45)} ${y + s * (n + c * 0.45)} ${x + s * 2 * c} ${y + s * 2 * n}Q${x + s * (c + n * 0.45)} ${y + s * (n - c * 0.45)} ${x} ${y}Z`;
  };
  const spots = Array.from({ length: deep ? 16 : 12 }, (_, i) => ({ x: ((i * 47) % 150) + 2, y: ((i * 29) % 66) + 4, s: 11 + ((i * 7) % 8), a: (i * 2.4) % 6.28 }));
  return [
    ["deep", spots.map(({ x, y, s, a }) => leaf(x, y, s, a)).join("")],
    ["leaf", spots.map(({ x, y, s, a }) => leaf((x + 31) % 160, (y + 23) % 72, s * 0.8, a + 1)).join("")],
  ];
}

const jungles = new Map<string, Scene>();

export function sitePicture(of: string): Scene {
  const scene = SCENES[of] ?? jungles.get(of);
  if (scene) return scene;
  const made = jungle(of);
  jungles.set(of, made);
  return made;
}
