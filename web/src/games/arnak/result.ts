/** A17.2: the score sheet. A17.3: whoever reached the Lost Temple first wins ties. A19.12: alone, the rival has a sheet, too. */

import { t } from "../../lib/page.svelte";
import type { ResultOf } from "../../lib/result";
import type { ArnakView, Rival, Seat } from "./view.gen";

/** What parts those who have most points, if they are several: by which message of the texts. */
function tieBreak(columns: readonly (Seat | Rival)[], points: readonly number[]): string | null {
  const most = columns.filter((_, i) => points[i] === Math.max(...points));
  if (most.length < 2) return null;
  if (most.some(({ arrival }) => arrival !== null)) return "arrival";
  const research = most.map(({ sheet }) => sheet.research ?? 0).sort((a, b) => b - a);
  return research[0] === research[1] ? "shared" : "research";
}

const result: ResultOf = (view, texts) => {
  const { players_boards, rival } = view as ArnakView;
  const columns = rival ? [...players_boards, rival] : players_boards;
  const points = rival ? [...view.scores, rival.points] : view.scores;
  const tie = tieBreak(columns, points);
  return {
    rivals: rival && [texts.text("score-rival")],
    rows: [
      ...Object.keys(columns[0]!.sheet).map((line) => ({ name: texts.text(`score-${line}`), amounts: columns.map(({ sheet }) => sheet[line]!) })),
      { name: t("score-points"), amounts: points, kind: "sum" },
      { name: texts.text("score-arrival"), amounts: columns.map(({ arrival }) => arrival), kind: "also" },
      ...(tie ? [{ name: texts.text(`score-tie-${tie}`), amounts: columns.map(() => null), kind: "also" as const }] : []),
    ],
  };
};

export default result;
