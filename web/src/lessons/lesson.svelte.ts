/** A lesson as it is played: which note is shown, which position, and what happens to a word that is said. */

import { api } from "../lib/api";
import { preferences } from "../lib/page.svelte";
import type { Entry } from "../lib/play";
import { Previews } from "../lib/previews.svelte";
import type { LessonFrame, LessonInfo, LessonNote } from "../lib/types";
import { PACE_MS } from "../table/session.svelte";
import { keep, progressOf } from "./progress.svelte";

export class Lesson {
  readonly game: string;
  readonly name: string;
  info: LessonInfo | null = $state.raw(null);
  /** The note shown; one more than there are: the lesson is over. */
  at = $state(0);
  /** The furthest note seen. */
  most = $state(0);
  /** The answer to a word with which the lesson does not go on; "" for the general one. */
  answer: string | null = $state(null);
  previews: Previews | null = $state.raw(null);
  /** What just happened, for animations. */
  news: Entry[] = $state.raw([]);
  #said: string[] = [];
  #shown = $state(0);
  /** The rest of the lesson is fetched anew, after another word than its own: nothing else is heard until it is there. */
  #fetching = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string, name: string) {
    this.game = game;
    this.name = name;
  }

  get note(): LessonNote | null {
    return this.info?.notes[this.at] ?? null;
  }
  get over(): boolean {
    return this.info !== null && this.at >= this.info.notes.length;
  }
  get frame(): LessonFrame | null {
    return this.info?.frames[this.#shown] ?? null;
  }
  /** Others are deciding, step by step, until the next note is reached. */
  get moving(): boolean {
    return this.#shown !== this.#target;
  }
  /** Whether the learner decides now. */
  get asks(): boolean {
    return !this.moving && !this.#fetching && (this.note?.say.length ?? 0) > 0;
  }
  /** What happened so far. */
  get log(): Entry[] {
    return this.info?.frames.slice(0, this.#shown + 1).flatMap((frame) => frame.log) ?? [];
  }

  async open() {
    const { at, most, said, done } = progressOf(this.game, this.name);
    try {
      await this.#load(said);
    } catch (error) {
      if (!said.length) throw error;
      await this.#load([]); // the lesson has changed since
    }
    const last = this.info!.notes.length - 1;
    this.most = Math.min(most, last);
    this.#show(done ? 0 : Math.min(at, last), true);
  }

  close() {
    clearTimeout(this.#timer);
  }

  back() {
    if (this.at > 0 && !this.#fetching) this.#show(this.at - 1, true);
  }

  /** On to the next note; where the learner should decide, the lesson's own word is said. */
  forward() {
    if (this.moving) this.#arrive();
    else if (this.info && !this.over && !this.#fetching) this.#show(this.at + 1, false);
  }

  async say(word: string) {
    const note = this.note;
    if (!note || !this.asks) return;
    if (!note.say.includes(word)) {
      this.answer = note.answers[word] ?? "";
      return;
    }
    if (word !== note.say[0]) {
      const before = this.#said.filter((one) => Number(one.split(":")[0]) < note.at);
      this.#fetching = true;
      await this.#load([...before, `${note.at}:${word}`]).finally(() => (this.#fetching = false));
    }
    this.#show(this.at + 1, false);
  }

  async #load(said: string[]) {
    this.info = await api.lesson(this.game, this.name, said);
    this.#said = said;
  }

  get #first(): number {
    return this.info?.frames[0]?.ply ?? 0;
  }
  get #target(): number {
    if (!this.info) return 0;
    return this.over ? this.info.frames.length - 1 : this.note!.at - this.#first;
  }

  #show(at: number, once: boolean) {
    clearTimeout(this.#timer);
    this.at = at;
    this.answer = null;
    this.most = Math.max(this.most, at);
    keep(this.game, this.name, { at, most: this.most, said: this.#said, done: this.over || progressOf(this.game, this.name).done });
    if (once || this.#target <= this.#shown) this.#arrive();
    else this.#step();
  }

  /** The next word is said; what others do takes its time. */
  #step() {
    const own = this.frame?.deciding === this.info?.seat;
    const visible = (this.info?.frames[this.#shown + 1]?.log.length ?? 0) > 0;
    this.#turn(this.#shown + 1);
    if (!this.moving) return;
    const wait = PACE_MS[preferences.pace] * 1.5;
    this.#timer = setTimeout(() => this.#step(), visible && !own ? wait : Math.min(wait, 300));
  }

  #arrive() {
    clearTimeout(this.#timer);
    this.#turn(this.#target);
  }

  #turn(shown: number) {
    this.news = shown === this.#shown + 1 ? (this.info?.frames[shown]?.log ?? []) : [];
    this.#shown = shown;
    const { game, name } = this;
    const ply = shown + this.#first;
    const said = this.#said;
    this.previews = new Previews((words) => api.lessonPreviews(game, name, ply, words, said).catch(() => []));
  }
}
