/** Called back to the table: by the open page that is not in front. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { Harness } from "./harness";

const harness = new Harness();
beforeAll(() => harness.open());
afterAll(() => harness.close());

test("a page that is not in front says by title and icon whose turn it is, until the turn is taken or it is looked at", async () => {
  const page = await harness.visitor({ worker: true });
  await page.addInitScript(() => {
    document.hasFocus = () => (window as unknown as { front?: boolean }).front ?? false;
  });
  const friend = await harness.visitor();
  const id = await harness.table(page, { game: "orichalcum", seats: [{ kind: "me" }, { kind: "open" }], start: false });
  await friend.request.post(`${harness.url}/api/tables/${id}/seats/1`, { data: { do: "take" }, headers: { origin: harness.url } });
  await page.goto(`${harness.url}/settings`);
  await page.getByText("When it is my turn").waitFor();
  const said = () => page.evaluate(() => [document.title, document.querySelector('link[rel="icon"]')!.getAttribute("href")]);
  const quiet = ["Settings · Pelagos", "/icon.svg"];
  expect(await said()).toEqual(quiet);

  const turn = async (mine: boolean) => {
    // Until it is the other's turn, whoever decides says words.
    for (let i = 0; i < 60; i++) {
      const info = (await (await page.request.get(`${harness.url}/api/tables/${id}`)).json()) as { waiting: number };
      if ((info.waiting === 0) === mine) return;
      await harness.advance((info.waiting === 0 ? page : friend).context(), id, 1);
    }
    throw new Error("the turn never passes");
  };
  await page.request.post(`${harness.url}/api/tables/${id}/start`, { headers: { origin: harness.url } });
  await turn(false);
  await expect.poll(said).toEqual(quiet);
  await turn(true);
  await expect.poll(said, { timeout: 20_000 }).toEqual(["● Your turn – Orichalcum", "/icon-turn.svg"]);
  await turn(false);
  await expect.poll(said, { timeout: 20_000 }).toEqual(quiet);
  await turn(true);
  await expect.poll(said, { timeout: 20_000 }).toEqual(["● Your turn – Orichalcum", "/icon-turn.svg"]);
  await page.evaluate(() => {
    (window as unknown as { front: boolean }).front = true;
    dispatchEvent(new Event("focus"));
  });
  await expect.poll(said, { timeout: 20_000 }).toEqual(quiet);
  expect(harness.errors).toEqual([]);
  await page.context().close();
  await friend.context().close();
});
