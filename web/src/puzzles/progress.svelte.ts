/** Which puzzles somebody has tried, and the rating that came of it; the browser remembers it. */

import type { PuzzleLine } from "../lib/types";

interface Training {
  mu: number;
  sigma: number;
  tried: Record<string, boolean>; // by name: whether it was solved
}

const KEY = "puzzles";

function stored(): Record<string, Training> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Training>;
  } catch {
    return {};
  }
}

const known: Record<string, Training> = $state(stored());

/** OpenSkill's beginning. */
export function trainingOf(game: string): Training {
  return known[game] ?? { mu: 25, sigma: 25 / 3, tried: {} };
}

/** Only the first try at a puzzle counts. */
export function keep(game: string, name: string, solved: boolean, mu: number, sigma: number) {
  const before = trainingOf(game);
  if (name in before.tried) return;
  known[game] = { mu, sigma, tried: { ...before.tried, [name]: solved } };
  localStorage.setItem(KEY, JSON.stringify(known));
}

/** The puzzle not yet tried that fits somebody's strength best; when all are tried, the one that fits best of all others. */
export function nextOf(puzzles: PuzzleLine[], training: Training, not?: string): PuzzleLine | undefined {
  const others = puzzles.filter((one) => one.name !== not);
  const fresh = others.filter((one) => !(one.name in training.tried));
  return [...(fresh.length ? fresh : others)].sort((a, b) => Math.abs(a.strength - training.mu) - Math.abs(b.strength - training.mu))[0];
}

/** The thirds of a game's puzzles, the easiest first. */
export function thirdsOf(puzzles: PuzzleLine[]): PuzzleLine[][] {
  const ends = [0, 1, 2, 3].map((k) => Math.round((k * puzzles.length) / 3));
  return [0, 1, 2].map((k) => puzzles.slice(ends[k], ends[k + 1]));
}
