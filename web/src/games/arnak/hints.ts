/** Arnak on the generic table. */

import "./mood.css";
import type { Hints } from "../generic/hints";
import icon from "./icons";

const folded = new Set(["exile", "site_stacks", "rescue", "drawn", "items", "artifacts", "board", "owned", "sheet", "deck_known", "hand_known", "played"]);

export default { icon, folded, mood: "arnak" } satisfies Hints;
