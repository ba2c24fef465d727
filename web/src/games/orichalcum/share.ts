/** Positions come whole, but little changes from one to the next: what is equal stays the same object, so that it is not drawn again. */
export function share<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (typeof before !== "object" || typeof now !== "object" || before === null || now === null) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Record<string, unknown>;
  const fresh = now as Record<string, unknown>;
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  const mixed: Record<string, unknown> | unknown[] = Array.isArray(now) ? [] : {};
  for (const key of keys) {
    const value = share(old[key], fresh[key]);
    (mixed as Record<string, unknown>)[key] = value;
    same &&= key in old && Object.is(value, old[key]);
  }
  return (same ? before : mixed) as T;
}
