import { expect, test } from "vitest";

import type { Entry } from "../../lib/play";
import { ended } from "./battles";
import type { CycladesView } from "./view.gen";

test("a battle that is over still names what helped the defence", () => {
  const log: Entry[] = [
    { ply: 7, message: "land-battle", seat: 0, island: "kea", defender: "2", attackers: 1, defenders: 1 },
    { ply: 7, message: "defence-aided", seat: 1, aid: "fortress", bonus: 1 },
    { ply: 7, message: "round-rolled", seat: 0, attackers: 1, attack: 1, defenders: 1, defence: 2, bonus: 1 },
    { ply: 7, message: "round-fought", seat: 0, attack: 2, defence: 4, attackers: 0, defenders: 1 },
    { ply: 7, message: "attack-repelled", seat: 0 },
  ];
  const battle = ended(log, log, { battle: null } as CycladesView, (entry) => entry.message);
  expect(battle?.bonuses).toEqual([{ of: "fortress", bonus: 1 }]);
});
