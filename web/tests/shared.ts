/** Before all specs: one server for those that need none of their own. */

import { Server } from "./server";

export default async function setup() {
  const server = new Server();
  await server.start();
  process.env.PELAGOS_SHARED = server.url;
  return () => server.close();
}
