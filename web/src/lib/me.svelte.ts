/** Who is here. Preferences live in the browser and, so that they follow people about, at the server. */

import { api } from "./api";
import { live } from "./live.svelte";
import { preferences } from "./page.svelte";
import type { Me } from "./types";

export const me: { is: Me | null } = $state({ is: null });

const plain = () => JSON.stringify(preferences);
let known = "";

export function become(person: Me) {
  if (me.is && me.is.id !== person.id) live.reconnect();
  me.is = person;
  Object.assign(preferences, person.preferences);
  known = plain();
}

export async function meet() {
  const choices = { ...preferences };
  const person = await api.me();
  // A guest's browser knows better than a server that has just met them.
  if (Object.keys(person.preferences).length === 0) person.preferences = choices;
  become(person);
}

/** Called once at the start. */
export function keepPreferences() {
  let timer: ReturnType<typeof setTimeout>;
  $effect(() => {
    const now = plain();
    if (!me.is || now === known) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      known = now;
      api.changeMe({ preferences: { ...preferences } }).catch(() => undefined);
    }, 500);
  });
}
