/** What is different in a view (`pelagos/server/changes.py`): where, as keys and places in lists, and what is there now. */
export type Change = [path: (string | number)[], value: unknown];

/** The view with the changes. What is the same is shared with the old one, which stays as it was. */
export function changed<T>(view: T, changes: Change[]): T {
  return changes.reduce((whole: unknown, [path, value]) => put(whole, path, value), view) as T;
}

function put(whole: unknown, path: (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<string | number, unknown>;
  copy[key] = put(copy[key], rest, value);
  return copy;
}
