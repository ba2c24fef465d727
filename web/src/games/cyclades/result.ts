/** C16: metropolises are the score, gold decides among those who have enough; the rest shows who owned what. */

import type { Amount, ResultOf, Row } from "../../lib/result";
import type { CycladesView } from "./view.gen";

const result: ResultOf = (view, texts) => {
  const { needed, seats, islands, seas, decided, ranking } = view as CycladesView;
  /** What a seat owns of something, added up. */
  const owned = <Place extends { owner: number | null }>(places: Record<string, Place>, count: (place: Place) => number): number[] =>
    seats.map((_, seat) => Object.values(places).reduce((sum, place) => sum + (place.owner === seat ? count(place) : 0), 0));
  const also = (id: string, amounts: Amount[]): Row => ({ name: texts.text(`score-${id}`), amounts, kind: "also" });
  /** The gold of the winner and of whoever comes next. */
  const [gold = 0, next = 0] = seats.map((seat, number) => ({ gold: seat.gold ?? 0, place: ranking[number]! })).sort((a, b) => a.place - b.place).map((one) => one.gold);
  return {
    decided: decided ? texts.text(`decided-${decided}`, { gold, next }) : undefined,
    counted: (count) => texts.text("score-count", { count }),
    rows: [
      { name: texts.text("score-metropolises", { needed }), amounts: seats.map((seat) => seat.metropolises), kind: "sum" },
      also("gold", seats.map((seat) => seat.gold)),
      also("islands", owned(islands, () => 1)),
      also("buildings", owned(islands, (island) => island.slots.filter((slot) => slot !== null).length)),
      also("troops", owned(islands, (island) => island.troops)),
      also("fleets", owned(seas, (sea) => sea.fleets)),
      also("priests", seats.map((seat) => seat.priests)),
      also("philosophers", seats.map((seat) => seat.philosophers)),
      also("income", seats.map((seat) => seat.income)),
    ],
  };
};

export default result;
