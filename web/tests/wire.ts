/** A network between browser and server that can be made bad: a proxy for TCP, because the browser's own emulation leaves sockets alone. */

import { connect, createServer, type Server, type Socket } from "node:net";

/** open: as it is; slow: 400 kbit/s and 400 ms there and back; cut: every connection ends, none is made; hole: nothing comes through, and nothing says so;
 * deaf: the server hears everything, its answers are lost. */
export type Quality = "open" | "slow" | "cut" | "hole" | "deaf";

const DELAY_MS = 200; // each way
const BYTES_PER_MS = 50;

export class Wire {
  #server: Server;
  #pairs = new Set<[Socket, Socket]>();
  #free = { up: 0, down: 0 }; // when the line is free again
  quality: Quality = "open";
  port = 0;

  constructor(readonly to: number) {
    this.#server = createServer((near) => this.#join(near));
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  async open() {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    this.port = (this.#server.address() as { port: number }).port;
  }

  /** What is under way on a bad line is lost with its connection when the line gets better, as on a real one. */
  become(quality: Quality) {
    if (quality === "cut" || this.quality === "hole" || this.quality === "deaf") this.#end();
    this.quality = quality;
  }

  async close() {
    this.#end();
    await new Promise((done) => this.#server.close(done));
  }

  #end() {
    for (const pair of this.#pairs) for (const end of pair) end.destroy();
    this.#pairs.clear();
  }

  #join(near: Socket) {
    if (this.quality === "cut") return near.destroy();
    const far = connect(this.to, "127.0.0.1");
    const pair: [Socket, Socket] = [near, far];
    this.#pairs.add(pair);
    const part = () => {
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const end of pair) end.on("error", part).on("close", part).setNoDelay();
    if (this.quality === "slow") {
      near.pause(); // shaking hands is a way there and back, too
      setTimeout(() => near.resume(), 2 * DELAY_MS);
    }
    near.on("data", (data) => this.#carry(data, far, "up"));
    far.on("data", (data) => this.#carry(data, near, "down"));
  }

  #carry(data: Buffer | string, to: Socket, way: "up" | "down") {
    if (this.quality === "hole" || (this.quality === "deaf" && way === "down")) return;
    if (this.quality !== "slow") return void to.write(data);
    const begins = Math.max(Date.now(), this.#free[way]);
    this.#free[way] = begins + data.length / BYTES_PER_MS;
    setTimeout(() => !to.destroyed && to.write(data), this.#free[way] + DELAY_MS - Date.now());
  }
}
