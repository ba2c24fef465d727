/** What moves from where to where, told by the log. Places are the `data-place` attributes of the table's parts. */

import type { Entry } from "../../lib/play";
import { RESOURCES } from "./icons/shapes";
import type { Site } from "./view.gen";

export interface Flight {
  from: string;
  to: string;
  sign: string;
  of: number; // whose it is; -1: nobody's, or the rival's
}

/** The camp or site that a space belongs to. */
const siteOf = (space: unknown) => String(space).replace(/^(camp-\d)[ab]$/, "$1");

/** Entries that say where what follows them comes from: what somebody stands on, plays or uses. */
const SOURCES: Record<string, (entry: Entry) => string> = {
  "archaeologist-sent": ({ space }) => `site-${siteOf(space)}`,
  "archaeologist-moved": ({ space2 }) => `site-${siteOf(space2)}`,
  "site-discovered": ({ site }) => `site-${String(site)}`,
  "site-activated": ({ site }) => `site-${String(site)}`,
  "stack-tile-used": ({ tile }) => `sites-${String(tile).split("-")[1]}`,
  "card-played": ({ seat }) => `played-${seat}`,
  "artifact-resolved": ({ seat }) => `played-${seat}`,
  "assistant-used": ({ seat, assistant }) => `team-${seat}-${String(assistant)}`,
  "assistant-borrowed": () => "supply",
  "boon-used": ({ seat }) => `guardians-${seat}`,
  "idol-slotted": ({ seat }) => `slots-${seat}`,
  researched: ({ study }) => `study-${String(study)}`,
};
/** Entries after which nothing comes from where it came before. */
const ENDS = new Set(["turn-ended", "passed", "round-began", "solo-round-began"]);

/** Where the things come from that a seat gains by a line of the log: what it did last in its turn. */
function sourceIn(log: readonly Entry[], at: number, seat: number): string {
  for (let i = at - 1; i >= 0; i--) {
    const entry = log[i]!;
    if (ENDS.has(entry.message)) break;
    const source = entry.seat === seat && SOURCES[entry.message]?.(entry);
    if (source) return source;
  }
  return "supply";
}

/** Where what a seat pays goes: to what it does next, as far as that is told already. */
const AIMS: Record<string, (entry: Entry) => string> = {
  researched: ({ study }) => `study-${String(study)}`,
  "temple-tile-bought": ({ temple }) => `temple-${String(temple)}`,
  "guardian-overcome": ({ site }) => `site-${String(site)}`,
  "archaeologist-sent": ({ space }) => `site-${siteOf(space)}`,
  "card-played": ({ seat }) => `played-${seat}`,
};
function aimIn(coming: readonly Entry[], seat: number): string {
  const next = coming.find((entry) => entry.seat === seat && entry.message in AIMS);
  return next ? AIMS[next.message]!(next) : "supply";
}

/** Where a guardian was before it was driven away. */
function lairIn(log: readonly Entry[], guardian: unknown): string {
  const came = log.findLast((entry) => entry.guardian === guardian && (entry.message === "guardian-came" || entry.message === "guardian-moved"));
  return came ? `site-${String(came.site)}` : "guardians";
}

interface Around {
  own: number; // through whose eyes
  before: readonly Entry[]; // what happened before these entries
  artifact: (card: string) => boolean;
}

/** The movements that some entries of the log tell of. */
export function flightsOf(news: readonly Entry[], { own, before, artifact }: Around): Flight[] {
  const log = [...before, ...news];
  return news.flatMap((_, i) => flightsBy(log, before.length + i, own, artifact));
}

/** Those of one line of the log. */
function flightsBy(log: readonly Entry[], at: number, own: number, artifact: Around["artifact"]): Flight[] {
  const entry = log[at]!;
  const { seat } = entry;
  const mine = seat === own;
  const [goods, team] = [`goods-${seat}`, (assistant: unknown) => `team-${seat}-${String(assistant)}`];
  const [deck, hand] = mine ? ["deck", "hand"] : [`deck-${seat}`, `hand-${seat}`];
  const dealt = (card: unknown) => (artifact(String(card)) ? "artifacts" : "items");
  const source = () => sourceIn(log, at, seat);
  const aim = () => aimIn(log.slice(at + 1), seat);
  const past = () => log.slice(0, at);
  const fly = (from: string, to: string, sign: string): Flight[] => (from === to ? [] : [{ from, to, sign, of: seat }]);
  const each = (from: string, to: string) => Object.keys(RESOURCES).filter((name) => Number(entry[name]) > 0).flatMap((sign) => fly(from, to, sign));
  switch (entry.message) {
    case "gained":
      return each(source(), goods);
    case "paid":
      return each(goods, aim());
    case "paid-idol":
      return fly(`idols-${seat}`, aim(), "idol");
    case "pilot-hired":
      return each(goods, "supply");
    case "upgraded":
      return fly("supply", goods, String(entry.resource2));
    case "archaeologist-sent":
      return fly(`home-${seat}`, `space-${String(entry.space)}`, "archaeologist");
    case "archaeologist-moved":
      return fly(`space-${String(entry.space)}`, `space-${String(entry.space2)}`, "archaeologist");
    case "archaeologist-recalled":
      return fly(`space-${String(entry.space)}`, `home-${seat}`, "archaeologist");
    case "rival-sent":
    case "rival-discovered":
      return fly("rival", `site-${String(entry.site)}`, "archaeologist");
    case "idol-taken":
    case "hidden-idol-taken":
      return fly(source(), `idols-${seat}`, "idol");
    case "idol-slotted":
      return fly(`idols-${seat}`, `slots-${seat}`, "idol");
    case "idol-unslotted":
      return fly(`slots-${seat}`, `idols-${seat}`, "idol");
    case "rival-idol":
      return fly(sourceOfRival(past()), "rival", "idol");
    case "guardian-came":
      return fly("guardians", `site-${String(entry.site)}`, "guardian");
    case "guardian-moved":
      return fly(lairIn(past(), entry.guardian), `site-${String(entry.site)}`, "guardian");
    case "guardian-overcome":
      return fly(`site-${String(entry.site)}`, `guardians-${seat}`, "guardian");
    case "rival-overcame":
      return fly(`site-${String(entry.site)}`, "rival", "guardian");
    case "fear-taken":
      return fly("fears", `played-${seat}`, "fear");
    case "fear-tile-taken":
      return fly("fears", goods, "fear");
    case "fear-tile-exiled":
      return fly(goods, "exile", "fear");
    case "card-played":
    case "card-discarded":
    case "travel-card":
      return fly(mine ? `hand-${String(entry.card)}` : hand, `played-${seat}`, "card");
    case "card-bought":
      return [...each(goods, "row"), ...fly(`row-${String(entry.card)}`, deck, "card")];
    case "card-gained":
      return fly(`row-${String(entry.card)}`, deck, "card");
    case "rival-bought":
      return fly(`row-${String(entry.card)}`, "rival", "card");
    case "card-drawn":
    case "hand-drawn":
      return entry.cards === 0 ? [] : fly(deck, hand, "card");
    case "card-returned":
      return fly(hand, deck, "card");
    case "card-exiled":
      return fly(mine ? `hand-${String(entry.card)}` : `played-${seat}`, "exile", "exile");
    case "row-card-exiled":
      return fly(`row-${String(entry.card)}`, "exile", "exile");
    case "card-dealt":
      return fly(dealt(entry.card), `row-${String(entry.card)}`, "card");
    case "researched":
      return fly(goods, `study-${String(entry.study)}`, String(entry.token));
    case "rival-researched":
      return fly("rival", `study-${String(entry.study)}`, "glass");
    case "bonus-taken":
      return fly(source(), goods, String(entry.bonus));
    case "rival-bonus":
      return fly(sourceOfRival(past()), "rival", String(entry.bonus));
    case "rival-temple-bonus":
      return fly(sourceOfRival(past()), "rival", "bonus");
    case "temple-tile-bought":
      return fly(`temple-${String(entry.temple)}`, goods, "temple");
    case "rival-temple-tile":
      return fly(`temple-${String(entry.temple)}`, "rival", "temple");
    case "recruited":
      return fly(`stack-${String(entry.stack)}`, team(entry.assistant), "assistant");
    case "rescued":
      return fly("rescue", team(entry.assistant), "assistant");
    case "assistant-exchanged":
      return [...fly(team(entry.assistant), "supply", "assistant"), ...fly("supply", team(entry.assistant2), "assistant")];
    case "promoted":
      return fly(source(), team(entry.assistant), "upgrade");
    case "refreshed":
      return fly(source(), team(entry.assistant), "refresh");
    case "rival-assistant":
      return fly(entry.among ? "supply" : "rescue", "exile", "assistant");
    default:
      return [];
  }
}

/** Where the rival did its last thing. */
function sourceOfRival(past: readonly Entry[]): string {
  const last = past.findLast(({ message }) => message === "rival-discovered" || message === "rival-researched");
  return last ? (last.message === "rival-researched" ? `study-${String(last.study)}` : `site-${String(last.site)}`) : "rival";
}

/** Who stands where. */
export type Standing = ReadonlyMap<string, number | "rival">;

export function standing(sites: Record<string, Site>): Standing {
  const found = Object.values(sites).flatMap((site) => Object.entries(site.spaces));
  return new Map(found.flatMap(([space, { archaeologist }]) => (archaeologist === null ? [] : [[space, archaeologist]])));
}

/** Archaeologists that come home: at the end of a round that is told by no line of their own. */
export function homecomings(before: Standing, now: Standing, news: readonly Entry[]): Flight[] {
  const told = new Set(news.filter(({ message }) => message === "archaeologist-moved" || message === "archaeologist-recalled").map(({ space }) => space));
  return [...before]
    .filter(([space, who]) => now.get(space) !== who && !told.has(space))
    .map(([space, who]) => (who === "rival" ? { from: `space-${space}`, to: "rival", sign: "archaeologist", of: -1 } : { from: `space-${space}`, to: `home-${who}`, sign: "archaeologist", of: who }));
}
