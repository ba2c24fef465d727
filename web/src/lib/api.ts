/** The server over HTTP. A refusal is thrown as a `Refusal`; its message is for people. */

import { t } from "./page.svelte";
import type { Chances, Everything, Game, GameCard, Hint, Me, Position, Rank, SeatDeed, Table, TableWish } from "./types";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly why: string,
    text: string,
  ) {
    const own = t(`refused-${why}`);
    super(own === `refused-${why}` ? text : own);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Refusal(0, "no-connection", "");
  });
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => ({}))) as { why?: string; text?: string };
  throw new Refusal(answer.status, said.why ?? String(answer.status), said.text ?? answer.statusText);
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const text = await (await ask(method, path, body)).text();
  return (text ? JSON.parse(text) : undefined) as T;
};
const text = async (path: string): Promise<string> => (await ask("GET", path)).text();
const get = <T>(path: string) => json<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => json<T>("POST", path, body);


export const api = {
  me: () => get<Me>("/me"),
  changeMe: (change: { name?: string; preferences?: Me["preferences"] }) => json<Me>("PATCH", "/me", change),
  makeAccount: (name: string, password: string) => post<Me>("/me/account", { name, password }),
  changePassword: (old: string, fresh: string) => post<unknown>("/me/password", { old, new: fresh }),
  login: (name: string, password: string) => post<Me>("/login", { name, password }),
  logout: () => post<unknown>("/logout"),
  logoutEverywhere: () => post<unknown>("/logout-everywhere"),
  deleteMe: () => json<unknown>("DELETE", "/me"),
  myTables: () => get<Table[]>("/me/tables"),

  games: () => get<GameCard[]>("/games"),
  game: (name: string) => get<Game>(`/games/${name}`),
  texts: (game: string, language: string) => text(`/games/${game}/texts/${language}`),
  shortRules: (game: string, language: string) => text(`/games/${game}/rules/${language}`),
  fullRules: (game: string) => text(`/games/${game}/rules`),
  leaderboard: (game: string) => get<Rank[]>(`/leaderboard/${game}`),
  bots: () => get<string[]>("/bots"),

  tables: (show: "open" | "watch") => get<Table[]>(`/tables?show=${show}`),
  makeTable: (wish: TableWish) => post<Table>("/tables", wish),
  table: (id: string) => get<Table>(`/tables/${id}`),
  seat: (id: string, seat: number, wish: SeatDeed) => post<Table>(`/tables/${id}/seats/${seat}`, wish),
  start: (id: string) => post<Table>(`/tables/${id}/start`),
  resign: (id: string) => post<unknown>(`/tables/${id}/resign`),
  rematch: (id: string) => post<Table>(`/tables/${id}/rematch`),
  hint: (id: string, seat: number | null) => post<Hint[]>(`/tables/${id}/hint`, seat === null ? {} : { seat }),
  at: (id: string, ply: number, seat: number | null) => get<Position>(`/tables/${id}/at/${ply}${seat === null ? "" : `?seat=${seat}`}`),
  /** After the end: through any eyes. */
  openAt: async (id: string, ply: number, seat: number): Promise<Position> => {
    const { position, views } = await get<Everything>(`/tables/${id}/at/${ply}?seat=all`);
    return { ...position, seat, view: views[seat] ?? position.view };
  },
  branch: (id: string, ply: number) => post<Table>(`/tables/${id}/branch`, { ply }),
  /** Null while they are being computed. */
  chances: async (id: string): Promise<Chances[] | null> => {
    const answer = await ask("GET", `/tables/${id}/chances`);
    return answer.status === 202 ? null : ((await answer.json()) as Chances[]);
  },
};
