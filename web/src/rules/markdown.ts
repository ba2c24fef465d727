/** Rules from Markdown: every numbered rule gets an anchor, every mention of one a link, and all of it can be searched. */

import { marked } from "marked";

import type { ExampleInfo } from "../lib/types";

const ID = /\b[A-Z]\d+(?:\.\d+)?[a-z]?\b/g;

interface Hit {
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
  for (const list of root.querySelectorAll("ol")) countPoints(list, taken);
}

/** In a chapter that has no other numbers the points of a numbered list have the chapter's: the third one in A23 is A23.3. */
function countPoints(list: Element, taken: Set<string>) {
  let before = list.previousElementSibling;
  while (before && !/^H\d$/.test(before.tagName)) before = before.previousElementSibling;
  if (!before?.id || [...taken].some((id) => id.startsWith(`${before.id}.`))) return;
  for (const [i, point] of [...list.children].entries()) {
    const id = `${before.id}.${i + 1}`;
    if (taken.has(id) || point.id) continue;
    taken.add(id);
    point.id = id;
    point.classList.add("rule");
  }
}

/** A rule's own HTML, out of the whole text's. */
export function ruleOf(html: string, id: string): string {
  const frame = document.createElement("template");
  frame.innerHTML = html;
  const found = frame.content.getElementById(id);
  return (found?.closest("li, p") ?? found)?.innerHTML ?? "";
}

/** The text with a link to the table beside each worked example that can be shown there. */
export function withExamples(html: string, shown: ExampleInfo[], href: (example: ExampleInfo) => string, label: string): string {
  const frame = document.createElement("template");
  frame.innerHTML = html;
  for (const example of shown) {
    const place = frame.content.getElementById(example.rule)?.closest("li, p");
    const half = example.name.slice(example.rule.length + 1);
    const link = document.createElement("a");
    link.className = "shown";
    link.href = href(example);
    link.textContent = half ? `${label} (${half})` : label;
    place?.append(" ", link);
  }
  return frame.innerHTML;
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
