import { expect, test } from "vitest";

import { flightsOf } from "./flights";

const entry = (message: string, seat: number, more: Record<string, string | number> = {}) => ({ ply: 1, message, seat, ...more });

test("archaeologists walk from home to their space, cards from one's own hand to the play area", () => {
  expect(flightsOf(entry("archaeologist-sent", 1, { space: "r1c2" }), 0)).toEqual([{ from: "home-1", to: "space-r1c2", sign: "archaeologist" }]);
  expect(flightsOf(entry("card-played", 0, { card: "hat" }), 0)).toEqual([{ from: "hand-hat", to: "played-0", sign: "card" }]);
});

test("of each resource gained one piece flies; what nobody sees moves nothing", () => {
  expect(flightsOf(entry("gained", 2, { coin: 2, compass: 0, tablet: 0, arrowhead: 1, jewel: 0 }), 0).map(({ sign }) => sign)).toEqual(["coin", "arrowhead"]);
  expect(flightsOf(entry("card-drawn", 1), 0)).toEqual([]);
  expect(flightsOf(entry("turn-ended", 0), 0)).toEqual([]);
});
