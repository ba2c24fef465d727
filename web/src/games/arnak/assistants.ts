/** Portraits of the assistants: one bust for all, and for each what the trade wears on the head, the eyes and the beard. */

import { cut, disc, fill, hole, line, tone, type Shape } from "../figures/shape";

const BUST: Shape = [
  hole("M15 14H33V26C33 32 29 35.600 24 35.600S15 32 15 26Z"),
  line("M15 14V26C15 32 19 35.600 24 35.600S33 32 33 26V14"),
  fill("M4 47C5 39 11 35 19 34.600L24 40L29 34.600C37 35 43 39 44 47Z"),
  tone("M19.500 35L24 40.600L28.500 35L31 47H17Z"),
];

const DOTS: Shape = [fill(`${disc(20.5, 20, 1.3)}${disc(27.5, 20, 1.3)}`)];
const GLASSES: Shape = [line(`${disc(20, 20, 3)}${disc(28, 20, 3)}M23 20H25`)];

const SHAVEN: Shape = [];
const BEARD: Shape = [fill("M16 24Q24 27 32 24V27C32 33 29 36 24 36S16 33 16 27Z")];
const MOUSTACHE: Shape = [line("M17 27Q20.500 24.500 24 26.500Q27.500 24.500 31 27")];

const LONG_HAIR = fill("M13 22C9 6 17 1 24 1S39 6 35 22C36 30 38 31 40 33H32C34 24 34 14 30 12C24 14 18 13 17 15C14 22 14 28 16 33H8C11 30 13 28 13 22Z");
const SHORT_HAIR = fill("M14 20C11 8 16 2 25 2C33 2 37 9 34 20C33 15 31 12 27 10C23 13 17 13 14 20Z");

const TOP_HAT: Shape = [fill("M8 15H40V19H8ZM15 15V1H33V15Z"), tone("M15 10H33V13.500H15Z")];
const QUILL: Shape = [hole("M15 15C15 8 18 4 24 4S33 8 33 15Z"), line("M15 15C15 8 18 4 24 4S33 8 33 15"), fill("M14 25C9 19 11 9 17 7C15 13 15 19 16 24ZM34 25C39 19 37 9 31 7C33 13 33 19 32 24Z"), line("M34 20L42 4"), tone("M38 11C38 5 42 1 46 0C46 6 44 11 38 13Z")];
const FEATHERED: Shape = [fill("M7 15Q24 9 41 15Q38 18 24 18T7 15ZM15 12C15 4 18 2 24 2S33 4 33 12Z"), tone("M15 10Q24 13 33 10V12.600Q24 15.600 15 12.600ZM32 11C34 5 38 1 44 0C44 5 40 10 32 11Z")];
const FEZ: Shape = [fill("M14 16L17 2H31L34 16Z"), tone("M16 16L17.500 10H20L19 16Z"), line("M24 2L35 5V12")];
const HEAD_MIRROR: Shape = [SHORT_HAIR, cut("M14 13Q24 8 34 13"), tone(disc(29, 8, 4.4)), hole(disc(29, 8, 1.6))];
const BUN: Shape = [fill("M13 24C10 12 15 6 24 6S38 12 35 24C34 17 31 13 24 13S14 17 13 24Z"), fill(disc(24, 4.5, 4.4)), tone("M20 6H28V8H20Z")];
const FLYING_CAP: Shape = [fill("M12 31C11 10 14 3 24 3S37 10 36 31L32 29V16Q24 12 16 16V29Z"), tone(`${disc(19, 10, 4)}${disc(29, 10, 4)}`), line(`${disc(19, 10, 4)}${disc(29, 10, 4)}`)];
const FLAT_CAP: Shape = [fill("M12 16C8 6 17 3 25 3C34 3 41 9 43 15C38 18 20 14 12 16Z"), cut("M24 4C23 8 24 12 27 14")];
const SAILOR_CAP: Shape = [tone("M13 13C10 3 38 3 35 13Z"), line("M13 13C10 3 38 3 35 13Z"), fill("M12 13H36V18H12ZM34 16L42 24L36 22Z"), fill(disc(24, 4, 2.6))];
const KEPI: Shape = [fill("M14 15C14 6 18 3 24 3S34 6 34 15Z"), fill("M13 15H42V18H13Z"), tone(disc(24, 9, 2))];
const BERET: Shape = [LONG_HAIR, tone("M9 13C7 3 38 -2 41 8C42 14 26 11 9 13Z"), line("M9 13C7 3 38 -2 41 8C42 14 26 11 9 13ZM27 2V-1")];
const PITH_HELMET: Shape = [fill("M5 18C8 14 13 14 14 12C14 4 18 1 24 1S34 4 34 12C35 14 40 14 43 18Q24 14 5 18Z"), cut("M24 2V12"), tone("M14 11Q24 14.500 34 11V13.500Q24 17 14 13.500Z")];

/** By what they are called. */
const ASSISTANTS: Record<string, Shape> = {
  "assistant-01": [...BUST, ...DOTS, ...MOUSTACHE, ...TOP_HAT], // treasurer
  "assistant-02": [...BUST, ...GLASSES, ...BEARD, ...QUILL], // scribe
  "assistant-03": [...BUST, ...DOTS, ...SHAVEN, ...FEATHERED], // tracker
  "assistant-04": [...BUST, ...DOTS, ...BEARD, ...FEZ], // dealer
  "assistant-05": [...BUST, ...GLASSES, ...MOUSTACHE, ...HEAD_MIRROR], // doctor
  "assistant-06": [...BUST, ...GLASSES, ...SHAVEN, ...BUN], // librarian
  "assistant-07": [...BUST, ...DOTS, ...SHAVEN, ...FLYING_CAP], // aviator
  "assistant-08": [...BUST, ...DOTS, ...MOUSTACHE, ...FLAT_CAP], // driver
  "assistant-09": [...BUST, ...DOTS, ...BEARD, ...SAILOR_CAP], // sailor
  "assistant-10": [...BUST, ...DOTS, ...MOUSTACHE, ...KEPI], // quartermaster
  "assistant-11": [...BUST, ...DOTS, ...SHAVEN, ...BERET], // restorer
  "assistant-12": [...BUST, ...GLASSES, ...SHAVEN, ...PITH_HELMET], // cartographer
};

export function portrait(id: string): Shape {
  return ASSISTANTS[id] ?? BUST;
}
