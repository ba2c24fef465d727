/** The positions that testing/make.py writes, ready to be drawn. */

import components from "./components.json";
import grammar from "./grammar.json";
import positions from "./positions.json";
import source from "../../../../../pelagos/games/atlantis/locales/en.ftl?raw";
import { positionsOf } from "../../testing";

export const { names: NAMES, play } = positionsOf(positions, source, grammar, components);
