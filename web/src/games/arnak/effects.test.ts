import { expect, test } from "vitest";

import { signs } from "./effects";

test("gains are counted, a price stands before an arrow, choices are parted", () => {
  expect(signs([{ op: "gain", coin: 2, compass: 1 }])).toEqual(["2/coin", "1/compass"]);
  expect(signs([{ op: "may_pay", cost: { coin: 1 }, then: [{ op: "gain", jewel: 1 }] }])).toEqual(["1/coin", "→", "1/jewel"]);
  expect(signs([{ op: "choose", options: [[{ op: "gain", coin: 1 }], [{ op: "travel", icons: ["plane"] }]] }])).toEqual(["1/coin", "/", "1/plane"]);
});
