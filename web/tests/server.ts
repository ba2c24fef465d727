/** A server with an empty database, and a Chromium to visit it with. */

import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "../..");
const PYTHON = process.env.PELAGOS_PYTHON ?? join(ROOT, ".venv/bin/python");
const ENGINES = process.env.PELAGOS_PATH ?? join(ROOT, "build/compiled");
const START_SECONDS = 150; // two are enough, but not beside a load of ten

export const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-gpu-compositing", "--disable-software-rasterizer", "--disable-background-networking", "--disable-smooth-scrolling"],
};

export class Server {
  #folder = mkdtempSync(join(tmpdir(), "pelagos-page-"));
  #port = 0;
  #process: ChildProcess | null = null;
  #path = ENGINES;

  get url() {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** A copy of the engines and the page, to be changed before the start. */
  copy(): string {
    this.#path = join(this.#folder, "engines");
    for (const name of readdirSync(ENGINES).filter((one) => one === "pelagos" || one.endsWith(".so"))) {
      cpSync(join(ENGINES, name), join(this.#path, name), { recursive: true, dereference: true });
    }
    return join(this.#path, "pelagos");
  }

  async start() {
    this.#port ||= await freePort();
    const args = ["-P", "-m", "pelagos.cli", "serve", "--port", String(this.#port), "--database", join(this.#folder, "test.db"), "--bot-workers", "1", "--stand-in", "easy"];
    const server = spawn(PYTHON, args, { cwd: this.#folder, env: { ...process.env, PYTHONPATH: this.#path }, stdio: ["ignore", "ignore", "pipe"] });
    this.#process = server;
    let said = "";
    server.stderr.on("data", (data) => (said += String(data)));
    const end = Date.now() + START_SECONDS * 1000;
    while (Date.now() < end && server.exitCode === null) {
      const answer = await fetch(`${this.url}/api/games`).catch(() => null);
      if (answer?.ok) return;
      await sleep(100);
    }
    throw new Error(`the server did not start:\n${said}`);
  }

  async stop() {
    const server = this.#process;
    this.#process = null;
    if (!server || server.exitCode !== null) return;
    const gone = new Promise((done) => server.once("exit", done));
    server.kill("SIGTERM");
    const timer = setTimeout(() => server.kill("SIGKILL"), 8000);
    await gone;
    clearTimeout(timer);
  }

  async close() {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
