/** O1.6: points by titans and victory tokens. O18.1: with a creature on the island nobody wins. */

import { t } from "../../lib/page.svelte";
import type { ResultOf } from "../../lib/result";
import { lairs, type OrichalcumView } from "./view";

const result: ResultOf = (view, texts) => {
  const { islands, stopped } = view as OrichalcumView;
  return {
    rows: [
      { name: texts.text("score-titans"), amounts: islands.map((island) => island.titans.length) },
      { name: texts.text("score-temples"), amounts: islands.map((island) => island.temples) },
      { name: texts.text("score-medallions"), amounts: islands.map((island) => island.medallions) },
      { name: t("score-points"), amounts: view.scores, kind: "sum" },
      { name: texts.text("score-creatures"), amounts: islands.map((island) => lairs(island).length), kind: "also" },
      ...(stopped ? [{ name: texts.text("score-stock"), amounts: islands.map((island) => island.orichalcum + island.hoplites), kind: "also" as const }] : []), // O18.4
    ],
  };
};

export default result;
