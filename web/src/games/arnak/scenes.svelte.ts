/** Which of the rival's turns is shown: played one after the other, or leafed through. */

import type { RivalTurn } from "./rival";

export class Scenes {
  turns: RivalTurn[] = $state.raw([]);
  at = $state(-1);
  /** They go on by themselves. */
  running = $state(false);

  get turn(): RivalTurn | undefined {
    return this.turns[this.at];
  }

  play(turns: RivalTurn[]) {
    this.turns = turns;
    this.at = turns.length ? 0 : -1;
    this.running = turns.length > 0;
  }

  /** On to the next one; after the last one they are over. */
  next() {
    if (this.at + 1 < this.turns.length) this.at++;
    else this.close();
  }

  /** Show one of them until something else is asked for. */
  show(at: number, turns = this.turns) {
    this.turns = turns;
    this.at = Math.max(0, Math.min(turns.length - 1, at));
    this.running = false;
  }

  close() {
    this.play([]);
  }
}
