/** I15: the four temples of each god card, and what stands in the way. I16.6: a solo game counts the turns, too. */

import { t } from "../../lib/page.svelte";
import type { ResultOf, Row } from "../../lib/result";
import type { AtlantisView } from "./view";

const result: ResultOf = (view, texts) => {
  const { seats, regions, stopped, turn } = view as AtlantisView;
  const completed = seats.map((seat) => seat.temples_wanted.filter((temple) => temple.completed).length);
  const onOwn = seats.map((_, seat) => regions.reduce((sum, region) => sum + region.temples[seat]!.tiles.length, 0));
  const onNeutral = seats.map((_, seat) => regions.reduce((sum, { neutral }) => sum + (neutral?.owner === seat ? neutral.tiles.length : 0), 0));
  const rows: Row[] = [1, 2, 3, 4].map((number) => ({
    name: texts.text("score-temple", { number }),
    amounts: seats.map((seat) => seat.temples_wanted.some((temple) => temple.number === number && temple.completed)),
  }));
  rows.push({ name: texts.text("score-completed"), amounts: completed, kind: seats.length > 1 ? "sum" : undefined });
  if (seats.length === 1) rows.push({ name: texts.text("score-turns"), amounts: [turn] }, { name: t("score-points"), amounts: view.scores, kind: "sum" });
  rows.push({ name: texts.text("score-neutral"), amounts: onNeutral, kind: "also" });
  if (stopped) rows.push({ name: texts.text("score-own"), amounts: onOwn, kind: "also" }); // I15.7
  return seats.length > 1 ? { rows, counted: (count) => texts.text("score-count", { count }) } : { rows };
};

export default result;
