/** One table as one person sees it: who sits there, the position shown, the log, the chat, and what can be said.
 *
 * Positions arrive one per word. What others do is shown step by step, as slowly as the person likes it; a click skips to the last one.
 */

import { api } from "../lib/api";
import { perFrame } from "../lib/frames";
import { live, type Message } from "../lib/live.svelte";
import { notice } from "../lib/notices.svelte";
import { preferences, t, type Pace } from "../lib/page.svelte";
import type { Entry } from "../lib/play";
import { Previews } from "../lib/previews.svelte";
import { rest } from "../lib/steps";
import type { ChatLine, Hint, Position, Table } from "../lib/types";
import { unchanged } from "../lib/unchanged";
import { firstLook } from "./prefetch";
import { merged } from "./logs";

/** How long a step of somebody else is shown, in milliseconds. */
export const PACE_MS: Record<Pace, number> = { slow: 1200, normal: 600, fast: 250, instant: 0 };

/** While one's own clock runs, nobody waits longer for a step, nor for all that the others have done meanwhile. */
export const HURRIED_PACE_MS = 100;
export const HURRIED_MS = 500;

/** After this the only word that can be said is said by itself; later if something could still be taken back. */
export const BY_ITSELF_MS = 900;
export const BY_ITSELF_UNDOABLE_MS = 3000;

/** What is said of a refusal. */
function refusal({ why, text }: { why?: string; text?: string }): string {
  const own = t(`refused-${why}`);
  return own === `refused-${why}` ? (text ?? "") : own;
}

export class Session {
  readonly id: string;
  table: Table | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  /** What words would do in the position shown. */
  previews: Previews | null = $state.raw(null);
  log: Entry[] = $state.raw([]);
  news: Entry[] = $state.raw([]);
  chat: ChatLine[] = $state([]);
  hints: Hint[] | null = $state.raw(null);
  hinting = $state(false);
  /** A word is on its way: nothing else can be said. */
  busy = $state(false);
  /** Whose eyes; changes at a hot seat only. */
  seat: number | null = $state(null);
  missing = $state(false);
  /** The only word that can be said is about to be said by itself. */
  byItself = $state(false);
  shownAt = $state(0);

  #queue: Position[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sayTimer: ReturnType<typeof setTimeout> | undefined;
  #skipping = false;
  #hurriedUntil = 0;
  #saidAfter = -1; // the version after which the word was said that has no answer yet
  #unwatch: (() => void) | null = null;

  constructor(id: string) {
    this.id = id;
  }

  /** Positions that wait to be shown. */
  get behind(): number {
    return this.#queue.length;
  }

  get latest(): Position | null {
    return this.#queue.at(-1) ?? this.position;
  }

  /** At a hot seat somebody else of this device is asked: hide what is not theirs first. */
  get handOver(): number | null {
    const mine = this.table?.mine ?? [];
    const asked = this.position?.deciding.find((seat) => mine.includes(seat));
    return mine.length > 1 && asked !== undefined && asked !== this.seat ? asked : null;
  }

  /** The end is shown: by the rules, or because everybody else has resigned. */
  get over(): boolean {
    return this.behind === 0 && this.position !== null && (this.position.view.over || this.table?.state === "over");
  }

  /** It is this seat's to decide. What can be said stays so while a word is on its way: nothing blinks, and nothing else is sent. */
  get asked(): boolean {
    return this.behind === 0 && (this.position?.legal.length ?? 0) > 0;
  }

  get canSay(): boolean {
    return this.asked && !this.busy;
  }

  async open() {
    const first = await firstLook(this.id).catch(() => null);
    if (!first) {
      this.missing = true;
      return;
    }
    this.sit(first.table);
    this.#unwatch = live.watch({
      table: this.id,
      seat: () => this.seat,
      seen: () => this.latest?.version,
      hear: perFrame((message: Message) => this.#unwatch && this.hear(message)),
    });
    const position = await first.position;
    if (position && !this.latest) this.hear({ type: "position", ...position });
  }

  close() {
    clearTimeout(this.#timer);
    this.stay();
    this.#unwatch?.();
    this.#unwatch = null;
  }

  sit(table: Table) {
    this.table = table;
    if (this.seat === null || !table.mine.includes(this.seat)) this.seat = table.mine[0] ?? null;
  }

  /** Look through another of one's own seats. */
  look(seat: number | null) {
    this.seat = seat;
    this.#queue = [];
    this.position = null;
    this.log = [];
    this.news = [];
    live.again(this.id);
  }

  hear(message: Message) {
    if (message.type === "table") this.sit(message);
    else if (message.type === "chat") {
      if (!this.chat.some((line) => line.number === message.number)) this.chat.push(message);
    } else if (message.type === "position") {
      if (message.seat !== this.seat) return;
      const last = this.latest;
      if (last && message.version < last.version) return;
      const ran = this.#myClockRuns;
      this.#queue = [...this.#queue, message];
      if (!ran && this.#myClockRuns) this.#hurriedUntil = Date.now() + HURRIED_MS;
      this.#pump();
    }
  }

  async say(word: string) {
    await this.#send({ type: "say", word });
  }

  async undo() {
    if (this.position?.undo) await this.#send({ type: "undo" });
  }

  /** Against bots alone: back behind their reply. */
  async takeBack() {
    if (this.position?.take_back) await this.#send({ type: "undo", turn: true });
  }

  async confirm() {
    if (this.position?.confirm) await this.#send({ type: "confirm" });
  }

  async talk(text: string) {
    const answer = await live.say({ type: "chat", table: this.id, text });
    if (!answer.accepted) notice(refusal(answer), true);
  }

  async hint() {
    if (this.hinting || !this.canSay) return;
    const version = this.position?.version;
    this.hinting = true;
    try {
      const hints = await api.hint(this.id, this.seat);
      if (this.position?.version === version) this.hints = hints;
    } catch (error) {
      notice(error instanceof Error ? error.message : String(error), true);
    } finally {
      this.hinting = false;
    }
  }

  /** Say nothing by itself in this position. */
  stay() {
    clearTimeout(this.#sayTimer);
    this.byItself = false;
  }

  #sayByItself() {
    const { position } = this;
    if (!position?.forced || !preferences.say_forced || !this.canSay || this.handOver !== null) return;
    this.byItself = true;
    this.#sayTimer = setTimeout(
      () => {
        this.byItself = false;
        if (this.position === position && this.canSay) void this.say(position.legal[0]!);
      },
      position.undo ? BY_ITSELF_UNDOABLE_MS : BY_ITSELF_MS,
    );
  }

  /** Show all that has happened at once. */
  skip() {
    this.#skipping = true;
    this.#pump();
  }

  async #send(message: { type: "say" | "undo" | "confirm"; word?: string; turn?: boolean }) {
    const version = this.latest?.version;
    if (this.busy || version === undefined) return;
    this.busy = true;
    rest();
    this.hints = null;
    this.#saidAfter = version;
    const answer = await live.say({ ...message, table: this.id, version });
    this.#saidAfter = -1;
    if (!answer.accepted) {
      this.busy = false;
      // Something else came first: that is nobody's fault, and the position that tells it is asked for.
      notice(refusal(answer), answer.why !== "stale");
      live.again(this.id);
    } else if (this.latest && this.latest.version > version) this.busy = false;
  }

  #pump() {
    clearTimeout(this.#timer);
    const next = this.#queue[0];
    if (!next) return;
    const wait = this.#skipping || document.hidden ? 0 : this.#wait(next);
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#pump(), wait);
      return;
    }
    this.#queue = this.#queue.slice(1);
    this.#show(next);
    this.#pump();
  }

  /** Only what others did and what can be seen takes its time. */
  #wait(next: Position): number {
    const now = this.position;
    if (!now || next.version === now.version) return 0;
    const others = this.seat === null || !now.deciding.includes(this.seat);
    const visible = next.log.some((entry) => entry.ply > now.ply);
    return others && visible ? this.shownAt + this.#pace() - Date.now() : 0;
  }

  /** How long the position shown stays; on one's own time it has its share of what is left for all that wait. */
  #pace(): number {
    const usual = PACE_MS[preferences.pace];
    return this.#myClockRuns ? Math.min(usual, HURRIED_PACE_MS, (this.#hurriedUntil - this.shownAt) / this.behind) : usual;
  }

  get #myClockRuns(): boolean {
    const { table, latest } = this;
    return table?.clock.kind === "live" && (latest?.deciding.some((seat) => table.mine.includes(seat)) ?? false);
  }

  #show(position: Position) {
    const before = this.position;
    this.news = before ? position.log.filter((entry) => entry.ply > before.ply) : [];
    this.log = merged(this.log, position.log_from, position.log);
    this.position = before ? { ...position, view: unchanged(before.view, position.view) } : position;
    this.previews = this.seat === null ? null : new Previews((words) => live.preview(this.id, position.version, words));
    this.shownAt = Date.now();
    this.hints = null;
    if (position.version > this.#saidAfter) this.busy = false; // after a break the old position comes again before the answer
    if (this.seat !== null && position.deciding.includes(this.seat)) this.#skipping = false;
    this.stay();
    this.#sayByItself();
  }
}
