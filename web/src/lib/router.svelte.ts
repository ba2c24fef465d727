/** Where the reader is. Ordinary links work; `go` goes somewhere without one. */

export const here = $state({ path: location.pathname, search: location.search, hash: location.hash });

function look() {
  here.path = location.pathname;
  here.search = location.search;
  here.hash = location.hash;
}

export function go(to: string, replace = false) {
  const before = location.pathname;
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  look();
  if (location.pathname !== before) scrollTo(0, 0);
}

/** The parts of the path that a pattern such as `/table/:id` names, or null. A part with `?` may be missing. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const want = pattern.split("/").filter(Boolean);
  const have = path.split("/").filter(Boolean);
  if (have.length > want.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of want.entries()) {
    const value = have[i];
    if (part.startsWith(":")) {
      if (value === undefined && !part.endsWith("?")) return null;
      if (value !== undefined) found[part.replace(/^:|\?$/g, "")] = decodeURIComponent(value);
    } else if (part !== value) return null;
  }
  return found;
}

export function followLinks() {
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin || link.pathname.startsWith("/api")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
