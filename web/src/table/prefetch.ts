/** Whoever comes to a table by its address needs what its game is drawn with: it is fetched before anything else is known. */

import { tableOf } from "../games";
import { api } from "../lib/api";
import { game, textsOf } from "../lib/games.svelte";
import { preferences } from "../lib/page.svelte";
import { match } from "../lib/router.svelte";
import type { Position, Table } from "../lib/types";

let prefetched: { id: string; table: Promise<Table>; position: Promise<Position | null> } | null = null;

/** Done when it is there, or cannot be had. */
export async function prefetch(path: string): Promise<void> {
  const id = (match("/table/:id", path) ?? match("/replay/:id", path))?.id;
  if (id === undefined) return;
  const asked = api.table(id);
  const position = asked.then((table) => (table.state === "gathering" || table.frozen ? null : api.state(id)));
  prefetched = { id, table: asked, position: position.catch(() => null) };
  const drawn = asked.then((table) => Promise.all([tableOf(table.game), game(table.game), textsOf(table.game, preferences.language)]));
  await Promise.allSettled([drawn, position]); // whoever needs what is missing asks again, and says what is wrong
}

/** A table, and how it stands, as they were fetched before for who comes by its address: whatever is newer the socket tells.
 * Otherwise the table is asked for, and the position, too, once the game is over: then it can be looked at without a network, because the service worker keeps it. */
export async function firstLook(id: string): Promise<{ table: Table; position: Promise<Position | null> }> {
  const known = prefetched?.id === id ? prefetched : null;
  prefetched = null;
  const table = await (known?.table.catch(() => api.table(id)) ?? api.table(id));
  const position = known?.position ?? (table.state === "over" ? api.state(id).catch(() => null) : Promise.resolve(null));
  return { table, position };
}
