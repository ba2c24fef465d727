// @vitest-environment jsdom
import { expect, test } from "vitest";

import { drawn } from "./drawn";
import { fill, line } from "./shape";

const element = () => document.createElementNS("http://www.w3.org/2000/svg", "g");
const paths = (of: Element) => [...of.children].map((path) => `${path.getAttribute("class")} ${path.getAttribute("d")}`);

test("everything that shows a shape has paths of its own, where it shows it, and only those of what it shows last", () => {
  const shape = [fill("M0 0L48 24Z"), line("M24 0V48")];
  const [one, other] = [element(), element()];
  drawn(shape, 24, 24, 1)(one);
  drawn(shape, 24, 24, 1)(other);
  expect(paths(one)).toEqual(["fill M0 0L48 24Z", "line M24 0V48"]);
  expect(paths(other)).toEqual(paths(one));
  drawn(shape, 100, 24, 1)(one);
  expect(paths(one)).toEqual(["fill M 76 0L 124 24Z", "line M 100 0V 48"]);
  expect(paths(other)).toEqual(["fill M0 0L48 24Z", "line M24 0V48"]);
  drawn(undefined, 24, 24, 1)(one);
  expect(paths(one)).toEqual([]);
});
