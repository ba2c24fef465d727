// @vitest-environment jsdom
import { flushSync } from "svelte";
import { expect, test } from "vitest";

import type { Preview } from "./play";
import { Previews } from "./previews.svelte";

const preview = (word: string): Preview => ({ word, uncovers: false, view: null, log: [], ends_turn: false, odds: null, why: null });
const settled = () => new Promise((done) => setTimeout(done));

test("what is wanted at once is asked in one message, and once", async () => {
  const asked: string[][] = [];
  const previews = new Previews((words) => (asked.push(words), Promise.resolve(words.map(preview))));
  expect(previews.get("take 1")).toBeUndefined();
  expect(previews.get("take 2")).toBeUndefined();
  expect(previews.get("take 1")).toBeUndefined();
  await settled();
  expect(asked).toEqual([["take 1", "take 2"]]);
  expect(previews.get("take 2")).toEqual(preview("take 2"));
  await settled();
  expect(asked).toHaveLength(1);
});

test("whoever reads a preview is told when it comes", async () => {
  const previews = new Previews((words) => Promise.resolve(words.map(preview)));
  const seen: (string | undefined)[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(previews.get("pass")?.word));
  });
  flushSync();
  await settled();
  flushSync();
  expect(seen).toEqual([undefined, "pass"]);
  stop();
});

test("without an answer it is asked again another time", async () => {
  let connected = false;
  const previews = new Previews((words) => Promise.resolve(connected ? words.map(preview) : []));
  previews.get("pass");
  await settled();
  connected = true;
  expect(previews.get("pass")).toBeUndefined();
  await settled();
  expect(previews.get("pass")).toEqual(preview("pass"));
});
