// @vitest-environment jsdom
import { afterAll, afterEach, expect, test, vi } from "vitest";

vi.hoisted(() => vi.resetModules()); // another file may have replaced it
afterAll(() => vi.resetModules());

import { chime, prepareChime } from "./chime";

/** A sound card that tells whether it runs. */
class Sound {
  static last: Sound;
  state = "running";
  currentTime = 0;
  destination = {};
  strings = 0;
  constructor() {
    Sound.last = this;
  }
  resume() {
    this.state = "running";
    return Promise.resolve();
  }
  suspend() {
    this.state = "suspended";
    return Promise.resolve();
  }
  createGain() {
    const gain = { value: 0, setValueAtTime: () => gain, linearRampToValueAtTime: () => gain, exponentialRampToValueAtTime: () => gain };
    return { gain, connect: (to: unknown) => to };
  }
  createOscillator() {
    this.strings++;
    return { type: "", frequency: { value: 0 }, connect: (to: unknown) => to, start: () => undefined, stop: () => undefined };
  }
}

afterEach(() => vi.useRealTimers());

test("the sound card runs only while it rings", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Sound);
  prepareChime();
  dispatchEvent(new Event("pointerdown"));
  await vi.advanceTimersByTimeAsync(0);
  expect(Sound.last.state).toBe("suspended");
  chime(40);
  expect([Sound.last.state, Sound.last.strings]).toEqual(["running", 4]);
  await vi.advanceTimersByTimeAsync(1000);
  chime(40); // and again before the first has died away
  await vi.advanceTimersByTimeAsync(1500);
  expect(Sound.last.state).toBe("running");
  await vi.advanceTimersByTimeAsync(5000);
  expect(Sound.last.state).toBe("suspended");
});
