import { expect, test } from "vitest";

import { Texts } from "../lib/texts";
import { valueName } from "./options";

const texts = new Texts("en", "colour-brown = Brown\ncolour-blue = Blue\noption-order-random = at random", { verbs: [{ name: "take", axes: ["colour"] }], messages: [] });

test("a value has its own name, that of its parts, or none", () => {
  expect(valueName("order", "random", texts)).toBe("at random");
  expect(valueName("order", "brown-blue", texts)).toBe("Brown, Blue");
  expect(valueName("side", "B", texts)).toBe("B");
});
