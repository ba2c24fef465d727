/** A17.2: the score sheet. A17.3: whoever reached the Lost Temple first wins ties. A19.12: alone, the rival has a sheet, too. */

import { t } from "../../lib/page.svelte";
import type { ResultOf } from "../../lib/result";
import type { ArnakView } from "./view.gen";

const result: ResultOf = (view, texts) => {
  const { players_boards, rival } = view as ArnakView;
  const columns = rival ? [...players_boards, rival] : players_boards;
  return {
    rivals: rival && [texts.text("score-rival")],
    rows: [
      ...Object.keys(columns[0]!.sheet).map((line) => ({ name: texts.text(`score-${line}`), amounts: columns.map(({ sheet }) => sheet[line]!) })),
      { name: t("score-points"), amounts: rival ? [...view.scores, rival.points] : view.scores, kind: "sum" },
      { name: texts.text("score-arrival"), amounts: columns.map(({ arrival }) => arrival), kind: "also" },
    ],
  };
};

export default result;
