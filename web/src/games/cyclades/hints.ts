/** Cyclades on the generic table. */

import "./mood.css";
import type { Hints } from "../generic/hints";
import icon from "./icons";

const folded = new Set(["supply", "map", "color", "playing", "pending", "recruited", "covered", "markers"]);

export default { icon, folded, seats: new Set(["apollo", "turn_track"]), mood: "cyclades" } satisfies Hints;
