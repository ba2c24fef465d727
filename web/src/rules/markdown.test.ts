// @vitest-environment jsdom
import { expect, test } from "vitest";

import { render, ruleOf, search, withExamples } from "./markdown";

const text = "# Rules\n\n## O13 Capture\n\n1. **O13.5** Roll; with a skull the fight is won (O13.6).\n2. **O13.6 Won.** Take the reward, see O20.\n\n## O20 Rewards\n\n- A medallion.\n";
const html = render(text, "/rules/orichalcum");

test("every rule has an anchor, once", () => {
  expect(html.match(/id="O13\.5"/g)?.length).toBe(1);
  expect(html).toContain('id="O20"');
});

test("mentions are links", () => {
  expect(html).toContain('<a href="/rules/orichalcum#O13.6">O13.6</a>');
  expect(html).toContain('<a href="/rules/orichalcum#O20">O20</a>');
});

test("the search finds the rule and its chapter", () => {
  expect(search(html, "skull").map((hit) => hit.rule)).toEqual(["O13.5"]);
  expect(search(html, "medallion").map((hit) => hit.rule)).toEqual(["O20"]);
  expect(search(html, "  ")).toEqual([]);
});

test("a worked example is linked to the table that shows it, and found by its number", () => {
  const html = render("## A23 Worked examples\n\n1. (R) Dig. Given a camp.\n2. (R) Fear. Given a Fear.\n", "/rules/arnak");
  expect(ruleOf(html, "A23.2")).toContain("Given a Fear");
  const linked = withExamples(html, [{ name: "A23.2-2", rule: "A23.2" }], (one) => `/examples/arnak/${one.name}`, "Show");
  expect(ruleOf(linked, "A23.2")).toContain('<a class="shown" href="/examples/arnak/A23.2-2">Show (2)</a>');
  expect(ruleOf(linked, "A23.1")).not.toContain("shown");
});
