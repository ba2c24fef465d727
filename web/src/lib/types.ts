/** What the server sends and takes. The shapes are generated from its schema (`npm run schema`); docs/http-api.md says what they mean.
 * What the schema leaves open, because it belongs to the engine, is filled in here. */

import type { Preferences } from "./page.svelte";
import type { Entry, View } from "./play";
import type { components } from "./schema";

type Schemas = components["schemas"];

export type GameCard = Schemas["GameLine"];
export type OptionValue = boolean | string | string[];
export type Seat = Schemas["SeatInfo"];
export type Table = Schemas["TableInfo"];
export type SeatWish = Schemas["SeatWish"];
export type BotLevel = NonNullable<SeatWish["bot"]>;
export type ClockKind = NonNullable<Clock["kind"]>;
export type SeatDeed = Schemas["SeatDeed"];
export type TableWish = Schemas["NewTable"];
export type Clock = Schemas["ClockWish"];
export type Hint = Schemas["Advice"];
export type Chances = Schemas["Moment"];
export type Analysis = Schemas["Analysis"];
export type AnalysisInfo = Schemas["AnalysisInfo"];
export type Decision = Schemas["Decision"];
export type LoggedIn = Schemas["SessionInfo"];
/** How somebody is told things when they are not there. */
export type Channels = Schemas["Ways"];
export type ExampleInfo = Schemas["ExampleInfo"];
export type ExampleTable = Schemas["ExampleTable"];
export type Rank = Schemas["Leader"];
export type Profile = Schemas["Profile"];
export type GameResults = Schemas["GameResults"];
export type Opponent = Schemas["Opponent"];

export type Me = Omit<Schemas["Me"], "preferences"> & { preferences: Partial<Preferences> };

export type Game = Omit<Schemas["GameInfo"], "components" | "messages"> & {
  components: Record<string, unknown>;
  messages: { name: string; params: [name: string, axis: string][] }[];
};

export type Position = Omit<Schemas["Position"], "view" | "log" | "since"> & { view: View; log: Entry[]; since: Entry[] };

export type PuzzleLine = Schemas["PuzzleLine"];
export type PuzzleList = Schemas["PuzzleList"];
export type PuzzleInfo = Omit<Schemas["PuzzleInfo"], "frame"> & { frame: LessonFrame };
export type PuzzleAnswer = Omit<Schemas["PuzzleAnswer"], "frames"> & { frames: LessonFrame[] };

export type LessonLine = Schemas["LessonLine"];
export type LessonNote = Schemas["NoteInfo"];
export type LessonFrame = Omit<Schemas["Frame"], "view" | "log"> & { view: View; log: Entry[] };
export type LessonInfo = Omit<Schemas["LessonInfo"], "frames"> & { frames: LessonFrame[] };

/** A finished game, through the eyes of a seat. */
export type ReplayInfo = Omit<Schemas["Replay"], "first" | "log"> & { first: Position; log: Entry[] };

/** After the end: everybody's view of a position, by seat. */
export interface Everything {
  position: Position;
  views: View[];
}

/** A line of the chat; it comes over the socket, which the schema does not describe. */
export interface ChatLine {
  table: string;
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number; // seconds since 1970
}
