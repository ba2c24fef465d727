/** What glows for a while goes in steps of this clock instead of with the frames: an animation that runs has the browser make sixty frames a second,
 * each with a look at all styles, and an update waits for its turn among them. CSS says which by `paused`; without the clock they rest at their beginning. */

export const STEP_MS = 120;

let clock: ReturnType<typeof setInterval> | undefined;
let resting = 0;

/** A word is said: for a moment nothing moves by this clock, so that the answer has its frame to itself. */
export function rest() {
  resting = performance.now() + STEP_MS;
}

function step() {
  if (performance.now() < resting) return;
  const waiting = document.getAnimations().filter((one) => one instanceof CSSAnimation && one.playState === "paused");
  for (const animation of waiting) animation.currentTime = Number(animation.currentTime) + STEP_MS;
  if (waiting.length) return;
  clearInterval(clock);
  clock = undefined;
}

function begin() {
  clock ??= setInterval(step, STEP_MS);
}

/** From now on glows go in steps, until what is returned is called. */
export function goInSteps() {
  addEventListener("animationstart", begin);
  return () => {
    removeEventListener("animationstart", begin);
    clearInterval(clock);
    clock = undefined;
    resting = 0;
  };
}
