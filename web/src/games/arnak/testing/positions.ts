/** The positions that testing/make.py writes, ready to be drawn. */

import components from "./components.json";
import grammar from "./grammar.json";
import positions from "./positions.json";
import sentences from "./sentences.ftl?raw";
import source from "../../../../../pelagos/games/arnak/locales/en.ftl?raw";
import { positionsOf } from "../../testing";

export const { names: NAMES, play } = positionsOf(positions, `${source}\n${sentences}`, grammar, components);
