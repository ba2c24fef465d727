/** Rules from Markdown: every numbered rule gets an anchor, every mention of one a link, and all of it can be searched. */

import { marked } from "marked";

const ID = /\b[A-Z]\d+(?:\.\d+)?[a-z]?\b/g;

export interface Hit {
  rule: string;
  excerpt: string;
}

/** HTML of a text. `home` is the page that has the numbered rules; mentions link there. */
export function render(markdown: string, home: string): string {
  const frame = document.createElement("template");
  frame.innerHTML = marked.parse(markdown, { async: false });
  anchor(frame.content);
  link(frame.content, home);
  for (const table of frame.content.querySelectorAll("table")) {
    const scroll = document.createElement("div");
    scroll.className = "scroll";
    scroll.tabIndex = 0;
    table.replaceWith(scroll);
    scroll.append(table);
  }
  return frame.innerHTML;
}

/** A heading, a paragraph, a point of a list or a bold beginning that starts with the number of a rule is where that rule is. */
function anchor(root: DocumentFragment) {
  const taken = new Set<string>();
  for (const element of root.querySelectorAll("h1, h2, h3, h4, strong, p, li")) {
    const id = /^[A-Z]\d+(?:\.\d+)?[a-z]?\b/.exec(element.textContent ?? "")?.[0];
    if (!id || taken.has(id) || element.querySelector("strong")?.textContent?.startsWith(id)) continue;
    taken.add(id);
    element.id = id;
    element.classList.add("rule");
  }
}

function link(root: DocumentFragment, home: string) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest("a, code, pre, strong.rule, h1, h2, h3, h4")) nodes.push(node);
  }
  for (const node of nodes) {
    const text = node.data;
    const pieces: (string | Node)[] = [];
    let from = 0;
    for (const found of text.matchAll(ID)) {
      const a = document.createElement("a");
      a.href = `${home}#${found[0]}`;
      a.textContent = found[0];
      pieces.push(text.slice(from, found.index), a);
      from = found.index + found[0].length;
    }
    if (pieces.length) node.replaceWith(...pieces, text.slice(from));
  }
}

/** Where the words occur: the number of the rule, or of the chapter, and a few words around. */
export function search(html: string, query: string): Hit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const frame = document.createElement("template");
  frame.innerHTML = html;
  const hits: Hit[] = [];
  let rule = "";
  for (const element of frame.content.querySelectorAll("h1, h2, h3, h4, p, li, tr")) {
    rule = element.id || element.querySelector(".rule")?.id || rule;
    if (element.querySelector("li, p, tr")) continue;
    const text = (element.textContent ?? "").replace(/\s+/g, " ").trim();
    const low = text.toLowerCase();
    if (!words.every((word) => low.includes(word))) continue;
    const before = low.indexOf(words[0]!) - 60;
    const at = before > 0 ? low.indexOf(" ", before) + 1 : 0; // from a whole word on
    hits.push({ rule, excerpt: (at ? "…" : "") + text.slice(at, at + 160) + (text.length > at + 160 ? "…" : "") });
    if (hits.length === 40) break;
  }
  return hits;
}
