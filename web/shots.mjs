// Pictures of pages: node shots.mjs <out-dir> <url> [<url> ...]. Options: --size=1440x900 (also 390x844), --wait=600, --full.
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const flags = Object.fromEntries(process.argv.filter((a) => a.startsWith("--")).map((a) => a.slice(2).split("=")));
const [out, ...urls] = process.argv.slice(2).filter((a) => !a.startsWith("--"));
const [width, height] = (flags.size ?? "1440x900").split("x").map(Number);

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const phone = width < 600;
const page = await browser.newPage({ viewport: { width, height }, hasTouch: phone, isMobile: phone });
page.on("console", (message) => message.type() === "error" && console.error(message.text()));
page.on("pageerror", (error) => console.error(String(error)));
for (const [i, url] of urls.entries()) {
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(Number(flags.wait ?? 600));
  const path = `${out}/${String(i + 1).padStart(2, "0")}-${width}.png`;
  await page.screenshot({ path, fullPage: "full" in flags });
  console.log(path, url);
}
await browser.close();
