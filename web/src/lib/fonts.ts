/** The page's own fonts, which come last: over a slow line they would hold up by seconds what a table is drawn with. */

import address from "./fonts.css?url";

const RETRY_MS = 5000;

/** Until they are there the reader's own serve, however often the line breaks. */
export function fetchFonts(): void {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = address;
  sheet.onerror = () => {
    sheet.remove();
    setTimeout(fetchFonts, RETRY_MS);
  };
  document.head.append(sheet);
}
