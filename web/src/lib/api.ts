/** The server over HTTP. A refusal is thrown as a `Refusal`; its message is for people. */

import { t, type Language, type Way } from "./page.svelte";
import { KEPT, offline } from "./offline.svelte";
import type { Preview } from "./play";
import type { AnalysisInfo, Chances, Channels, Everything, ExampleInfo, ExampleTable, Game, GameCard, Hint, LessonInfo, LessonLine, LoggedIn, Me, Position, Profile, PuzzleAnswer, PuzzleInfo, PuzzleList, Rank, ReplayInfo, SeatDeed, Table, TableWish } from "./types";

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly why: string,
    text: string,
  ) {
    const own = t(`refused-${why}`);
    super(own === `refused-${why}` ? text : own);
  }
}

/** So long may an answer take. Hints are thought about. */
const PATIENCE_MS = 30_000;

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": body instanceof Blob ? "text/plain" : "application/json" },
    body: body === undefined ? undefined : body instanceof Blob ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw new Refusal(0, "no-connection", "");
  });
  offline.is = answer.headers.has(KEPT) || navigator.onLine === false;
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


/** The server lists so many tables at once. */
export const TABLES_AT_ONCE = 100;

export const api = {
  me: () => get<Me>("/me"),
  changeMe: (change: { name?: string; preferences?: Me["preferences"] }) => json<Me>("PATCH", "/me", change),
  makeAccount: (name: string, password: string) => post<Me>("/me/account", { name, password }),
  changePassword: (old: string, fresh: string) => post<unknown>("/me/password", { old, new: fresh }),
  login: (name: string, password: string) => post<Me>("/login", { name, password }),
  /** A link by mail that logs in. */
  loginByMail: (address: string) => post<unknown>("/login/mail", { address }),
  logout: () => post<unknown>("/logout"),
  logoutEverywhere: () => post<unknown>("/logout-everywhere"),
  sessions: () => get<LoggedIn[]>("/me/sessions"),
  endSession: (id: string) => json<unknown>("DELETE", `/me/sessions/${id}`),
  deleteMe: (password?: string) => json<unknown>("DELETE", "/me", password === undefined ? {} : { password }),
  profile: () => get<Profile>("/me/profile"),
  channels: () => get<Channels>("/me/channels"),
  addChannel: (kind: Way, address: string) => post<Channels>("/me/channels", { kind, address }),
  endChannel: (id: number) => json<unknown>("DELETE", `/me/channels/${id}`),
  tryChannel: (id: number) => post<unknown>(`/me/channels/${id}/test`),
  myTables: (skip = 0) => get<Table[]>(`/me/tables?skip=${skip}`),

  games: () => get<GameCard[]>("/games"),
  game: (name: string) => get<Game>(`/games/${name}`),
  texts: (game: string, language: string) => text(`/games/${game}/texts/${language}`),
  shortRules: (game: string, language: string) => text(`/games/${game}/rules/${language}`),
  fullRules: (game: string) => text(`/games/${game}/rules`),
  course: (game: string) => get<LessonLine[]>(`/lessons/${game}`),
  lessonTexts: (game: string, language: string) => text(`/lessons/${game}/texts/${language}`),
  /** `said`: what the learner said instead of the lesson's own words, as in "12:bid ares 2". */
  lesson: (game: string, name: string, said: string[]) => get<LessonInfo>(`/lessons/${game}/play/${name}?${new URLSearchParams(said.map((one) => ["said", one])).toString()}`),
  lessonPreviews: (game: string, name: string, ply: number, words: string[], said: string[]) => post<Preview[]>(`/lessons/${game}/play/${name}/previews`, { ply, words, said }),
  puzzles: (game: string) => get<PuzzleList>(`/puzzles/${game}`),
  puzzle: (game: string, name: string) => get<PuzzleInfo>(`/puzzles/${game}/${name}`),
  tryPuzzle: (game: string, name: string, word: string, mu: number, sigma: number) => post<PuzzleAnswer>(`/puzzles/${game}/${name}`, { word, mu, sigma }),
  puzzlePreviews: (game: string, name: string, words: string[]) => post<Preview[]>(`/puzzles/${game}/${name}/previews`, { words }),
  examples: (game: string) => get<ExampleInfo[]>(`/games/${game}/examples`),
  showExample: (game: string, name: string) => post<ExampleTable>(`/games/${game}/examples/${encodeURIComponent(name)}`),
  leaderboard: (game: string) => get<Rank[]>(`/leaderboard/${game}`),
  bots: () => get<string[]>("/bots"),

  tables: (show: "open" | "watch") => get<Table[]>(`/tables?show=${show}`),
  /** A game for two against whoever comes. */
  quick: (game: string, language: Language) => post<Table>("/quick", { game, language }),
  makeTable: (wish: TableWish) => post<Table>("/tables", wish),
  table: (id: string) => get<Table>(`/tables/${id}`),
  seat: (id: string, seat: number, wish: SeatDeed) => post<Table>(`/tables/${id}/seats/${seat}`, wish),
  start: (id: string) => post<Table>(`/tables/${id}/start`),
  resign: (id: string) => post<unknown>(`/tables/${id}/resign`),
  /** Agree to end a game as it stands. */
  end: (id: string) => post<unknown>(`/tables/${id}/end`),
  rematch: (id: string) => post<Table>(`/tables/${id}/rematch`),
  hint: (id: string, seat: number | null) => post<Hint[]>(`/tables/${id}/hint`, seat === null ? {} : { seat }),
  state: (id: string) => get<Position>(`/tables/${id}/state`),
  at: (id: string, ply: number, seat: number | null) => get<Position>(`/tables/${id}/at/${ply}${seat === null ? "" : `?seat=${seat}`}`),
  /** After the end: the whole game through any eyes; */
  replay: (id: string, seat: number) => get<ReplayInfo>(`/tables/${id}/replay?seat=${seat}`),
  /** a position, also after words that might have been said there. */
  openAt: async (id: string, ply: number, seat: number, line: string[] = []): Promise<Position> => {
    const words = new URLSearchParams([["seat", "all"], ...line.map((word) => ["line", word])]);
    const { position, views } = await get<Everything>(`/tables/${id}/at/${ply}?${words.toString()}`);
    return { ...position, seat, view: views[seat] ?? position.view };
  },
  branch: (id: string, ply: number) => post<Table>(`/tables/${id}/branch`, { ply }),
  analysis: (id: string) => get<AnalysisInfo>(`/tables/${id}/analysis`),
  /** Have a finished game analysed. */
  analyse: (id: string) => post<AnalysisInfo>(`/tables/${id}/analysis`),
  /** A game on paper becomes a finished table. */
  upload: async (record: Blob): Promise<Table> => (await (await ask("POST", "/records", record)).json()) as Table,
  /** Null while they are being computed. */
  chances: async (id: string): Promise<Chances[] | null> => {
    const answer = await ask("GET", `/tables/${id}/chances`);
    return answer.status === 202 ? null : ((await answer.json()) as Chances[]);
  },
};
