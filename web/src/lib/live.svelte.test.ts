// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Live, TIMES } from "./live.svelte";

/** A socket whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 2; // on a dead network this lasts
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = () => Wire.made.at(-1)!;
const words = (wire: Wire) => wire.sent.filter((one) => one.type === "say");

let live: Live;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.made = [];
  live = new Live();
  live.connect();
  last().open();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a word", () => {
  const say = () => live.say({ type: "say", table: "t", version: 3, word: "pass" });

  test("is not sent yet after a moment without an answer, and is said again with the same number on a new connection", async () => {
    const answer = say();
    const [first] = words(last());
    vi.advanceTimersByTime(TIMES.late);
    expect(live.unsent).toBe(true);
    vi.advanceTimersByTime(TIMES.answer);
    expect(live.status).toBe("broken");
    vi.advanceTimersByTime(TIMES.again * 2);
    last().open();
    expect(Wire.made).toHaveLength(2);
    expect(words(last())).toEqual([first]);
    last().tell({ type: "accepted", id: first!.id, version: 4 });
    expect(await answer).toEqual({ accepted: true });
    expect(live.unsent).toBe(false);
  });

  test("said during a break waits for the connection", async () => {
    live.offline();
    const answer = say();
    vi.advanceTimersByTime(TIMES.late);
    expect(live.unsent).toBe(true);
    last().open();
    last().tell({ type: "accepted", id: words(last())[0]!.id, version: 4 });
    expect(await answer).toEqual({ accepted: true });
  });

  test("that is answered is not said again", async () => {
    const answer = say();
    last().tell({ type: "refused", id: words(last())[0]!.id, why: "stale", text: "" });
    expect(await answer).toMatchObject({ accepted: false, why: "stale" });
    live.offline();
    live.wake();
    last().open();
    expect(words(last())).toEqual([]);
  });

  test("that was only tried out is given up", async () => {
    const answer = live.preview("t", 3, ["pass"]);
    live.offline();
    expect(await answer).toEqual([]);
  });
});

describe("a connection", () => {
  test("that is silent is replaced", () => {
    vi.advanceTimersByTime(TIMES.ping);
    last().tell({ type: "pong" });
    vi.advanceTimersByTime(TIMES.ping + TIMES.silence - 1);
    expect(Wire.made).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(Wire.made).toHaveLength(2);
    expect(live.status).toBe("broken");
  });

  test("that is lost is noticed at once, and made anew when the network is back", () => {
    live.offline();
    expect(live.status).toBe("broken");
    live.wake();
    last().open();
    expect(live.status).toBe("open");
    expect(Wire.made).toHaveLength(2);
  });

  test("is made anew at once after a long sleep", () => {
    vi.setSystemTime(Date.now() + 3_600_000); // asleep, timers stand still
    live.wake();
    expect(Wire.made).toHaveLength(2);
  });

  test("must answer within a second after a short sleep", () => {
    vi.advanceTimersByTime(1);
    live.wake();
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(TIMES.waking);
    expect(Wire.made).toHaveLength(2);
    expect(TIMES.waking).toBeLessThan(1000);
  });

  test("that does not come about is tried again", () => {
    live.offline();
    live.wake();
    vi.advanceTimersByTime(TIMES.connecting + TIMES.again * 4);
    expect(Wire.made).toHaveLength(3);
  });

  test("ends with the session", () => {
    live.reconnect();
    expect(Wire.made).toHaveLength(2);
    expect(live.status).toBe("open");
  });
});

describe("a change", () => {
  const position = { type: "position", table: "t", version: 3, seat: 0, view: { islands: [{ gold: 1 }, { gold: 2 }], row: ["a"] } };
  const heard: { version: number; view: unknown }[] = [];
  beforeEach(() => {
    heard.length = 0;
    live.watch({ table: "t", seat: () => 0, seen: () => undefined, hear: (message) => void heard.push(message as never) });
    last().tell(position);
  });

  test("makes a new view of the last one, which stays as it was", () => {
    last().tell({ type: "change", table: "t", version: 4, seat: 0, base: 3, changes: [[["islands", 1, "gold"], 5], [["row"], ["b", "c"]]] });
    expect(heard.map((one) => one.version)).toEqual([3, 4]);
    expect(heard[1]).toMatchObject({ type: "position", view: { islands: [{ gold: 1 }, { gold: 5 }], row: ["b", "c"] } });
    expect(heard[0]!.view).toEqual(position.view);
    last().tell({ type: "change", table: "t", version: 5, seat: 0, base: 4, changes: [] });
    expect(heard[2]!.view).toEqual(heard[1]!.view);
  });

  test("of a view that is not known is not heard, and the whole one is asked for", () => {
    const before = last().sent.length;
    last().tell({ type: "change", table: "t", version: 6, seat: 0, base: 5, changes: [] });
    expect(heard).toHaveLength(1);
    expect(last().sent.slice(before)).toEqual([{ type: "watch", table: "t", changes: true, seat: 0 }]);
  });
});
