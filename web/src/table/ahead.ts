/** Whoever comes to a table by its address needs what its game is drawn with: it is fetched before anything else is known. */

import { tableOf } from "../games";
import { api } from "../lib/api";
import { game, textsOf } from "../lib/games.svelte";
import { preferences } from "../lib/page.svelte";
import { match } from "../lib/router.svelte";

export function fetchAhead(path: string) {
  const id = (match("/table/:id", path) ?? match("/replay/:id", path))?.id;
  if (id === undefined) return;
  const fetched = api.table(id).then((table) => Promise.all([tableOf(table.game), game(table.game), textsOf(table.game, preferences.language)]));
  fetched.catch(() => undefined); // whoever needs it asks again, and says what is wrong
}
