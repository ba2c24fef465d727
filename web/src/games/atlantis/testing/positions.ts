/** Positions for tests, as testing/make.py writes them, ready to be drawn. */

import components from "./components.json";
import about from "./grammar.json";
import positions from "./positions.json";
import source from "../../../../../pelagos/games/atlantis/locales/en.ftl?raw";
import type { Entry, Play, Player, Preview, View } from "../../../lib/play";
import { Texts, type Grammar } from "../../../lib/texts";

interface Position {
  seat: number;
  view: View;
  legal: string[];
  previews: Preview[];
  log: Entry[];
  players: Player[];
}

const all = positions as unknown as Record<string, Position>;
const texts = new Texts("en", source, about as Grammar);

export const NAMES: string[] = Object.keys(all);

/** A position as the shell would give it; what is said goes to `say`. */
export function play(name: string, say: (word: string) => void = () => undefined): Play {
  const position = all[name]!;
  return {
    view: position.view,
    legal: position.legal.map((word) => texts.parse(word, position.players)),
    say,
    texts,
    players: position.players,
    seat: position.seat,
    components,
    news: position.log,
    log: [],
    animate: false,
    preview: (word) => position.previews.find((one) => one.word === word),
    why: () => undefined,
  };
}
