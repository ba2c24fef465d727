/** Whoever comes to a table by its address needs what its game is drawn with: it is fetched before anything else is known. */

import { tableOf } from "../games";
import { api } from "../lib/api";
import { game, textsOf } from "../lib/games.svelte";
import { preferences } from "../lib/page.svelte";
import { match } from "../lib/router.svelte";
import type { Table } from "../lib/types";

let ahead: { id: string; table: Promise<Table> } | null = null;

export function fetchAhead(path: string) {
  const id = (match("/table/:id", path) ?? match("/replay/:id", path))?.id;
  if (id === undefined) return;
  const asked = api.table(id);
  ahead = { id, table: asked };
  const fetched = asked.then((table) => Promise.all([tableOf(table.game), game(table.game), textsOf(table.game, preferences.language)]));
  fetched.catch(() => undefined); // whoever needs it asks again, and says what is wrong
}

/** A table as it was fetched ahead, for who comes by its address: whatever is newer the socket tells. Otherwise it is asked for. */
export function firstLook(id: string): Promise<Table> {
  const known = ahead?.id === id ? ahead.table : null;
  ahead = null;
  return known?.catch(() => api.table(id)) ?? api.table(id);
}
