/** What a game may tell the generic table, so that it can be read at a glance: symbols, and what to fold away. */

import { getContext, setContext } from "svelte";

import type { Explanation } from "../../lib/tips.svelte";
import type { Drawing, Icons } from "../figures/shape";

export interface Hints {
  icon: Icons;
  /** Fields that are seldom needed: shown when asked for. */
  folded: ReadonlySet<string>;
  /** Fields whose numbers are seats, besides those that are so in every game. */
  seats?: ReadonlySet<string>;
  /** The class that sets the game's colours. */
  mood: string;
}

/** The hints of the game on the table, and what is known of its things. */
interface Help {
  icon: (kind: string, name: string) => Drawing | undefined;
  folded: (field: string) => boolean;
  seated: (field: string) => boolean;
  explain: (name: string) => Explanation | undefined;
}

const KEY = Symbol("help");
export const setHelp = (help: Help): Help => setContext(KEY, help);
export const useHelp = (): Help => getContext<Help>(KEY);
