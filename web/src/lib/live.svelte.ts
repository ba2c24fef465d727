/** The one socket to the server. It reconnects by itself and then asks again for every table that is being watched. */

import type { ChatLine, Position, Table } from "./types";

export type Message =
  | ({ type: "position" } & Position)
  | ({ type: "table" } & Table)
  | ({ type: "chat" } & ChatLine)
  | { type: "accepted"; id: number; version: number }
  | { type: "refused"; id: number; why: string; text: string }
  | { type: "mine"; waiting: string[] }
  | { type: "pong" };

export interface Watch {
  table: string;
  seat: () => number | null;
  seen: () => number | undefined; // the last version known
  hear: (message: Message) => void;
}

type Answer = { accepted: boolean; why?: string; text?: string };

const PING = 25_000;
const SILENCE = 12_000;

export function pause(attempt: number): number {
  return Math.min(10_000, 300 * 2 ** attempt) * (0.75 + Math.random() / 2);
}

export class Live {
  /** "open" also before the first connection: nothing is said about a break that nobody noticed. */
  status: "open" | "broken" = $state("open");
  waiting: string[] = $state([]);

  #socket: WebSocket | null = null;
  #attempt = 0;
  #number = 0;
  /* eslint-disable svelte/prefer-svelte-reactivity -- nothing is drawn from these */
  #watches = new Set<Watch>();
  #asked = new Map<number, (answer: Answer) => void>();
  /* eslint-enable svelte/prefer-svelte-reactivity */
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  connect() {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.#retry);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#heard = Date.now();
      this.status = "open";
      for (const watch of this.#watches) this.#ask(watch);
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#check(), PING);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => this.#lost(socket);
  }

  /** Tell `hear` everything about a table until the returned function is called. */
  watch(watch: Watch): () => void {
    this.#watches.add(watch);
    this.connect();
    this.#ask(watch);
    return () => {
      this.#watches.delete(watch);
      this.#send({ type: "leave", table: watch.table });
    };
  }

  /** Ask again, for instance through another seat's eyes. */
  again(table: string) {
    for (const watch of this.#watches) if (watch.table === table) this.#ask(watch);
  }

  say(message: { type: "say" | "undo" | "confirm" | "chat"; table: string; [more: string]: unknown }): Promise<Answer> {
    const id = ++this.#number;
    return new Promise((resolve) => {
      if (!this.#send({ ...message, id })) return resolve({ accepted: false, why: "no-connection" });
      this.#asked.set(id, resolve);
    });
  }

  #ask(watch: Watch) {
    const seat = watch.seat();
    this.#send({ type: "watch", table: watch.table, ...(seat === null ? {} : { seat }), ...(watch.seen() === undefined ? {} : { seen: watch.seen() }) });
  }

  #send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hear(message: Message) {
    this.#heard = Date.now();
    if (message.type === "accepted" || message.type === "refused") {
      this.#asked.get(message.id)?.(message.type === "accepted" ? { accepted: true } : { accepted: false, why: message.why, text: message.text });
      this.#asked.delete(message.id);
    } else if (message.type === "mine") {
      this.waiting = message.waiting;
    } else if (message.type !== "pong") {
      const table = message.type === "table" ? message.id : message.table;
      for (const watch of this.#watches) if (watch.table === table) watch.hear(message);
    }
  }

  /** A socket may be dead without saying so, for instance after a sleep. */
  #check() {
    const socket = this.#socket;
    this.#send({ type: "ping" });
    const asked = Date.now();
    setTimeout(() => {
      if (socket === this.#socket && this.#heard < asked) socket?.close();
    }, SILENCE);
  }

  #lost(socket: WebSocket) {
    if (socket !== this.#socket) return;
    clearInterval(this.#ping);
    this.status = "broken";
    for (const resolve of this.#asked.values()) resolve({ accepted: false, why: "no-connection" });
    this.#asked.clear();
    this.#retry = setTimeout(() => this.connect(), pause(this.#attempt++));
  }
}

export const live = new Live();

if (typeof window !== "undefined") {
  const hurry = () => live.status === "broken" && live.connect();
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
}
