/** What has just happened, as the table shows it: pieces on their way, and things that are new. */

import type { Entry } from "../../lib/play";

/** A piece that goes from one place of the map to another; null stands for what lies beside it, the reserve or the creature track. */
export interface Voyage {
  piece: string; // "fleet", "troop" or a creature
  seat: number;
  from: string | null;
  to: string | null;
  count: number;
}

/** A marker that goes from one place of the offerings to another: "order", "god/ares". */
export interface Carried {
  seat: number;
  from: string;
  to: string;
}

/** What an entry takes from those before it: where the battle was, and where the Kraken. */
interface Before {
  field: string;
  kraken: string | null;
}

const text = (value: Entry[string] | undefined) => String(value ?? "");

function voyagesIn(entry: Entry, before: Before): Voyage[] {
  const { seat } = entry;
  const count = Number(entry.count ?? 1);
  const one = (piece: string, from: string | null, to: string | null): Voyage[] => [{ piece, seat, from, to, count }];
  switch (entry.message) {
    case "sailed":
    case "fleets-pushed":
      return one("fleet", text(entry.from), text(entry.to));
    case "fleet-fetched":
      return one("fleet", text(entry.from), text(entry.sea));
    case "fleet-replaced":
      return [{ piece: "fleet", seat: Number(entry.owner) - 1, from: text(entry.sea), to: null, count }, ...one("fleet", null, text(entry.sea))];
    case "fleets-retreated":
      return one("fleet", before.field, text(entry.sea));
    case "marched":
      return one("troop", text(entry.from), text(entry.to));
    case "troops-retreated":
      return one("troop", before.field, text(entry.island));
    case "kraken-placed":
      return one("kraken", null, text(entry.sea));
    case "kraken-moved":
      return one("kraken", before.kraken, text(entry.sea));
    case "figurine-placed":
      return one(text(entry.creature), null, text(entry.island));
    case "figurine-left":
      return one(text(entry.creature), text(entry.island), null);
    default:
      return [];
  }
}

/** The pieces that the news set in motion; the log, of which the news are the end, tells from where. */
export function voyagesOf(news: readonly Entry[], log: readonly Entry[]): Voyage[] {
  const begun = news[0]?.ply ?? Infinity;
  const before: Before = { field: "", kraken: null };
  const found: Voyage[] = [];
  for (const entry of log) {
    if (entry.ply >= begun) found.push(...voyagesIn(entry, before));
    if (entry.message === "sea-battle" || entry.message === "land-battle") before.field = text(entry.sea ?? entry.island);
    else if (entry.message === "kraken-placed" || entry.message === "kraken-moved") before.kraken = text(entry.sea);
  }
  return found;
}

/** The markers that the news carry from the hand to a god, and back from where they were outbid. */
export function carriedOf(news: readonly Entry[]): Carried[] {
  return news.flatMap(({ message, seat, god }): Carried[] => {
    if (message === "bid-made") return [{ seat, from: "order", to: `god/${god}` }];
    if (message === "apollo-chosen") return [{ seat, from: "order", to: "god/apollo" }];
    return message === "outbid" ? [{ seat, from: `god/${god}`, to: "order" }] : [];
  });
}

/** The things on the map that are new since the position before: "fleets/g5", "troops/naxos", "kraken", ... */
export function freshOf(news: readonly Entry[]): Set<string> {
  const fresh = new Set<string>();
  for (const entry of news) {
    for (const { piece, to } of voyagesIn(entry, { field: "", kraken: null })) {
      if (to !== null) fresh.add(piece === "fleet" || piece === "troop" ? `${piece}s/${to}` : piece);
    }
    if (entry.message === "fleet-recruited" || entry.message === "sea-taken") fresh.add(`fleets/${text(entry.sea)}`);
    else if (entry.message === "troop-recruited" || entry.message === "island-taken") fresh.add(`troops/${text(entry.island)}`);
    else if (entry.message === "metropolis-founded") fresh.add(`metropolis/${text(entry.island)}`);
    else if (entry.message === "prosperity-placed") fresh.add(`prosperity/${text(entry.island)}`);
  }
  return fresh;
}
