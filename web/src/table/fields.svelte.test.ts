// @vitest-environment jsdom
import { flushSync } from "svelte";
import { expect, test } from "vitest";

import type { View } from "../lib/play";
import { Fields } from "./fields.svelte";

const view = (fields: object) => fields as View;

/** How often what reads a field was drawn, and what it read last. */
function drawing(read: () => unknown) {
  const seen: unknown[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push(read());
    });
  });
  flushSync();
  return { seen, stop };
}

test("what is drawn from a field is drawn again when this field changes, and only then", () => {
  const fields = new Fields();
  fields.show(view({ ply: 1, step: "a" }));
  const { seen, stop } = drawing(() => fields.view.step);
  flushSync(() => fields.show(view({ ply: 2, step: "a" })));
  expect(seen).toEqual(["a"]);
  flushSync(() => fields.show(view({ ply: 3, step: "b" })));
  expect(seen).toEqual(["a", "b"]);
  stop();
});

test("fields come and go", () => {
  const fields = new Fields();
  fields.show(view({ ply: 1 }));
  const { seen, stop } = drawing(() => ("step" in fields.view ? fields.view.step : "none"));
  flushSync(() => fields.show(view({ ply: 1, step: "a" })));
  flushSync(() => fields.show(view({ ply: 1 })));
  expect(seen).toEqual(["none", "a", "none"]);
  stop();
});

test("it lists the fields of the position", () => {
  const fields = new Fields();
  fields.show(view({ ply: 1, old: 1 }));
  fields.show(view({ ply: 2, step: "a" }));
  expect(Object.entries(fields.view)).toEqual([["ply", 2], ["step", "a"]]); // prettier-ignore
});
