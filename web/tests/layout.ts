/** What a page's layout takes from people: things out of sight, too small for a thumb, or under something else; and figures that look like letters. */

import type { Page } from "playwright-core";

import { LEGAL } from "./harness";

/** What lies below or beside what is seen, or can only be seen by scrolling. */
export const hidden = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main.board *")]
      .filter((element) => {
        const { width, bottom, right } = element.getBoundingClientRect();
        if (!width || !element.checkVisibility()) return false;
        const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1;
        return bottom > innerHeight + 1 || right > innerWidth + 1 || scrolls;
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
  );

/** What a thumb could miss: things to be taken and buttons that are less than 40 px wide or high. Links in the middle of a sentence are as high as its line (WCAG 2.5.8). */
export const small = (page: Page) =>
  page.evaluate(
    (legal) =>
      [...document.querySelectorAll<HTMLElement>(`.frame :is(${legal.replaceAll("main ", "").replaceAll(":visible", "")}, button, a, select, input)`)]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)
        .filter((element) => !(element.matches(":is(p, li, td) a") && getComputedStyle(element).display === "inline"))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 39.5)
        .map(({ element, box }) => `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent} ${Math.round(box.width)} x ${Math.round(box.height)}`),
    LEGAL,
  );

/** What glows within a part of the page but cannot be touched, because something else lies over it and it does not come out by scrolling.
 * A word may be offered twice: under the scene of a battle on the map, and in the scene. */
export const covered = (page: Page, within = "main") =>
  page.evaluate(
    ([legal, within]) => {
      const offers = [...document.querySelectorAll<HTMLElement>(legal!.replaceAll(":visible", ""))].filter(
        (element) => element.closest(within!) && element.checkVisibility() && element.getBoundingClientRect().width > 0,
      );
      const inReach = offers.filter((element) => {
        element.scrollIntoView({ block: "center", inline: "center" });
        const { x, y, width, height } = element.getBoundingClientRect();
        const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
        return parts.some((across) => parts.some((down) => element.contains(document.elementFromPoint(x + width * across, y + height * down))));
      });
      const words = new Set(inReach.map(({ dataset }) => dataset.word));
      return offers
        .filter((element) => !inReach.includes(element) && !(element.dataset.word && words.has(element.dataset.word)))
        .map((element) => element.getAttribute("aria-label") ?? element.textContent ?? "");
    },
    [LEGAL, within],
  );

/** Where figures are not lining and as wide as each other: a 0 that looks like an o, a 1 like an I. */
export const oldFigures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\d/.test(node.textContent ?? "")))
      .filter((element) => !/lining-nums.*tabular-nums|tabular-nums.*lining-nums/.test(getComputedStyle(element).fontVariantNumeric))
      .map((element) => `${element.tagName} ${element.className.toString()} ${element.textContent?.slice(0, 20)}`),
  );
