/** Faces of guardians and assistants, put together from parts by number: no two alike. */

import { disc, type Shape } from "../figures/shape";

const numberOf = (id: string) => Number(/(\d+)$/.exec(id)?.[1] ?? 1) - 1;

/** What a guardian wears: five of them. */
const CROWNS: Shape[] = [
  [
    ["fill", "M8 14L4 2L14 8L24 0L34 8L44 2L40 14Z"],
    ["tone", disc(24, 7, 2.6)],
  ],
  [
    ["fill", "M10 13C6 8 3 7 2 1C9 2 13 5 16 10C18 5 20 3 24 0C28 3 30 5 32 10C35 5 39 2 46 1C45 7 42 8 38 13Z"],
    ["cut", "M24 4V12M13 8L18 12M35 8L30 12"],
  ],
  [
    ["fill", "M12 14V4H18V8H21V0H27V8H30V4H36V14Z"],
    ["tone", "M22 3H26V7H22Z"],
  ],
  [
    ["fill", "M10 14C10 6 2 8 1 1C8 -1 17 3 18 11H30C31 3 40 -1 47 1C46 8 38 6 38 14Z"],
    ["tone", "M20 11L24 4L28 11Z"],
  ],
  [
    ["fill", "M9 14A15 15 0 0 1 39 14Z"],
    ["tone", `${disc(15, 8, 2)}${disc(24, 5, 2.6)}${disc(33, 8, 2)}`],
  ],
];

/** The face itself: three. */
const FACES: Shape[] = [
  [["fill", "M9 12H39V30C39 40 32 47 24 47S9 40 9 30Z"]],
  [["fill", "M6 13H42L38 34L31 46H17L10 34Z"]],
  [["fill", "M12 12H36L43 24L38 38L28 46H20L10 38L5 24Z"]],
];

const EYES: Shape[] = [
  [
    ["hole", `${disc(16.5, 22, 4.6)}${disc(31.5, 22, 4.6)}`],
    ["fill", `${disc(16.5, 22, 2)}${disc(31.5, 22, 2)}`],
  ],
  [
    ["hole", "M11 19L21 23V26H13ZM37 19L27 23V26H35Z"],
    ["fill", `${disc(17, 23.600, 1.4)}${disc(31, 23.600, 1.4)}`],
  ],
  [
    ["hole", "M11 22Q16.500 15 22 22Q16.500 27 11 22ZM26 22Q31.500 15 37 22Q31.500 27 26 22Z"],
    ["fill", "M16.500 18V26M31.500 18V26"],
    ["tone", `${disc(16.5, 21.6, 2.2)}${disc(31.5, 21.6, 2.2)}`],
  ],
  [
    ["hole", "M12 18H21V26H12ZM27 18H36V26H27Z"],
    ["tone", "M15 21H18V24H15ZM30 21H33V24H30Z"],
  ],
  [
    ["hole", `${disc(24, 21, 6.4)}`],
    ["tone", disc(24, 21, 3.6)],
    ["fill", disc(24, 21, 1.6)],
  ],
];

const MOUTHS: Shape[] = [
  [
    ["hole", "M15 34H33V40H15Z"],
    ["line", "M19.500 34V40M24 34V40M28.500 34V40"],
  ],
  [
    ["hole", "M14 33Q24 30 34 33Q31 43 24 43T14 33Z"],
    ["fill", "M17 33L19 38L21 33ZM27 33L29 38L31 33Z"],
    ["tone", "M21 42Q24 36 27 42Z"],
  ],
  [
    ["cut", "M15 36Q19.500 32 24 36T33 36M15 40Q19.500 36 24 40T33 40"],
    ["hole", "M22 28H26L27 32H21Z"],
  ],
];

/** The mask of a guardian: crown, face, eyes and mouth by its number. */
export function mask(id: string): Shape {
  const n = numberOf(id);
  return [...FACES[n % 3]!, ...CROWNS[n % 5]!, ...EYES[(n + Math.floor(n / 5)) % 5]!, ...MOUTHS[(n + Math.floor(n / 3)) % 3]!];
}

const HATS: Shape[] = [
  [
    ["fill", "M7 15Q24 9 41 15Q38 18 24 18T7 15ZM15 12C15 4 18 2 24 2S33 4 33 12Z"],
    ["tone", "M15 10Q24 13 33 10V12.600Q24 15.600 15 12.600Z"],
  ],
  [["fill", "M14 20C11 8 16 2 25 2C33 2 37 9 34 20C33 15 31 12 27 10C23 13 17 13 14 20Z"]],
  [
    ["fill", "M14 15C14 6 18 3 24 3S34 6 34 15Z"],
    ["fill", "M13 15H42V18H13Z"],
    ["tone", disc(24, 9, 2)],
  ],
  [["fill", "M13 22C9 6 17 1 24 1S39 6 35 22C36 30 38 31 40 33H32C34 24 34 14 30 12C24 14 18 13 17 15C14 22 14 28 16 33H8C11 30 13 28 13 22Z"]],
];

const JAWS: Shape[] = [
  [],
  [["fill", "M16 24Q24 27 32 24V27C32 33 29 36 24 36S16 33 16 27Z"]],
  [["line", "M17 27Q20.500 24.500 24 26.500Q27.500 24.500 31 27"]],
];

/** The portrait of an assistant: a hat or hair, a beard or none, glasses for some. */
export function portrait(id: string): Shape {
  const n = numberOf(id);
  const glasses: Shape = n % 2 ? [["line", `${disc(20, 20, 3)}${disc(28, 20, 3)}M23 20H25`]] : [["fill", `${disc(20.5, 20, 1.3)}${disc(27.5, 20, 1.3)}`]];
  return [
    ["hole", "M15 14H33V26C33 32 29 35.600 24 35.600S15 32 15 26Z"],
    ["line", "M15 14V26C15 32 19 35.600 24 35.600S33 32 33 26V14"],
    ["fill", "M4 47C5 39 11 35 19 34.600L24 40L29 34.600C37 35 43 39 44 47Z"],
    ["tone", "M19.500 35L24 40.600L28.500 35L31 47H17Z"],
    ...glasses,
    ...JAWS[(n + Math.floor(n / 4)) % 3]!,
    ...HATS[n % 4]!,
  ];
}
