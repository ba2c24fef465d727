// @vitest-environment jsdom
import { describe, expect, test } from "vitest";

import arnak from "../games/arnak/result";
import atlantis from "../games/atlantis/result";
import cyclades from "../games/cyclades/result";
import orichalcum from "../games/orichalcum/result";
import type { Player, View } from "../lib/play";
import { Texts } from "../lib/texts";
import type { Table } from "../lib/types";
import { outcomeOf } from "./outcome";

const players = ["Ada", "Ben"].map((name, seat): Player => ({ seat, name, colour: seat, bot: false, mine: seat === 0 }));
const ended = (more: object): View => ({ over: true, stopped: false, scores: [5, 2], ranking: [1, 2], ...more }) as View;
const table = (ranking: number[] | null = null) => ({ ranking }) as Table;
const texts = new Texts("en", "");
const row = (result: { rows: { name: string; amounts: unknown[] }[] }, name: string) => result.rows.find((one) => one.name === name)?.amounts;

describe("the outcome", () => {
  test("names the winner", () => expect(outcomeOf(table(), ended({}), players).title).toBe("Ada wins"));
  test("a victory can be shared", () => expect(outcomeOf(table(), ended({ ranking: [1, 1] }), players).title).toBe("Ada, Ben share the victory"));
  test("whoever resigned has not won", () => expect(outcomeOf(table([2, 1]), ended({}), players).title).toBe("Ben wins"));
  test("a stopped game has places and no winner", () => {
    const outcome = outcomeOf(table(), ended({ stopped: true }), players);
    expect([outcome.title, outcome.winners, outcome.places]).toEqual(["Stopped without a winner", [], [1, 2]]);
  });
  test("a lost solo game has none, either", () => expect(outcomeOf(table(), ended({ ranking: [2] }), [players[0]!]).title).toBe("Not won this time"));
});

describe("by category", () => {
  test("Orichalcum: titans, temples and medallions", () => {
    const island = (titans: string[], temples: number, medallions: number, creature?: string) => ({ titans, temples, medallions, circles: { a1: { q: 0, r: 0, creature } } });
    const result = orichalcum(ended({ islands: [island(["theia", "kronos"], 2, 1), island([], 1, 1, "hydra-theia")] }), texts);
    expect(result.rows.map(({ amounts }) => amounts)).toEqual([[2, 0], [2, 1], [1, 1], [5, 2], [0, 1]]);
  });

  test("Cyclades: what each owns on islands and seas", () => {
    const seat = { gold: 3, priests: 1, philosophers: 0, metropolises: 1, income: 4 };
    const result = cyclades(
      ended({
        needed: 2,
        seats: [seat, { ...seat, gold: null }],
        islands: { a: { owner: 0, troops: 2, slots: ["port", null] }, b: { owner: 0, troops: 1, slots: [] }, c: { owner: null, troops: 0, slots: ["temple"] } },
        seas: { d4: { owner: 1, fleets: 3 } },
      }),
      texts,
    );
    expect(row(result, "score-gold")).toEqual([3, null]);
    expect(row(result, "score-islands")).toEqual([2, 0]);
    expect(row(result, "score-buildings")).toEqual([1, 0]);
    expect(row(result, "score-troops")).toEqual([3, 0]);
    expect(row(result, "score-fleets")).toEqual([0, 3]);
  });

  test("Atlantis: which temples stand, and tiles on neutral areas", () => {
    const god = (...completed: boolean[]) => ({ temples_wanted: completed.map((done, i) => ({ number: i + 1, tiles: [], completed: done })) });
    const region = { temples: [{ tiles: ["I"] }, { tiles: [] }], neutral: { owner: 1, tiles: ["II", "I"] } };
    const result = atlantis(ended({ turn: 9, regions: [region], seats: [god(true, true, true, true), god(true, false, false, false)] }), texts);
    expect(result.rows[1]!.amounts).toEqual([true, false]);
    expect(row(result, "score-completed")).toEqual([4, 1]);
    expect(row(result, "score-neutral")).toEqual([0, 2]);
  });

  test("Arnak: the score sheet, alone beside the rival's", () => {
    const board = (research: number, arrival: number | null) => ({ sheet: { research, fear: -1 }, arrival });
    const result = arnak(ended({ scores: [9], players_boards: [board(10, 1)], rival: { ...board(4, null), points: 3 } }), texts);
    expect(result.rows.map(({ amounts }) => amounts)).toEqual([[10, 4], [-1, -1], [9, 3], [1, null]]);
    expect(result.rivals).toHaveLength(1);
  });
});
