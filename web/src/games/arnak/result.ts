/** A17.2: the score sheet. A17.3: whoever reached the Lost Temple first wins ties. A19.12: alone, the rival has a sheet, too. */

import { t } from "../../lib/page.svelte";
import type { View } from "../../lib/play";
import type { ResultOf } from "../../lib/result";

type Sheet = Record<string, number>;

interface ArnakEnd extends View {
  players_boards: { sheet: Sheet; arrival: number | null }[];
  rival?: { sheet: Sheet; points: number; arrival: number | null };
}

const result: ResultOf = (view, texts) => {
  const { players_boards, rival } = view as ArnakEnd;
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
