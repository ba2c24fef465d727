/** The positions that testing/make.py writes, ready to be drawn. */

import grammar from "./grammar.json";
import positions from "./positions.json";
import source from "../../../../../pelagos/games/cyclades/locales/en.ftl?raw";
import { positionsOf } from "../../testing";

export const { names: NAMES, play } = positionsOf(positions, source, grammar, grammar.components);
