/** The page's own sound: two plucked notes, made on the spot. */

/** E5 and B5, as on a lyre: when each begins, in seconds. */
const NOTES: [hertz: number, begins: number][] = [
  [659.26, 0],
  [987.77, 0.14],
];
const RINGS_SECONDS = 0.9;
const AT_REST_AFTER_SECONDS = 2.5; // a sound card may take a while to begin

let context: AudioContext | null = null;
let ringing = 0;

/** A sound card that runs in silence takes power all the time, so it runs while it rings. */
const rest = () => void (ringing || context?.suspend());

/** Browsers let a page sound only after somebody has done something on it; called once at the start. */
export function prepareChime() {
  const ready = () => {
    try {
      context ??= new AudioContext();
      void context.resume().then(rest);
    } catch {
      return; // no sound here
    }
    removeEventListener("pointerdown", ready);
    removeEventListener("keydown", ready);
  };
  addEventListener("pointerdown", ready);
  addEventListener("keydown", ready);
}

/** Sound, at a volume from 0 to 100. */
export function chime(volume: number) {
  if (!context || volume <= 0) return;
  void context.resume();
  const begin = context.currentTime + 0.02;
  const whole = context.createGain();
  whole.gain.value = 0.35 * (volume / 100) ** 2; // loudness is heard by the square
  whole.connect(context.destination);
  for (const [hertz, after] of NOTES) pluck(context, whole, hertz, begin + after);
  ringing++;
  setTimeout(() => (ringing--, rest()), AT_REST_AFTER_SECONDS * 1000);
}

/** A string: the note and a weaker octave, struck at once and dying away. */
function pluck(on: AudioContext, to: AudioNode, hertz: number, at: number) {
  for (const [times, loud] of [[1, 0.7], [2, 0.2]] as const) {
    const string = on.createOscillator();
    const hand = on.createGain();
    string.type = "triangle";
    string.frequency.value = hertz * times;
    hand.gain.setValueAtTime(0, at);
    hand.gain.linearRampToValueAtTime(loud, at + 0.008);
    hand.gain.exponentialRampToValueAtTime(0.001, at + RINGS_SECONDS / times);
    string.connect(hand).connect(to);
    string.start(at);
    string.stop(at + RINGS_SECONDS);
  }
}
