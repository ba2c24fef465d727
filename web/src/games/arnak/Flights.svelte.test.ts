// @vitest-environment jsdom
/** Every kind of movement that the log tells of, once from a position in which both its ends are drawn. */

import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import type { Entry } from "../../lib/play";
import { preferences } from "../../lib/page.svelte";
import { flightsOf, homecomings, standing } from "./flights";
import Table from "./Table.svelte";
import { play } from "./testing/positions";
import type { ArnakView } from "./view.gen";

const entry = (message: string, more: Record<string, string | number> = {}): Entry => ({ ply: 1, message, seat: 0, ...more });
const rivals = (message: string, more: Record<string, string | number> = {}): Entry => ({ ...entry(message, more), seat: -1 });
const around = { own: 0, before: [], artifact: (card: string) => card === "war-mask" };
const ways = (news: Entry[], more: Partial<Parameters<typeof flightsOf>[1]> = {}) => flightsOf(news, { ...around, ...more }).map(({ from, to, sign }) => `${from} ${to} ${sign}`);

const SENT = entry("archaeologist-sent", { space: "camp-1a" });
const CAME = entry("guardian-came", { guardian: "guardian-03", site: "r1c2" });

/** What happened, in one's own seat of a game of four; what had happened before; and the piece that flies last. */
const KINDS: [what: Entry, before: Entry[], way: string][] = [
  [SENT, [], "home-0 space-camp-1a archaeologist"],
  [entry("archaeologist-moved", { space: "camp-1a", space2: "camp-2a" }), [], "space-camp-1a space-camp-2a archaeologist"],
  [entry("archaeologist-recalled", { space: "camp-1a" }), [], "space-camp-1a home-0 archaeologist"],
  [entry("gained", { coin: 2 }), [SENT], "site-camp-1 goods-0 coin"],
  [entry("gained", { compass: 1 }), [SENT, entry("card-played", { card: "hat" })], "played-0 goods-0 compass"],
  [entry("gained", { coin: 1 }), [SENT, entry("turn-ended")], "supply goods-0 coin"],
  [entry("paid", { tablet: 1 }), [], "goods-0 supply tablet"],
  [entry("pilot-hired", { coin: 2 }), [], "goods-0 supply coin"],
  [entry("upgraded", { resource: "tablet", resource2: "arrowhead" }), [], "supply goods-0 arrowhead"],
  [entry("idol-taken", { idol: "coin" }), [entry("archaeologist-sent", { space: "r1c2" })], "site-r1c2 idols-0 idol"],
  [entry("hidden-idol-taken"), [entry("archaeologist-sent", { space: "r3c2" })], "site-r3c2 idols-0 idol"],
  [entry("idol-slotted", { slot: 1, effect: "jewel" }), [], "idols-0 slots-0 idol"],
  [entry("idol-unslotted", { slot: 1 }), [], "slots-0 idols-0 idol"],
  [CAME, [], "guardians site-r1c2 guardian"],
  [entry("guardian-moved", { guardian: "guardian-03", site: "camp-3" }), [CAME], "site-r1c2 site-camp-3 guardian"],
  [entry("guardian-overcome", { guardian: "guardian-03", site: "r1c2" }), [], "site-r1c2 guardians-0 guardian"],
  [entry("fear-taken"), [], "fears played-0 fear"],
  [entry("fear-tile-taken"), [], "fears goods-0 fear"],
  [entry("fear-tile-exiled"), [], "goods-0 exile fear"],
  [entry("card-played", { card: "hat" }), [], "hand-hat played-0 card"],
  [entry("card-discarded", { card: "hat" }), [], "hand-hat played-0 card"],
  [entry("travel-card", { card: "hat" }), [], "hand-hat played-0 card"],
  [entry("card-bought", { card: "hat", coin: 3 }), [], "row-hat deck card"],
  [entry("card-gained", { card: "hat" }), [], "row-hat deck card"],
  [entry("card-drawn", { card: "hat" }), [], "deck hand card"],
  [entry("hand-drawn", { cards: 5 }), [], "deck hand card"],
  [entry("card-returned", { card: "hat" }), [], "hand deck card"],
  [entry("card-exiled", { card: "fear" }), [], "hand-fear exile exile"],
  [rivals("row-card-exiled", { card: "hat" }), [], "row-hat exile exile"],
  [rivals("card-dealt", { card: "hat" }), [], "items row-hat card"],
  [rivals("card-dealt", { card: "war-mask" }), [], "artifacts row-war-mask card"],
  [entry("researched", { token: "notebook", study: 2 }), [], "goods-0 study-2 notebook"],
  [entry("bonus-taken", { bonus: "draw" }), [entry("researched", { token: "glass", study: 3 })], "study-3 goods-0 draw"],
  [entry("temple-tile-bought", { temple: "t6-left" }), [], "temple-t6-left goods-0 temple"],
  [entry("recruited", { assistant: "assistant-05", stack: 2 }), [], "stack-2 team-0-assistant-05 assistant"],
  [entry("rescued", { assistant: "assistant-05" }), [], "rescue team-0-assistant-05 assistant"],
  [entry("assistant-exchanged", { assistant: "assistant-05", assistant2: "assistant-06" }), [], "supply team-0-assistant-06 assistant"],
  [entry("promoted", { assistant: "assistant-05" }), [entry("researched", { token: "notebook", study: 6 })], "study-6 team-0-assistant-05 upgrade"],
  [entry("refreshed", { assistant: "assistant-05" }), [SENT], "site-camp-1 team-0-assistant-05 refresh"],
];
/** The same of the rival, in a game alone. */
const RIVALS: [what: Entry, before: Entry[], way: string][] = [
  [rivals("rival-sent", { site: "r1c2", among: 1 }), [], "rival site-r1c2 archaeologist"],
  [rivals("rival-discovered", { site: "r1c2", tile: "site-1-1", among: 1 }), [], "rival site-r1c2 archaeologist"],
  [rivals("rival-idol", { face: "up" }), [rivals("rival-discovered", { site: "r1c2" })], "site-r1c2 rival idol"],
  [rivals("rival-overcame", { guardian: "guardian-03", site: "r1c2", among: 1 }), [], "site-r1c2 rival guardian"],
  [rivals("rival-bought", { card: "hat", among: 1 }), [], "row-hat rival card"],
  [rivals("rival-researched", { study: 3, among: 2 }), [], "rival study-3 glass"],
  [rivals("rival-bonus", { bonus: "coin" }), [rivals("rival-researched", { study: 3 })], "study-3 rival coin"],
  [rivals("rival-temple-bonus"), [rivals("rival-researched", { study: 14 })], "study-14 rival bonus"],
  [rivals("rival-temple-tile", { temple: "t6-left", among: 2 }), [], "temple-t6-left rival temple"],
  [rivals("rival-assistant", { assistant: "assistant-05", among: 3 }), [], "supply exile assistant"],
  [rivals("rival-assistant", { assistant: "assistant-05", among: 0 }), [], "rescue exile assistant"],
];

interface Flown {
  duration: number;
}
let flown: Flown[] = [];
/** Where each place lies: anywhere, but each elsewhere. */
const spots = new Map<Element, number>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} }); // prettier-ignore
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    if (!spots.has(this)) spots.set(this, 20 * spots.size);
    return { left: spots.get(this)!, top: 0, width: 10, height: 10 } as DOMRect;
  });
  Element.prototype.animate = (_frames, how) => {
    flown.push(how as Flown);
    return { cancel: () => undefined } as Animation;
  };
  return () => {
    vi.useRealTimers();
    Reflect.deleteProperty(Element.prototype, "animate"); // jsdom has none
  };
});

/** A table where one thing after the other happens; each tells how long its pieces are on their way. */
function table(name: string, animate = true) {
  let log: Entry[] = $state.raw([]);
  let news: Entry[] = $state.raw([]);
  const shown = { ...play(name), seat: 0, animate, get log() { return log; }, get news() { return news; } }; // prettier-ignore
  const drawn = mount(Table, { target: document.body, props: { play: shown } });
  flushSync();
  const durations = (what: Entry, before: Entry[]): number[] => {
    flown = [];
    [news, log] = [[{ ...what, ply: 2 }], [...before, { ...what, ply: 2 }]];
    flushSync();
    vi.advanceTimersByTime(100);
    flushSync();
    return flown.map(({ duration }) => duration);
  };
  return { durations, close: () => void unmount(drawn) };
}

test.each([
  ["middle-4-snake", KINDS],
  ["start-1-snake", RIVALS],
])("in %s each kind of piece flies, for 150 to 250 ms, from where it was to where it belongs", (position, kinds) => {
  preferences.pace = "instant"; // the rival's pieces otherwise wait for its scenes
  const { durations, close } = table(position);
  for (const [what, before, way] of kinds) {
    expect(ways([what], { before }).at(-1), what.message).toBe(way);
    const found = durations(what, before);
    expect(found.length, `${what.message}: ${way}`).toBeGreaterThan(0);
    for (const duration of found) expect(duration >= 150 && duration <= 250, what.message).toBe(true);
  }
  close();
});

test("with reduced motion nothing flies", () => {
  const { durations, close } = table("middle-4-snake", false);
  expect(durations(SENT, [])).toEqual([]);
  close();
});

test("of each resource gained one piece flies; a price flies to what it pays for; what nobody sees moves nothing", () => {
  expect(ways([SENT, entry("gained", { coin: 2, compass: 0, arrowhead: 1 })])).toEqual(["home-0 space-camp-1a archaeologist", "site-camp-1 goods-0 coin", "site-camp-1 goods-0 arrowhead"]);
  expect(ways([entry("paid", { jewel: 1 }), entry("researched", { token: "glass", study: 1 })])[0]).toBe("goods-0 study-1 jewel");
  expect(ways([entry("paid-idol"), entry("researched", { token: "glass", study: 8 })])[0]).toBe("idols-0 study-8 idol");
  expect(ways([entry("card-bought", { card: "hat", coin: 3 })])[0]).toBe("goods-0 row coin");
  expect(ways([entry("turn-ended"), entry("hand-drawn", { cards: 0 })])).toEqual([]);
});

test("what others do goes to their panels", () => {
  const other = (message: string, more = {}) => ({ ...entry(message, more), seat: 2 });
  expect(ways([other("card-drawn"), other("card-played", { card: "hat" })])).toEqual(["deck-2 hand-2 card", "hand-2 played-2 card"]);
});

test("at the end of a round everybody comes home, though no line tells it", () => {
  const { sites } = play("middle-4-snake").view as ArnakView;
  const before = standing(sites);
  expect(before.size).toBeGreaterThan(0);
  const home = homecomings(before, new Map(), []);
  expect(home).toHaveLength(before.size);
  expect(home[0]).toMatchObject({ from: expect.stringMatching(/^space-/) as string, to: expect.stringMatching(/^home-/) as string, sign: "archaeologist" });
  expect(homecomings(before, before, [])).toEqual([]);
});
