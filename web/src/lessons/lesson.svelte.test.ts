// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api } from "../lib/api";
import type { LessonInfo } from "../lib/types";
import { Lesson } from "./lesson.svelte";

/** Three notes, at the first of which the learner may take one of two cards. */
const INFO = {
  seat: 0,
  players: 2,
  notes: [
    { at: 0, say: ["take 1", "take 2"], answers: {}, point: [], text: "" },
    { at: 1, say: ["pass"], answers: {}, point: [], text: "" },
    { at: 2, say: [], answers: {}, point: [], text: "" },
  ],
  frames: [0, 1, 2].map((ply) => ({ ply, deciding: 0, legal: [], log: [], view: {} })),
} as unknown as LessonInfo;

let arrive: () => void;
beforeEach(() => {
  vi.spyOn(api, "lesson").mockImplementation((_game, _name, said) => (said.length ? new Promise((done) => (arrive = () => done(INFO))) : Promise.resolve(INFO)));
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("another word than the lesson's own leads to the next note, however often it is pressed before the server has answered", async () => {
  const lesson = new Lesson("atlantis", "first");
  await lesson.open();
  const first = lesson.say("take 2");
  expect(lesson.asks).toBe(false);
  const second = lesson.say("take 1");
  arrive();
  await Promise.all([first, second]);
  expect(lesson.at).toBe(1);
  expect(lesson.asks).toBe(true);
});

test("a word that could not be fetched can be said again", async () => {
  const lesson = new Lesson("atlantis", "again");
  await lesson.open();
  vi.spyOn(api, "lesson").mockRejectedValueOnce(new Error("no network"));
  await expect(lesson.say("take 2")).rejects.toThrow();
  expect([lesson.at, lesson.asks]).toEqual([0, true]);
});
