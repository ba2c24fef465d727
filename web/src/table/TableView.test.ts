// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import grammar from "../games/cyclades/testing/grammar.json";
import positions from "../games/cyclades/testing/positions.json";
import { api } from "../lib/api";
import { live, type Message, type Watch } from "../lib/live.svelte";
import { preferences, t } from "../lib/page.svelte";
import { followLinks, go, here } from "../lib/router.svelte";
import type { Game, Position, Table } from "../lib/types";
import source from "../../../pelagos/games/cyclades/locales/en.ftl?raw";
import TableView from "./TableView.svelte";

const PLY = 154;
const { seat, view, legal, log } = positions["bid-2"];
const position = (ply: number): Position =>
  ({ table: "t", version: ply, ply, seat, view: structuredClone({ ...view, ply }), legal, forced: false, undo: false, take_back: false, confirm: false, log, log_from: 0, since: [], clocks: [null, null], deciding: [seat] }) as unknown as Position;
const table = {
  id: "t", game: "cyclades", title: "Cyclades", state: "running", hints: false, confirm: false, clock: { kind: "none" }, mine: [0], rematch: null, frozen: false, unrated: null, consenting: [], version: PLY,
  seats: [{ seat: 0, kind: "person", name: "Ada", online: true }, { seat: 1, kind: "person", name: "Ben", online: false }],
} as unknown as Table; // prettier-ignore

let watch: Watch | null;
let close: () => void;
let root: HTMLElement;
let entries: number; // of the history, when a table is opened
const hear = (message: Message) => {
  watch!.hear(message);
  flushSync();
};
const settled = () => vi.waitFor(() => expect(root.querySelector("main svg")).not.toBeNull(), { timeout: 30_000 });

followLinks();

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} }); // prettier-ignore
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal("scrollTo", () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  vi.spyOn(api, "game").mockResolvedValue({ ...grammar, verbs: grammar.verbs.map((verb) => ({ ...verb, axes: verb.axes.map((name) => ({ name })) })) } as unknown as Game);
  vi.spyOn(api, "texts").mockResolvedValue(source);
  vi.spyOn(api, "table").mockResolvedValue(table);
  vi.spyOn(api, "state").mockResolvedValue(position(PLY));
  vi.spyOn(api, "at").mockImplementation((_id, ply) => Promise.resolve(position(ply)));
  vi.spyOn(live, "preview").mockResolvedValue([]);
  vi.spyOn(live, "watch").mockImplementation((asked) => {
    watch = asked;
    return () => undefined;
  });
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(path: string, replay = false) {
  watch = null;
  go("/");
  go(path);
  entries = history.length;
  root = document.createElement("div");
  document.body.append(root);
  const page = mount(TableView, { target: root, props: { id: "t", replay } });
  close = () => {
    void unmount(page);
    root.remove();
  };
  await vi.waitFor(() => expect(watch).not.toBeNull());
  hear({ type: "position", ...position(PLY) });
  await settled();
}

test("who waits is told what the others are asked", async () => {
  await open("/table/t");
  expect(root.querySelector("h1")!.textContent).toMatch(/^Make an offering/);
  hear({ type: "position", ...position(PLY + 1), deciding: [1], legal: [] });
  await vi.waitFor(() => expect(root.querySelector("h1")!.textContent).toMatch(/^Ben decides: “Make an offering.*”$/));
});

test("what is told of a table leaves the elements of the board", async () => {
  await open("/table/t");
  const before = [...root.querySelectorAll("main *")];
  expect(before.length).toBeGreaterThan(100);
  hear({ type: "table", ...structuredClone(table), seats: table.seats.map((one) => ({ ...one, online: true })) }); // Ben comes
  hear({ type: "chat", table: "t", number: 1, name: "Ben", seat: 1, text: "hello", at: 0 });
  hear({ type: "table", ...structuredClone(table), clock: { ...table.clock, kind: "live" } });
  await Promise.resolve();
  flushSync();
  const after = [...root.querySelectorAll("main *")];
  expect(after.length).toBe(before.length);
  expect(after.every((element, i) => element === before[i])).toBe(true);
});

describe("looking back", () => {
  const shown = () => Number(root.querySelector<HTMLElement>(".frame")!.dataset.ply);
  const at = (ply: number) => vi.waitFor(() => (flushSync(), expect(shown()).toBe(ply)));
  const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

  test("ten quick presses of a key are ten steps, and the address follows", async () => {
    await open("/replay/t?ply=20", true);
    await at(20);
    for (let i = 0; i < 10; i++) press("ArrowRight");
    await at(30);
    expect(here.search).toBe("?ply=30");
    expect(history.length).toBe(entries); // steps leave no trail that Back would have to go
  });

  test.each([
    ["fast", 375],
    ["slow", 1800],
  ] as const)("played by itself, at a %s pace, a step takes %s ms", async (pace, time) => {
    preferences.pace = pace;
    await open("/replay/t?ply=20", true);
    await at(20);
    vi.useFakeTimers();
    root.querySelector<HTMLElement>(`[aria-label="${t("replay-play")}"]`)!.click();
    await vi.advanceTimersByTimeAsync(time * 3.5);
    flushSync();
    expect(shown()).toBe(23);
    vi.useRealTimers();
    preferences.pace = "normal";
  });

  test.each(["/replay/t?ply=20", "/replay/t"])("Back leaves %s at once", async (path) => {
    await open(path, true);
    await at(path.includes("ply") ? 20 : 0);
    press("ArrowRight");
    await at(path.includes("ply") ? 21 : 1);
    history.back();
    await vi.waitFor(() => expect(here.path).toBe("/"));
  });

  test("Back returns from the past to the game, and then leaves it", async () => {
    await open("/table/t");
    root.querySelector<HTMLElement>('[role=log] [data-ply="153"]')!.click();
    await at(153);
    history.back();
    await at(PLY);
    expect(here.search).toBe("");
    history.back();
    await vi.waitFor(() => expect(here.path).toBe("/"));
  });

  test("the position shown can be shared once the game is over", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    vi.spyOn(api, "table").mockResolvedValue({ ...table, state: "over", ranking: [1, 2] });
    vi.spyOn(api, "replay").mockRejectedValue(new Error("too long"));
    vi.spyOn(api, "openAt").mockImplementation((_id, ply) => Promise.resolve(position(ply)));
    vi.spyOn(api, "chances").mockResolvedValue(null);
    await open("/replay/t?ply=20", true);
    await at(20);
    [...root.querySelectorAll("button")].find((button) => button.textContent === t("share-position"))!.click();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/replay/t?ply=20`);
  });
});
