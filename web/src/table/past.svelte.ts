/** Looking back at a table: which position of the past is shown, through whose eyes, and the replay of some moves. */

import { api } from "../lib/api";
import { attempt } from "../lib/notices.svelte";
import { preferences } from "../lib/page.svelte";
import type { Entry } from "../lib/play";
import { go, here } from "../lib/router.svelte";
import type { Decision, Position, Table } from "../lib/types";
import { unchanged } from "../lib/unchanged";
import { Replay } from "./replay";
import { PACE_MS, type Session } from "./session.svelte";

/** Who looks again has time: more than while playing, and some even if the others' steps are shown at once. */
const shownLong = () => new Promise((done) => setTimeout(done, 1.5 * Math.max(PACE_MS[preferences.pace], PACE_MS.fast)));

export class Past {
  /** The position that is looked at; null at the present. */
  shown: Position | null = $state.raw(null);
  /** What led to it, where that is one step from the position before. */
  news: Entry[] = $state.raw([]);
  playing = $state(false);
  /** The ply that was asked for last; a position on its way may be another. */
  wanted: number | null = null;

  readonly #session: Session;
  readonly #table: () => Table;
  readonly #replays: Record<number, Promise<Replay | null>> = {}; // by whose eyes
  #chosenEyes: number | null = $state(null);

  constructor(session: Session, table: () => Table, through: number | null) {
    this.#session = session;
    this.#table = table;
    this.#chosenEyes = through;
  }

  get last(): number {
    return this.#session.latest?.ply ?? 0;
  }

  /** What is seen: the past, or else the present. */
  get position(): Position | null {
    return this.shown ?? this.#session.position;
  }

  /** After the end one can look through anybody's eyes. */
  get eyes(): number | null {
    return this.#chosenEyes ?? this.#session.seat ?? (this.#table().state === "over" ? 0 : null);
  }

  /** Look at a position (null: at the present). The address follows, so that links can be shared; Back returns to the present at once. */
  async look(ply: number | null, through?: number, replaces?: boolean) {
    if (through !== undefined) this.#chosenEyes = through;
    const at = ply === null ? null : Math.max(0, Math.min(this.last, ply));
    replaces ??= (this.wanted === null) === (at === null);
    this.wanted = at;
    if (at !== null) this.#session.stay();
    go(at === null ? here.path : `${here.path}?ply=${at}`, replaces);
    if (at === null) {
      this.shown = null;
      return;
    }
    const found = await attempt(() => this.#at(at));
    if (found && this.wanted === at) this.#show(found);
  }

  step(by: number) {
    this.playing = false;
    void this.look((this.wanted ?? this.last) + by);
  }

  /** Look at the positions from one ply to another, one after the other, and then at the present, unless the table is there to be looked at alone. */
  async replay(from: number, to: number, stays: boolean) {
    this.playing = true;
    for (let ply = Math.max(0, from); ply <= to && this.playing; ply++) {
      await this.look(ply);
      await shownLong();
    }
    if (this.playing && !stays) await this.look(null); // not all words leave a trace: the last one shown may not be the last one said
    this.playing = false;
  }

  /** Play out what would have been better, through the eyes of who decided. */
  async showLine({ ply, seat, line }: Decision) {
    this.playing = true;
    await this.look(ply, seat);
    for (let said = 1; said <= line.length && this.playing; said++) {
      await shownLong();
      const found = await attempt(() => api.openAt(this.#table().id, ply, seat, line.slice(0, said)));
      if (!found || !this.playing || this.wanted !== ply) break;
      this.#show(found);
    }
    this.playing = false;
  }

  /** A position of the past. A finished game is fetched whole, once through each pair of eyes; one that is too long for that is asked for position by position. */
  async #at(ply: number): Promise<Position> {
    const [{ id, state }, { eyes }] = [this.#table(), this];
    if (state !== "over" || eyes === null) return api.at(id, ply, eyes);
    const whole = (this.#replays[eyes] ??= api.replay(id, eyes).then((told) => new Replay(told), () => null));
    return (await whole)?.at(ply) ?? api.openAt(id, ply, eyes);
  }

  /** Show a position of the past. A step forward is shown as it would be while playing: pieces move. */
  #show(found: Position) {
    const from = this.position?.ply ?? found.ply;
    this.news = found.ply - from === 1 ? found.log.filter((entry) => entry.ply > from) : [];
    this.shown = { ...found, view: unchanged(this.position?.view, found.view) };
  }
}
