/** The analysis of a finished game: asked for, waited for, and what the page shows of it. */

import { api } from "../lib/api";
import type { Analysis, AnalysisInfo, Chances, Decision } from "../lib/types";

const ASK_EVERY_MS = 2000;

/** The signs that chess players know. */
export const SIGNS: Partial<Record<Decision["mark"], string>> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/** Everybody's chances at the beginning of each turn, and at the end. */
function courseOf(analysis: Analysis): Chances[] {
  const begins = analysis.decisions.filter((one, i) => one.turn !== analysis.decisions[i - 1]?.turn);
  const course = begins.map(({ ply, chances }) => ({ ply, chances }));
  if (!analysis.over) return course;
  const winners = analysis.ranking.filter((place) => place === 1).length;
  return [...course, { ply: analysis.words, chances: analysis.ranking.map((place) => (place === 1 ? 1 / winners : 0)) }];
}

export class GameAnalysis {
  info: AnalysisInfo | null = $state.raw(null);
  refused: string | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  readonly found = $derived(this.info?.analysis ?? null);
  readonly course = $derived(this.found ? courseOf(this.found) : null);
  readonly costliest = $derived(this.found?.costliest.map((ply) => this.found!.decisions.find((one) => one.ply === ply)!) ?? []);
  /** Signs for the log, by the ply after the word. */
  readonly signs: Record<number, string | undefined> = $derived(Object.fromEntries(this.found?.decisions.map((one) => [one.ply + 1, SIGNS[one.mark]]) ?? []));

  async open() {
    try {
      this.info = await api.analysis(this.table).catch(() => api.analyse(this.table));
    } catch (error) {
      this.refused = error instanceof Error ? error.message : String(error);
      return;
    }
    if (!this.found) this.#timer = setTimeout(() => this.open(), ASK_EVERY_MS);
  }

  close() {
    clearTimeout(this.#timer);
  }
}
