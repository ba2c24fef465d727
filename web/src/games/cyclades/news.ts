/** What has just happened, as the map shows it: pieces on their way, and things that are new. */

import type { Entry } from "../../lib/play";

export interface Voyage {
  kind: "fleet" | "troop";
  seat: number;
  from: string;
  to: string;
  count: number;
}

const text = (value: Entry[string] | undefined) => String(value ?? "");

/** A move of pieces from one space to another that an entry tells of. */
export function voyageOf(entry: Entry): Voyage | null {
  const count = Number(entry.count ?? 1);
  switch (entry.message) {
    case "sailed":
    case "fleets-pushed":
      return { kind: "fleet", seat: entry.seat, from: text(entry.from), to: text(entry.to), count };
    case "fleet-fetched":
      return { kind: "fleet", seat: entry.seat, from: text(entry.from), to: text(entry.sea), count };
    case "marched":
      return { kind: "troop", seat: entry.seat, from: text(entry.from), to: text(entry.to), count };
    default:
      return null;
  }
}

/** The things on the map that are new since the position before: "fleets/g5", "troops/naxos", "kraken", ... */
export function freshOf(news: readonly Entry[]): Set<string> {
  const fresh = new Set<string>();
  for (const entry of news) {
    const voyage = voyageOf(entry);
    if (voyage) fresh.add(`${voyage.kind === "fleet" ? "fleets" : "troops"}/${voyage.to}`);
    else if (entry.message === "fleet-recruited" || entry.message === "fleets-retreated" || entry.message === "sea-taken" || entry.message === "fleet-replaced") fresh.add(`fleets/${text(entry.sea)}`);
    else if (entry.message === "troop-recruited" || entry.message === "troops-retreated" || entry.message === "island-taken") fresh.add(`troops/${text(entry.island)}`);
    else if (entry.message === "metropolis-founded") fresh.add(`metropolis/${text(entry.island)}`);
    else if (entry.message === "prosperity-placed") fresh.add(`prosperity/${text(entry.island)}`);
    else if (entry.message === "kraken-placed" || entry.message === "kraken-moved") fresh.add("kraken");
    else if (entry.message === "figurine-placed") fresh.add(text(entry.creature));
  }
  return fresh;
}
