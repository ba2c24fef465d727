/** Before all specs: one server and one Chromium for those that need none of their own. */

import { chromium } from "playwright-core";

import { CHROMIUM, Server } from "./server";

export default async function setup() {
  const server = new Server();
  const [browser] = await Promise.all([chromium.launchServer(CHROMIUM), server.start()]);
  process.env.PELAGOS_SHARED = JSON.stringify({ url: server.url, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await server.close();
  };
}
