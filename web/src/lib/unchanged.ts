/** A new value in which everything that is as before is the very thing that was there before. So what is drawn from it need not be drawn again. */
export function unchanged<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== "object" || typeof now !== "object" || before === null || now === null) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const names = Object.keys(fresh);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    fresh[name] = unchanged(old[name], fresh[name]);
    same &&= fresh[name] === old[name] && name in old;
  }
  return same ? (before as T) : now;
}

/** For `$derived.by`: what `make` makes, but with everything that is as before being the very thing that was there before. */
export function steady<T>(make: () => T): () => T {
  let last: T | undefined;
  return () => (last = unchanged(last, make()));
}
