// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { fetchFonts } from "./fonts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

const sheets = () => [...document.head.querySelectorAll("link[rel=stylesheet]")];

test("fonts that a broken line did not bring are fetched again until they are there", () => {
  fetchFonts();
  for (let lost = 0; lost < 3; lost++) {
    expect(sheets()).toHaveLength(1);
    sheets()[0]!.dispatchEvent(new Event("error"));
    expect(sheets()).toHaveLength(0);
    vi.advanceTimersByTime(5000);
  }
  sheets()[0]!.dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(60_000);
  expect(sheets()).toHaveLength(1);
});
