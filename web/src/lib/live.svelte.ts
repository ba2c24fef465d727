/** The one socket to the server. It notices a lost network within seconds, reconnects by itself, asks again for every table that is being watched,
 * and says again what was not answered: with the same number, and the server lets it happen once. */

import { changed, type Change } from "./changes";
import type { Preview } from "./play";
import type { ChatLine, Position, Table } from "./types";

export type Message =
  | ({ type: "position" } & Position)
  | ({ type: "change"; base: number; changes: Change[] } & Omit<Position, "view">)
  | ({ type: "table" } & Table)
  | ({ type: "chat" } & ChatLine)
  | { type: "accepted"; id: number; version: number }
  | { type: "refused"; id: number; why: string; text: string }
  | { type: "preview"; id: number; table: string; version: number; previews: Preview[] }
  | { type: "mine"; waiting: string[] }
  | { type: "pong" };

export interface Watch {
  table: string;
  seat: () => number | null;
  seen: () => number | undefined; // the last version known
  hear: (message: Message) => void;
}

type Answer = { accepted: boolean; why?: string; text?: string; previews?: Preview[] };
type Saying = { type: "say" | "undo" | "confirm" | "chat" | "preview"; table: string; [more: string]: unknown };

/** Something said that has no answer yet. `keep`: it is said again after a break. */
interface Asked {
  message: Saying & { id: number };
  keep: boolean;
  resolve: (answer: Answer) => void;
  late: ReturnType<typeof setTimeout>;
  limit?: ReturnType<typeof setTimeout>; // since it was last sent
}

/** In milliseconds. */
export const TIMES = {
  ping: 4000, // from one sign of life to the next
  silence: 4000, // so long may the answer take
  connecting: 6000, // so long may a connection take
  late: 1500, // after this the page says that something is not sent yet
  answer: 5000, // after this without an answer the connection is held to be dead
  waking: 900, // so quickly must a connection answer after a sleep
  again: 250, // the first pause before another attempt
  longestPause: 4000,
};

export function pause(attempt: number): number {
  return Math.min(TIMES.longestPause, TIMES.again * 2 ** attempt) * (0.75 + Math.random() / 2);
}

export class Live {
  /** "open" also before the first connection: nothing is said about a break that nobody noticed. */
  status: "open" | "broken" = $state("open");
  /** Whether something that was said is not answered for a while: it is not sent yet, or nobody knows. */
  unsent = $state(false);
  waiting: string[] = $state([]);

  #socket: WebSocket | null = null;
  #begun = 0; // when the last attempt at a connection was made
  #attempt = 0;
  #number = Math.floor(Math.random() * 2 ** 52); // no other page counts the same
  /* eslint-disable svelte/prefer-svelte-reactivity -- nothing is drawn from these */
  #watches = new Set<Watch>();
  #asked = new Map<number, Asked>();
  #known = new Map<string, Position>(); // the last position of each table
  /* eslint-enable svelte/prefer-svelte-reactivity */
  #front = true;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  connect() {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
    this.#socket = socket;
    this.#begun = Date.now();
    const slow = setTimeout(() => this.#drop(socket), TIMES.connecting);
    socket.onopen = () => {
      clearTimeout(slow);
      this.#attempt = 0;
      this.#heard = Date.now();
      this.status = "open";
      if (!this.#front) this.#send({ type: "front", front: false });
      for (const watch of this.#watches) this.#ask(watch);
      for (const asked of this.#asked.values()) this.#utter(asked);
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#check(TIMES.silence), TIMES.ping);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => {
      clearTimeout(slow);
      this.#drop(socket);
    };
  }

  /** Another session has begun: whoever was connected before is not who is here now. */
  reconnect() {
    if (!this.#socket) return;
    this.#forget(this.#socket);
    this.connect();
  }

  /** The network is gone, as the browser says. */
  offline() {
    if (this.#socket) this.#drop(this.#socket);
  }

  /** The network is back, or the page is looked at again: make sure of a connection at once. */
  wake() {
    const socket = this.#socket;
    if (!socket) {
      if (this.status === "broken") this.connect();
    } else if (socket.readyState === WebSocket.OPEN) {
      // Who has slept through a sign of life has a dead socket, or a new one is as quick; otherwise it must answer quickly.
      if (Date.now() - this.#heard > TIMES.ping + TIMES.silence) this.#replace(socket);
      else this.#check(TIMES.waking);
    } else if (Date.now() - this.#begun > TIMES.waking) this.#replace(socket);
  }

  /** Tell `hear` everything about a table until the returned function is called. */
  watch(watch: Watch): () => void {
    this.#watches.add(watch);
    this.connect();
    this.#ask(watch);
    return () => {
      this.#watches.delete(watch);
      this.#known.delete(watch.table);
      this.#send({ type: "leave", table: watch.table });
    };
  }

  /** Whether somebody looks at the page: if not, the server tells them things in other ways. */
  front(looks: boolean) {
    if (looks === this.#front) return;
    this.#front = looks;
    this.#send({ type: "front", front: looks });
  }

  /** Ask again, for instance through another seat's eyes. */
  again(table: string) {
    for (const watch of this.#watches) if (watch.table === table) this.#ask(watch);
  }

  /** What words would do; nothing if that cannot be told now. */
  async preview(table: string, version: number, words: string[]): Promise<Preview[]> {
    return (await this.say({ type: "preview", table, version, words })).previews ?? [];
  }

  /** Say something. What changes something is said until there is an answer; a question is given up when the connection is lost. */
  say(message: Saying): Promise<Answer> {
    const id = ++this.#number;
    const keep = message.type !== "preview";
    return new Promise((resolve) => {
      const late = setTimeout(() => (this.unsent ||= keep && this.#asked.has(id)), TIMES.late);
      const asked: Asked = { message: { ...message, id }, keep, resolve, late };
      this.#asked.set(id, asked);
      if (!this.#utter(asked) && !keep) this.#answer(id, { accepted: false, why: "no-connection" });
    });
  }

  #utter(asked: Asked): boolean {
    clearTimeout(asked.limit);
    const socket = this.#socket;
    if (!this.#send(asked.message)) return false;
    asked.limit = setTimeout(() => socket && asked.keep && this.#drop(socket), TIMES.answer);
    return true;
  }

  #answer(id: number, answer: Answer) {
    const asked = this.#asked.get(id);
    if (!asked) return;
    clearTimeout(asked.late);
    clearTimeout(asked.limit);
    this.#asked.delete(id);
    if (![...this.#asked.values()].some((other) => other.keep)) this.unsent = false;
    asked.resolve(answer);
  }

  #ask(watch: Watch) {
    const seat = watch.seat();
    this.#send({ type: "watch", table: watch.table, changes: true, ...(seat === null ? {} : { seat }), ...(watch.seen() === undefined ? {} : { seen: watch.seen() }) });
  }

  #send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hear(message: Message) {
    this.#heard = Date.now();
    if (message.type === "accepted" || message.type === "refused") {
      this.#answer(message.id, message.type === "accepted" ? { accepted: true } : { accepted: false, why: message.why, text: message.text });
    } else if (message.type === "preview") {
      this.#answer(message.id, { accepted: true, previews: message.previews });
    } else if (message.type === "mine") {
      this.waiting = message.waiting;
    } else if (message.type === "change") {
      const { base, changes, ...rest } = message;
      const known = this.#known.get(message.table);
      if (known?.version === base && known.seat === message.seat) this.#hear({ ...rest, type: "position", view: changed(known.view, changes) });
      else this.again(message.table);
    } else if (message.type !== "pong") {
      const table = message.type === "table" ? message.id : message.table;
      if (message.type === "position") this.#known.set(table, message);
      for (const watch of this.#watches) if (watch.table === table) watch.hear(message);
    }
  }

  /** A socket may be dead without saying so, for instance after a sleep. */
  #check(patience: number) {
    const socket = this.#socket;
    if (!socket || !this.#send({ type: "ping" })) return;
    const asked = Date.now();
    setTimeout(() => socket === this.#socket && this.#heard < asked && this.#replace(socket), patience);
  }

  /** Forget a socket. It is not waited for: on a dead network its own end may take minutes. */
  #forget(socket: WebSocket) {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearInterval(this.#ping);
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    for (const [id, asked] of [...this.#asked]) {
      clearTimeout(asked.limit);
      if (!asked.keep) this.#answer(id, { accepted: false, why: "no-connection" });
    }
  }

  /** Another connection at once. */
  #replace(socket: WebSocket) {
    if (socket !== this.#socket) return;
    this.#forget(socket);
    this.status = "broken";
    this.connect();
  }

  /** The connection is lost: another one in a moment. */
  #drop(socket: WebSocket) {
    if (socket !== this.#socket) return;
    this.#forget(socket);
    this.status = "broken";
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.connect(), pause(this.#attempt++));
  }
}

export const live = new Live();

if (typeof window !== "undefined") {
  addEventListener("offline", () => live.offline());
  addEventListener("online", () => live.wake());
  addEventListener("pageshow", (event) => event.persisted && live.wake());
  document.addEventListener("visibilitychange", () => !document.hidden && live.wake());
}
