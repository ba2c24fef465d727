// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from "vitest";

import { live } from "../lib/live.svelte";
import { notices } from "../lib/notices.svelte";
import { preferences } from "../lib/page.svelte";
import type { Position, Table } from "../lib/types";
import { BY_ITSELF_MS, BY_ITSELF_UNDOABLE_MS, HURRIED_MS, HURRIED_PACE_MS, PACE_MS, Session } from "./session.svelte";

const PACE = PACE_MS.normal;
const table = { id: "t", mine: [0], seats: [], state: "running", clock: { kind: "none" } } as unknown as Table;

function position(version: number, deciding: number, more: Partial<Position> = {}): Position {
  return {
    table: "t",
    version,
    ply: version,
    seat: 0,
    view: { ply: version } as Position["view"],
    legal: deciding === 0 ? ["pass"] : [],
    forced: false,
    undo: false,
    take_back: false,
    confirm: false,
    log: [{ ply: version, message: "x", seat: deciding }],
    log_from: version,
    since: [],
    clocks: [null, null],
    deciding: [deciding],
    ...more,
  };
}

let session: Session;
const hear = (one: Position) => session.hear({ type: "position", ...one });

beforeEach(() => {
  vi.useFakeTimers();
  preferences.pace = "normal";
  session = new Session("t");
  session.sit(table);
});
afterEach(() => vi.useRealTimers());

test("one's own steps are shown at once", () => {
  hear(position(1, 0));
  hear(position(2, 0));
  expect(session.position?.version).toBe(2);
  expect(session.canSay).toBe(true);
});

test("what others do takes its time, step by step", () => {
  hear(position(1, 1));
  hear(position(2, 1));
  hear(position(3, 0));
  expect(session.position?.version).toBe(1);
  expect(session.canSay).toBe(false);
  vi.advanceTimersByTime(PACE);
  expect(session.position?.version).toBe(2);
  vi.advanceTimersByTime(PACE);
  expect(session.position?.version).toBe(3);
  expect(session.canSay).toBe(true);
});

test("the pace is the person's own, and it may be none", () => {
  preferences.pace = "slow";
  hear(position(1, 1));
  hear(position(2, 1));
  vi.advanceTimersByTime(PACE_MS.normal);
  expect(session.position?.version).toBe(1);
  vi.advanceTimersByTime(PACE_MS.slow - PACE_MS.normal);
  expect(session.position?.version).toBe(2);
  preferences.pace = "instant";
  hear(position(3, 1));
  expect(session.position?.version).toBe(3);
});

describe("while one's own clock runs, what the others did is shown", () => {
  /** So many steps of somebody else, and the turn comes; after how many milliseconds it can be played. */
  function waited(steps: number): number {
    session.sit({ ...table, clock: { kind: "live" } as Table["clock"] });
    for (let version = 1; version <= steps; version++) hear(position(version, 1));
    hear(position(steps + 1, 0));
    let ms = 0;
    for (; !session.canSay && ms < 10_000; ms++) vi.advanceTimersByTime(1);
    return ms;
  }

  test("quickly, each for a moment", () => expect(waited(3)).toBe(3 * HURRIED_PACE_MS));
  test("within half a second, however much it was", () => expect(waited(40)).toBeLessThanOrEqual(HURRIED_MS));
});

describe("the only word that can be said", () => {
  let said: MockInstance<typeof live.say>;
  beforeEach(() => void (said = vi.spyOn(live, "say").mockResolvedValue({ accepted: true })));

  test("is said by itself after a moment", () => {
    hear(position(1, 0, { forced: true, legal: ["end"] }));
    expect(session.byItself).toBe(true);
    expect(said).not.toHaveBeenCalled();
    vi.advanceTimersByTime(BY_ITSELF_MS);
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ word: "end", version: 1 }));
  });

  test("leaves time to take something back, and waits when asked to", () => {
    hear(position(1, 0, { forced: true, undo: true, legal: ["end"] }));
    vi.advanceTimersByTime(BY_ITSELF_MS);
    expect(said).not.toHaveBeenCalled();
    session.stay();
    vi.advanceTimersByTime(BY_ITSELF_UNDOABLE_MS);
    expect(said).not.toHaveBeenCalled();
  });

  test("is left to those who prefer that, and where its haste would tell something", () => {
    hear(position(1, 0, { legal: ["end"] }));
    preferences.say_forced = false;
    hear(position(2, 0, { forced: true, legal: ["end"] }));
    vi.advanceTimersByTime(BY_ITSELF_UNDOABLE_MS);
    expect(said).not.toHaveBeenCalled();
    preferences.say_forced = true;
  });
});

test("skipping shows the last one, with the whole log", () => {
  hear(position(1, 1));
  hear(position(2, 1));
  hear(position(3, 0));
  session.skip();
  expect(session.position?.version).toBe(3);
  expect(session.log.map((entry) => entry.ply)).toEqual([1, 2, 3]);
});

test("an undo shortens the log", () => {
  hear(position(1, 0));
  hear(position(2, 0));
  hear(position(3, 0, { ply: 1, log: [], log_from: 2 }));
  expect(session.log.map((entry) => entry.ply)).toEqual([1]);
});

test("at a hot seat the other person is asked to come first", () => {
  session.sit({ ...table, mine: [0, 1] });
  hear(position(1, 1));
  expect(session.handOver).toBe(1);
  session.look(1);
  expect(session.position).toBeNull();
  hear(position(1, 1, { seat: 1, legal: ["pass"] }));
  expect(session.handOver).toBeNull();
  expect(session.canSay).toBe(true);
});

test("who was too slow is told calmly, asks for the position and can say something again", async () => {
  const again = vi.spyOn(live, "again").mockReturnValue();
  const say = vi.spyOn(live, "say").mockResolvedValue({ accepted: false, why: "stale", text: "" });
  notices.length = 0;
  hear(position(1, 0));
  await session.say("pass");
  expect(again).toHaveBeenCalledWith("t");
  expect(notices.map((one) => one.bad)).toEqual([false]);
  expect(session.canSay).toBe(true);
  say.mockResolvedValue({ accepted: false, why: "illegal", text: "" });
  await session.say("pass");
  expect(notices.map((one) => one.bad)).toEqual([false, true]);
  vi.restoreAllMocks();
});
