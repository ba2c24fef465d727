import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Position, Table } from "../lib/types";
import { PACE, Session } from "./session.svelte";

const table = { id: "t", mine: [0], seats: [], state: "running" } as unknown as Table;

function position(version: number, deciding: number, more: Partial<Position> = {}): Position {
  return {
    table: "t",
    version,
    ply: version,
    seat: 0,
    view: { ply: version } as Position["view"],
    legal: deciding === 0 ? ["pass"] : [],
    undo: false,
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
