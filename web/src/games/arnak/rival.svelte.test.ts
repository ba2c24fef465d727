// @vitest-environment jsdom
/** The rival's turns are told apart, each with its reason, and shown one after the other. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { preferences } from "../../lib/page.svelte";
import type { Entry } from "../../lib/play";
import { PACE_MS } from "../../table/session.svelte";
import { becauseOf, latestTurns, turnsIn } from "./rival";
import Table from "./Table.svelte";
import { play } from "./testing/positions";

const rivals = (message: string, more: Record<string, string | number> = {}, ply = 7): Entry => ({ ply, message, seat: -1, ...more });
const LOG: Entry[] = [
  rivals("rival-turned", { "rival-tile": "research-red", arrow: "left" }, 3),
  rivals("rival-researched", { study: 1, among: 2 }, 3),
  { ply: 7, message: "passed", seat: 0 },
  { ply: 7, message: "turn-ended", seat: 0 },
  rivals("rival-turned", { "rival-tile": "dig-coin", arrow: "right" }),
  rivals("rival-sent", { site: "camp-1", among: 1 }),
  rivals("rival-turned", { "rival-tile": "discover-red", arrow: "left" }),
  rivals("rival-discovered", { site: "r1c3", tile: "site-1-5", among: 3 }),
  rivals("rival-idol", { face: "up" }),
  rivals("guardian-came", { guardian: "guardian-09", site: "r1c3" }),
  rivals("rival-turned", { "rival-tile": "buy-item-green", arrow: "right" }),
  rivals("rival-bought", { card: "hat", among: 2 }),
  rivals("card-dealt", { card: "axe" }),
  rivals("rival-turned", { "rival-tile": "overcome-red", arrow: "right" }),
  rivals("rival-researched", { study: 3, among: 1 }),
  rivals("solo-round-began", { round: 2 }),
];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} }); // prettier-ignore
  preferences.pace = "normal";
});
afterEach(() => vi.useRealTimers());

test("a word may be followed by several turns; the row and the round are none of theirs", () => {
  expect(turnsIn(LOG)).toHaveLength(5);
  const turns = latestTurns(LOG);
  expect(turns.map(({ tile, arrow, entries }) => [tile, arrow, entries.length])).toEqual([
    ["dig-coin", "right", 1],
    ["discover-red", "left", 3],
    ["buy-item-green", "right", 1],
    ["overcome-red", "right", 1],
  ]);
  expect(latestTurns([])).toEqual([]);
});

test("the reason is the rule as it applied: whether the arrow decided, and which points count", () => {
  const [dig, discover, buy] = latestTurns(LOG);
  const { texts } = play("start-1-snake");
  const why = (turn: typeof dig, i = 0) => {
    const found = becauseOf(turn!.entries[i]!, turn!);
    return found && texts.text(found.id, found.values);
  };
  expect(why(dig)).toBe("No other free space for this resource lies as high.");
  expect(why(discover)).toBe("The lowest row has 3 hidden sites of the round’s level; the arrow takes the leftmost.");
  expect(why(discover, 1)).toBeNull();
  expect(why(buy)).toBe("2 cards of its kind have the fewest points; the arrow takes the rightmost.");
});

/** The table when these turns have just been carried out. */
function shown() {
  const here = play("start-1-snake");
  const props = $state({ play: { ...here, log: [] as Entry[], news: [] as Entry[] } });
  const root = document.createElement("div");
  document.body.append(root);
  const table = mount(Table, { target: root, props });
  flushSync();
  const news = LOG.filter(({ ply }) => ply === 7);
  props.play = { ...here, log: LOG, news };
  flushSync();
  const close = () => {
    void unmount(table);
    root.remove();
  };
  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms);
    flushSync();
  };
  const go = (more: object) => {
    props.play = { ...here, log: LOG, news, ...more };
    flushSync();
  };
  return { root, close, pass, go, scene: () => root.querySelector<HTMLElement>(".scenes .scene") };
}

test("after one's word each turn is shown with its tile, arrow, choice and reason, at the pace of steps", () => {
  const { scene, close, pass, root } = shown();
  expect(scene()!.textContent).toMatch(/Turn 1 of 4.*dig \(coin\).*sends an archaeologist to the coin camp\..*No other free space/s);
  expect(scene()!.querySelector("[aria-label*='rightmost']")).not.toBeNull();
  expect(root.querySelector('[data-place="site-camp-1"]')!.classList).toContain("chosen-by-rival");
  pass(3 * PACE_MS.normal);
  expect(scene()!.textContent).toMatch(/Turn 2 of 4.*discover, red.*lower site 3.*3 hidden sites.*A guardian wakes/s);
  expect(root.querySelector('[data-place="site-camp-1"]')!.classList).not.toContain("chosen-by-rival");
  pass(5 * PACE_MS.normal);
  expect(scene()!.textContent).toContain("Hat");
  pass(3 * PACE_MS.normal);
  expect(scene()!.textContent).toMatch(/It stands at no guardian, so it researches instead\./);
  pass(3 * PACE_MS.normal);
  expect(scene()).toBeNull();
  close();
});

test("they can be skipped, looked at again one by one, and end with the next word", () => {
  const { scene, close, pass, go, root } = shown();
  scene()!.querySelector<HTMLElement>(".close")!.click();
  flushSync();
  expect(scene()).toBeNull();
  root.querySelector<HTMLElement>(".rival .scene button")!.click();
  flushSync();
  pass(60_000);
  expect(scene()!.textContent).toContain("Turn 1 of 4");
  scene()!.querySelectorAll<HTMLElement>("footer button")[1]!.click();
  flushSync();
  expect(scene()!.textContent).toContain("Turn 2 of 4");
  go({ news: [] }); // the same position once more
  expect(scene()).not.toBeNull();
  go({ news: [], view: { ...play("start-1-snake").view, ply: 8 } });
  expect(scene()).toBeNull();
  close();
});

test("whoever wants the others' steps at once gets no scenes by themselves", () => {
  preferences.pace = "instant";
  const { scene, close } = shown();
  expect(scene()).toBeNull();
  close();
});
