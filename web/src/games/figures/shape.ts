/**
 * Pictures as data, on a grid of 48 x 48 with lines 3 wide (1.5 at 24 px).
 * `fill` is the figure, `limb` a broad stroke of it, `line` a thin one, `tone` the second colour, `toneLine` a line in it;
 * `cut` and `hole` are incised: lines and areas in the colour of the ground, as on Attic vases.
 */

export type Part = readonly ["fill" | "limb" | "line" | "tone" | "toneLine" | "cut" | "hole", string];
export type Shape = readonly Part[];

export const fill = (d: string): Part => ["fill", d];
export const limb = (d: string): Part => ["limb", d];
export const line = (d: string): Part => ["line", d];
export const tone = (d: string): Part => ["tone", d];
export const cut = (d: string): Part => ["cut", d];
export const hole = (d: string): Part => ["hole", d];

/** A serpent's head with open jaws, looking along the angle (degrees, clockwise from the right). */
export function serpent(x: number, y: number, angle: number, size = 1): string {
  const turn = (angle * Math.PI) / 180;
  const flip = Math.cos(turn) < 0 ? -1 : 1;
  const points: [number, number][] = [
    [-3, -3],
    [1, -4.2],
    [4, -2.6],
    [8, -3],
    [3.4, 0.2],
    [7.6, 2.4],
    [2, 3.6],
    [-3, 3],
  ];
  const place = ([a, b]: [number, number]) => {
    const u = a * size;
    const v = b * size * flip;
    return `${(x + u * Math.cos(turn) - v * Math.sin(turn)).toFixed(1)} ${(y + u * Math.sin(turn) + v * Math.cos(turn)).toFixed(1)}`;
  };
  return `M${points.map(place).join("L")}Z`;
}

/** A disc as a path. */
export function disc(x: number, y: number, r: number): string {
  return `M${x} ${y - r}a${r} ${r} 0 1 0 0.02 0Z`;
}

/** A shape with the second colour that it is known by. */
export interface Drawing {
  shape: Shape;
  tone?: string;
}

/** What a game draws for a value of its views and words: `kind` is the field or axis that it stands in. */
export type Icons = (kind: string, name: string) => Drawing | undefined;
