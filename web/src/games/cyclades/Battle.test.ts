// @vitest-environment jsdom
import { expect, test } from "vitest";

import type { Entry, Play } from "../../lib/play";
import { draw } from "../testing";
import Table from "./Table.svelte";
import { play } from "./testing/positions";
import type { CycladesView } from "./view.gen";

const here = play("step-defender-retreats");
const { battle, islands, seas } = here.view as CycladesView;

/** A battle in its third round, at the place of the position's. */
const log: Entry[] = [
  { ply: 7, message: `${battle!.on === "sea" ? "sea" : "land"}-battle`, seat: battle!.attacker, [battle!.on]: battle!.at, defender: String(battle!.defender + 1), attackers: 3, defenders: 2 },
  { ply: 7, message: "round-rolled", seat: 0, attackers: 3, attack: 1, defenders: 2, defence: 2, bonus: 1 },
  { ply: 7, message: "round-fought", seat: 0, attack: 4, defence: 5, attackers: 2, defenders: 2 },
  { ply: 8, message: "round-rolled", seat: 0, attackers: 2, attack: 3, defenders: 2, defence: 0, bonus: 1 },
  { ply: 8, message: "round-fought", seat: 0, attack: 5, defence: 3, attackers: 2, defenders: 1 },
];
const view = { ...here.view, battle: { ...battle!, attackers: 2, defenders: 1, bonus: 1, bonuses: [{ of: "port", count: 1, bonus: 1 }] }, islands, seas };
const drawn = (more: Partial<Play> = {}) => draw(Table, { ...here, view, log, ...more } as Play);

test("an earlier round shows of each side what it had, the die, the bonus by its name, and what was left", () => {
  const { root, close } = drawn();
  const words = (element: Element) => element.textContent!.replace(/\s+/g, " ").trim();
  const [attack, defence] = [...root.querySelectorAll(".rounds .tally")];
  expect(words(attack!)).toBe("3 += 4 2 left");
  expect(attack!.querySelector(".die")!.getAttribute("aria-label")).toBe("1");
  expect(words(defence!)).toBe("2 ++1= 5 2 left");
  expect(defence!.querySelector(".die")!.getAttribute("aria-label")).toBe("2");
  expect(words(root.querySelector(".rounds .aids")!)).toBe("port +1");
  close();
});

test("who only watches is told the odds of the battle and of the next round", () => {
  const { root, close } = drawn({ seat: null, legal: [], preview: () => undefined });
  const odds = root.querySelector(".battle .odds")!.textContent;
  expect(odds).toMatch(/\d+% the defender wins/);
  expect(odds).toMatch(/Next round: .*\d+% the attacker loses a unit/);
  close();
});
