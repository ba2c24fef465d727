/** What the tests of all tables share: positions as `testing/make.py` of a game writes them, and what a drawn table offers. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { expect, vi } from "vitest";

import type { Entry, Play, Player, Preview, View } from "../lib/play";
import { Texts, type Grammar } from "../lib/texts";
import { shown } from "../lib/tips.svelte";

interface Position {
  seat: number;
  view: View;
  legal: string[];
  previews?: Preview[];
  log: Entry[];
  players: Player[];
}

export interface Positions {
  names: string[];
  /** A position as the shell would give it; what is said goes to `say`. */
  play: (name: string, say?: (word: string) => void) => Play;
}

export function positionsOf(positions: unknown, texts: string, grammar: unknown, components: Record<string, unknown>): Positions {
  const all = positions as Record<string, Position>;
  const spoken = new Texts("en", texts, (grammar ?? undefined) as Grammar | undefined);
  const play: Positions["play"] = (name, say = () => undefined) => {
    const { view, legal, previews = [], log, players, seat } = all[name]!;
    return {
      view,
      legal: legal.map((word) => spoken.parse(word, players, view.step)),
      say,
      preview: (word) => previews.find((one) => one.word === word),
      why: () => undefined,
      texts: spoken,
      players,
      seat,
      components,
      news: log,
      log,
      animate: false,
    };
  };
  return { names: Object.keys(all), play };
}

export interface Drawn {
  root: HTMLElement;
  close: () => void;
}

/** A table on the page. jsdom has no layout: nothing changes its size. */
export function draw(Table: Component<{ play: Play }>, play: Play): Drawn {
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} }); // prettier-ignore
  const root = document.createElement("div");
  document.body.append(root);
  const table = mount(Table, { target: root, props: { play } });
  flushSync();
  const close = () => {
    void unmount(table);
    root.remove();
  };
  return { root, close };
}

/** What pointing at an element explains. Needs fake timers. */
export function explained(element: Element | null): string | undefined {
  element?.dispatchEvent(new Event("pointerenter"));
  vi.runAllTimers();
  const name = shown.tip?.name;
  element?.dispatchEvent(new Event("pointerleave"));
  vi.runAllTimers();
  return name;
}

/** The words that elements offer now. */
function offered(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>("[data-word]")].map((element) => element.dataset.word!);
}

/** The words offered at once, and after pressing each thing that opens a list or is the first half of a decision. */
function reachable(root: HTMLElement, openers: readonly string[]): Set<string> {
  const found = new Set(offered(root));
  for (const opener of openers) {
    for (let i = 0; i < root.querySelectorAll(opener).length; i++) {
      root.querySelectorAll<HTMLElement>(opener)[i]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      flushSync();
      for (const word of offered(root)) found.add(word);
    }
  }
  return found;
}

/** Every legal word is offered and nothing else, in reach of the keys and with a name; no text is missing. */
export function expectOffers(root: HTMLElement, play: Play, openers: readonly string[], missing: RegExp): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-word], [data-legal]")) {
    expect(element.tagName === "BUTTON" || element.getAttribute("tabindex") === "0").toBe(true);
    expect(element.getAttribute("aria-label") || element.textContent?.trim()).toBeTruthy();
  }
  const labels = [...root.querySelectorAll("[aria-label]")].map((element) => element.getAttribute("aria-label")!);
  for (const text of [root.textContent!, ...labels]) expect(text).not.toMatch(missing);
  expect([...reachable(root, openers)].sort()).toEqual(play.legal.map((word) => word.text).sort());
}
