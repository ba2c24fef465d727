/** The worked examples of the rules, each opened on the table and looked at: what the rules say of it, and what is seen. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { Harness } from "./harness";

const harness = new Harness();
beforeAll(() => harness.open());
afterAll(async () => {
  await harness.close();
  expect(harness.errors).toEqual([]);
});

/** What must be read on the page at the end of each example: in the log, or on the table where the log is silent. */
const SEEN: Record<string, Record<string, RegExp[]>> = {
  cyclades: {
    W1: [/Minotaur is discarded/, /New on the track for 3 gold/, /New on the track for 4 gold/],
    W2: [/New on the track for 4 gold/],
    W3: [/Cycle 2 begins/, /New on the track for 4 gold/],
    "W3-2": [/Cycle 2 begins/, /New on the track for 3 gold/, /New on the track for 4 gold/],
    W4: [/receives an income of 2 gold/],
    W5: [/receives an income of 3 gold/],
    "W5-2": [/moves 1 fleet from f1 to e1/],
    W6: [/offers 13 gold to Ares/],
    W7: [/offers 6 gold to Ares/, /offers 1 gold to Poseidon/, /offers 3 gold to Poseidon/, /offers 7 gold to Ares/, /is outbid at Ares/],
    W8: [/Cycle 2 begins/, /with Apollo/],
    W9: [/places a troop on Thira \(0 gold\)/, /builds a fortress on Thira for 2 gold/, /places a troop on Thira \(2 gold\)/],
    W10: [/moves 3 fleets/, /moves 4 fleets/, /moves 2 fleets/],
    W11: [/Sea battle on/, /a bonus of 1/],
    W12: [/lost the last island and is out/],
    W13: [/takes/],
    W14: [/lost the last island and is out/, /Cycle \d+ begins/],
    W15: [/\(1\) attacks .* \(1\)/, /Both sides are destroyed/],
    W16: [/receives 1 gold from Apollo[^]*puts a prosperity marker[^]*receives 1 gold from Apollo/],
    "W16-2": [/receives 4 gold from Apollo/],
    W17: [/Cycle 2 begins/, /Place 1 of the gods: Poseidon/],
    W18: [/Place 1 of the gods: (Poseidon|Athena)/, /Cycle 3 begins/],
    W19: [/gives back 4 philosophers/, /no room for the metropolis/],
    W20: [/pays 1 gold for Zeus/],
    W21: [/\(4\) attacks .* \(1\)/, /a bonus of 2/, /3 against 0 are left/, /takes/],
    W22: [/offers 4 gold to Ares/, /offers 4 gold to Zeus/],
  },
  arnak: {
    "A23.1": [/travels with Fear/, /sends an archaeologist to the coin camp/, /gains 2 coins/],
    "A23.1-2": [/sends an archaeologist to the .* camp/],
    "A23.2": [/travels with Fear/, /sends an archaeologist/, /gains 2/],
    "A23.3": [/travels with .*[^]*travels with .*[^]*sends an archaeologist/],
    "A23.3-2": [/as a boot/, /sends an archaeologist/],
    "A23.4": [/hires a pilot for 2 coins/],
    "A23.5": [/pays 3 compasses/, /takes an idol/, /discovers lower site/, /A guardian wakes/],
    "A23.6": [/pays 6 compasses/, /takes an idol/, /takes a face-down idol/],
    "A23.7": [/plays Parrot/, /discards Funding/, /gains 1 jewel/],
    "A23.8": [/buys/, /New card in the row/],
    "A23.8-2": [/buys/, /New card in the row/],
    "A23.9": [/magnifying glass to space 1/, /magnifying glass to space 2/],
    "A23.10": [/pays 1 tablet and 1 arrowhead/, /takes a bonus tile: tablet/, /gains 1 compass/],
    "A23.11": [/notebook to space 1/, /recruits the/],
    "A23.12": [/pays 1 coin, 2 tablets and 1 jewel/, /takes a temple tile: 6 points, left/],
    "A23.13": [/uses the/, /notebook to space/, /to the gold side/],
    "A23.14": [/uses the Driver/],
    "A23.14-2": [/uses the Quartermaster/, /buys/],
    "A23.14-3": [/uses the Tracker/, /as a boot/, /sends an archaeologist/],
    "A23.15": [/passes/, /Round 2 begins/],
    "A23.16": [/leaves the row[^]*leaves the row[^]*New card in the row[^]*New card in the row/, /Round 2 begins/],
    "A23.16-2": [/Round 3 begins/],
    "A23.17": [/gives up an idol/, /magnifying glass to space 8/, /rescues the/],
    "A23.18": [/plays Aeroplane/, /pays 1 compass/, /uses a plane as/],
    "A23.19": [/reveals the top card of the item deck/, /buys .* for/],
    "A23.19-2": [/reveals the top card of the item deck/],
    "A23.20": [/announces 3 cards/, /keeps/, /on top/, /lays down .* unused/],
    "A23.21": [/Ornate Hammer/, /leaves the row/, /without paying/],
    "A23.22": [/uses a plane as/, /sends an archaeologist/],
    "A23.23": [/takes a fear tile/],
    "A23.24": [/Round 3 begins/, /draws 4 cards/],
    "A23.25": [/The rival takes an idol, to its stack/],
    "A23.26": [/overcome a guardian, red/, /The rival removes the bonus tile/],
  },
};

interface Shown {
  name: string;
  begins: number;
}

/** Look at the example that is open, at its beginning and at its end. */
async function watch(page: Page, { name, begins }: Shown, seen: RegExp[]) {
  await page.waitForSelector(`.frame[data-ply="${begins}"]`);
  await page.waitForFunction((ply) => new URL(location.href).searchParams.get("ply") === ply, String(begins));
  expect((await page.locator(".note .text").innerText()).length, name).toBeGreaterThan(60);
  const last = Number(/\/ (\d+)/.exec(await page.locator(".replay .count").innerText())![1]);
  await page.getByRole("slider").fill(String(last));
  await page.waitForSelector(`.frame[data-ply="${last}"]`);
  await page.locator("main.board svg:visible").first().waitFor();
  const log = page.getByRole("log");
  for (const line of seen) await expect.poll(() => log.innerText(), { timeout: 20_000, message: name }).toMatch(line);
}

test.each(["cyclades", "arnak"])("%s: every worked example can be opened and shows what it says", async (game) => {
  const page = await harness.visitor();
  const names = ((await (await page.request.get(`${harness.url}/api/games/${game}/examples`)).json()) as Shown[]).map((one) => one.name);
  expect(names).toEqual(Object.keys(SEEN[game]!));
  for (const [i, name] of names.entries()) {
    const answer = await page.request.post(`${harness.url}/api/games/${game}/examples/${name}`, { headers: { origin: harness.url } });
    if (i === 0) await page.goto(`${harness.url}/examples/${game}/${name}`);
    else await page.getByRole("link", { name: "Next example" }).click();
    await page.waitForURL((url) => url.pathname === `/examples/${game}/${name}`);
    await watch(page, (await answer.json()) as Shown, SEEN[game]![name]!);
  }
  await page.context().close();
}, 600_000);

test("the rules have a link to each example, and from there one can play on", async () => {
  const page = await harness.visitor();
  await page.goto(`${harness.url}/rules/cyclades#W7`);
  await page.locator("li:has(#W7) a.shown").click();
  await page.waitForURL(/\/examples\/cyclades\/W7/);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL(/\/table\//);
  await page.waitForSelector(".frame[data-ply]");
  await page.context().close();
});
