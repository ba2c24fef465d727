/** Looking things up, and putting their pictures where the short rules speak of them. */

import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";

import { galleryOf } from "../games";
import type { Figures, Gallery, Section } from "../games/gallery";
import { game as gameOf, textsOf } from "../lib/games.svelte";
import FigureRow from "./FigureRow.svelte";

export interface Shown {
  gallery: Gallery;
  sections: Section[];
  figures: Figures;
}

/** A game's things in a language; null for a game that has no pictures. */
export async function thingsOf(game: string, language: string): Promise<Shown | null> {
  const [gallery, texts, about] = await Promise.all([galleryOf(game), textsOf(game, language), gameOf(game)]);
  if (!gallery) return null;
  const figures = typeof gallery.figures === "function" ? gallery.figures(about.components) : gallery.figures;
  return { gallery, sections: gallery.sections(texts, about.components), figures };
}

const SOFT = "\u00AD"; // a place where a long name may be broken

/** The sections with those things alone that have all words of the query. */
export function matching(sections: Section[], query: string): Section[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return sections;
  return sections
    .map((section) => ({ ...section, things: section.things.filter(({ name, text, rule }) => words.every((word) => `${name} ${text} ${rule}`.toLowerCase().replaceAll(SOFT, "").includes(word))) }))
    .filter((section) => section.things.length > 0);
}

/** Pictures in a rendered text: small ones beside the names in the first column of a table, figures after what cites their rule. */
export function illustrate({ gallery, sections, figures }: Shown): Attachment<HTMLElement> {
  return (root) => {
    const mounted: object[] = [];
    const draw = (target: Element, row: string[], size: number, anchor?: Node | null) =>
      mounted.push(mount(FigureRow, { target, anchor: anchor ?? undefined, props: { row, Picture: gallery.Picture, size } }));

    const known = new Map(sections.flatMap(({ things }) => things.map(({ id, name }) => [plain(name), id] as const)));
    for (const cell of root.querySelectorAll("tbody td:first-child")) {
      const ids = (cell.textContent ?? "").split(", ").flatMap((name) => known.get(plain(name)) ?? []);
      if (!ids.length) continue;
      cell.classList.add("pictured");
      draw(cell, ids, 30, cell.firstChild);
    }
    for (const [rule, row] of Object.entries(figures)) {
      const place = [...root.querySelectorAll(`h2 ~ * a[href$="#${rule}"]`)].map((link) => link.closest("li, p")).find(Boolean);
      if (!place) continue;
      const figure = document.createElement("div");
      figure.className = `figure ${gallery.mood}`;
      if (place.matches("li")) place.append(figure);
      else place.after(figure);
      draw(figure, row, 44);
    }
    return () => {
      for (const one of mounted) void unmount(one);
    };
  };
}

/** "Siege Engines 3" and "Statues (hoplites)" are Siege Engines and Statues. */
const plain = (name: string): string => name.toLowerCase().replaceAll(SOFT, "").replace(/ (\d|\(.*\))$/, "").trim();
