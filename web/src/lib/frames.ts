/** Frames may be long in coming, and a page that nobody looks at has none. */
const AT_MOST = 100;

/** The first that comes is heard at once. What follows before a frame has shown it is heard together, when that frame begins:
 * each would be worked out, and nobody would see it. */
export function perFrame<T>(hear: (one: T) => void): (one: T) => void {
  let held: T[] | null = null;
  return (one) => {
    if (held) return void held.push(one);
    held = [];
    hear(one);
    const go = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      const all = held ?? [];
      held = null;
      all.forEach(hear);
    };
    const frame = requestAnimationFrame(go);
    const timer = setTimeout(go, AT_MOST);
  };
}
