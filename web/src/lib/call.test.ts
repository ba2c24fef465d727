// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";

vi.hoisted(() => vi.resetModules()); // another file may have read what is replaced here
afterAll(() => vi.resetModules());
const chime = vi.fn();
vi.mock("./chime", () => ({ chime: (volume: number) => void chime(volume), prepareChime: () => undefined }));
vi.mock("./api", () => ({ api: { games: () => Promise.resolve([]), table: (id: string) => Promise.resolve({ id, game: "cyclades", title: "Cyclades" }) } }));

import { Caller } from "./call.svelte";
import { preferences } from "./page.svelte";

class Note {
  static permission = "granted";
  static all: Note[] = [];
  closed = false;
  onclick: (() => void) | null = null;
  constructor(
    readonly title: string,
    readonly options: { tag: string },
  ) {
    Note.all.push(this);
  }
  close() {
    this.closed = true;
  }
}

let front = false;
beforeEach(() => {
  Note.all = [];
  chime.mockClear();
  vi.stubGlobal("Notification", Note);
  vi.spyOn(document, "hasFocus").mockImplementation(() => front);
  Object.assign(preferences, { language: "en", sound: true, volume: 40, notify: true });
  front = false;
});
const soon = () => new Promise((done) => setTimeout(done, 5));

describe("a turn that comes while the page is not in front", () => {
  test("is called once by sound and notification, however often the server repeats it", async () => {
    const caller = new Caller();
    caller.hear(["one"]);
    caller.hear(["one"]);
    await soon();
    expect(Object.fromEntries(caller.calls)).toEqual({ one: "Your turn – Cyclades" });
    expect(chime.mock.calls).toEqual([[40]]);
    expect(Note.all.map((note) => [note.title, note.options.tag])).toEqual([["Your turn – Cyclades", "turn-one"]]);
  });

  test("is taken back when it was taken elsewhere, and calls again when it comes again", async () => {
    const caller = new Caller();
    caller.hear(["one", "two"]);
    await soon();
    caller.hear(["two"]);
    expect(Object.fromEntries(caller.calls)).toEqual({ two: "Your turn – Cyclades" });
    expect(Note.all.map((note) => note.closed)).toEqual([true, false]);
    caller.hear(["one", "two"]);
    await soon();
    expect(Note.all).toHaveLength(3);
  });

  test("is taken back when the page comes to the front", async () => {
    const caller = new Caller();
    caller.hear(["one"]);
    await soon();
    caller.heard();
    expect(Object.fromEntries(caller.calls)).toEqual({});
    expect(Note.all[0]!.closed).toBe(true);
  });

  test("is silent for those who want neither sound nor notification", async () => {
    Object.assign(preferences, { sound: false, notify: false });
    const caller = new Caller();
    caller.hear(["one"]);
    await soon();
    expect(chime).not.toHaveBeenCalled();
    expect(Note.all).toEqual([]);
    expect(Object.fromEntries(caller.calls)).toEqual({ one: "Your turn – Cyclades" });
  });
});

test("nobody is called who looks at the page", async () => {
  front = true;
  const caller = new Caller();
  caller.hear(["one"]);
  await soon();
  expect(Object.fromEntries(caller.calls)).toEqual({});
  expect(chime).not.toHaveBeenCalled();
  expect(Note.all).toEqual([]);
});
