/** The component file by the names that views and words use. Everything that is printed on a piece comes from here. */

import type { Op } from "./effects";

export type Amounts = Record<string, number>;

export interface CardFacts {
  id: string;
  kind: "item" | "artifact" | "basic";
  price: Amounts; // empty: cannot be bought
  points: number;
  travel: string[];
  timing: string;
  effects: { timing: string; steps: Op[] }[];
}

export interface GuardianFacts {
  id: string;
  points: number;
  cost: Amounts;
  travel: string[];
  discard: number;
  boon: Op[];
}

export interface AssistantFacts {
  id: string;
  free: boolean;
  silver: Op[];
  gold: Op[];
}

export interface StudySpace {
  number: number;
  row: number;
  column: number;
  next: number[];
  cost: Amounts; // of every bridge that leads here
}

export interface StudyRow {
  row: number;
  points: [glass: number, notebook: number];
  effects: [glass: Op[], notebook: Op[]];
}

export interface TempleStack {
  id: string;
  points: number;
}

type Raw = Record<string, unknown>;

const name = (id: unknown) => String(id).replaceAll("_", "-");
/** "bonus_coin" is called "coin". */
const short = (id: unknown) => name(id).replace(/^(bonus|idol|slot|rival)-/, "");
const list = (of: Raw, key: string) => (of[key] ?? []) as Raw[];

function card(raw: Raw, kind: CardFacts["kind"]): CardFacts {
  const price: Amounts = {};
  if (raw.cost_coin !== undefined) price.coin = Number(raw.cost_coin);
  if (raw.cost_compass !== undefined) price.compass = Number(raw.cost_compass);
  const modes = raw.modes as { timing: string; steps: Op[] }[] | undefined;
  const timing = String(raw.timing);
  const effects = modes ?? [{ timing, steps: (raw.effect ?? []) as Op[] }];
  return { id: name(raw.id), kind, price, points: Number(raw.points ?? 0), travel: raw.travel as string[], timing, effects };
}

function guardian(raw: Raw): GuardianFacts {
  const boon = raw.boon_travel ? [{ op: "travel", icons: raw.boon_travel as string[] }] : ((raw.effect ?? []) as Op[]);
  return { id: name(raw.id), points: Number(raw.points), cost: raw.cost_resources as Amounts, travel: raw.cost_travel as string[], discard: Number(raw.cost_discard), boon };
}

function track(of: Raw, board: string): StudySpace[] {
  const numberOf = (id: unknown) => Number(String(id).split("_")[1]);
  const bridges = list(of, "research_bridge").filter((bridge) => bridge.board === board);
  return list(of, "research_space")
    .filter((space) => space.board === board)
    .map((space) => ({
      number: Number(space.number),
      row: Number(space.row),
      column: Number(space.column),
      next: (space.next as string[]).map(numberOf),
      cost: (bridges.find((bridge) => bridge.to === space.id)?.cost ?? {}) as Amounts,
    }));
}

function rows(of: Raw, board: string): StudyRow[] {
  return list(of, "research_row")
    .filter((row) => row.board === board)
    .map((row) => ({
      row: Number(row.row),
      points: [Number(row.magnifying_glass_points), Number(row.notebook_points)],
      effects: [row.magnifying_glass_effect as Op[], row.notebook_effect as Op[]],
    }));
}

export class Facts {
  readonly cards: Map<string, CardFacts>;
  readonly guardians: Map<string, GuardianFacts>;
  readonly assistants: Map<string, AssistantFacts>;
  readonly tiles: Map<string, Op[]>;
  readonly idols: Map<string, Op[]>;
  readonly bonuses: Map<string, Op[]>;
  readonly slotEffects: Map<string, Op[]>;
  readonly slotPoints: number[];
  readonly pilot: Amounts;
  readonly resources: string[];
  readonly squares: number; // for assistants, on everybody's board
  readonly #of: Raw;

  constructor(of: Raw) {
    this.#of = of;
    const by = <T>(key: string, made: (raw: Raw) => T, id = name) => new Map(list(of, key).map((raw) => [id(raw.id), made(raw)]));
    this.cards = new Map([
      ...by("item", (raw) => card(raw, "item")),
      ...by("artifact", (raw) => card(raw, "artifact")),
      ...by("basic_card", (raw) => card(raw, "basic")),
    ]);
    this.guardians = by("guardian", guardian);
    this.assistants = by("assistant", (raw) => ({ id: name(raw.id), free: raw.timing === "free", silver: raw.silver as Op[], gold: raw.gold as Op[] }));
    const effect = (raw: Raw) => (raw.effect ?? []) as Op[];
    this.tiles = new Map([...by("site_tile", effect), ...by("camp", effect)]);
    this.idols = by("idol", effect, short);
    this.bonuses = by("research_bonus", effect, short);
    this.slotEffects = by("idol_slot_effect", effect, short);
    this.slotPoints = ((of.idol_slots as Raw | undefined)?.points_if_empty_left_to_right ?? []) as number[];
    const travel = (of.travel ?? {}) as { hire_pilot?: { cost: Amounts } };
    this.pilot = travel.hire_pilot?.cost ?? {};
    this.resources = ((of.vocabulary as Raw | undefined)?.resources ?? []) as string[];
    this.squares = Number((of.assistant_setup as Raw | undefined)?.squares_per_player_board ?? 0);
  }

  track(board: string): StudySpace[] {
    return track(this.#of, board);
  }

  rows(board: string): StudyRow[] {
    return rows(this.#of, board);
  }

  /** The sites as they lie on the board: rows from the top, the camps last. */
  places(board: string): { level: number; ids: string[] }[] {
    const all = [...list(this.#of, "board_site").filter((site) => site.board === board), ...list(this.#of, "camp")];
    const rows = [...new Set(all.map((site) => Number(site.row)))].sort((a, b) => b - a);
    return rows.map((row) => {
      const sites = all.filter((site) => site.row === row).sort((a, b) => Number(a.column) - Number(b.column));
      return { level: Number(sites[0]!.level), ids: sites.map((site) => name(site.id).replace(`${board}-`, "")) };
    });
  }

  /** The three costs at the foot of the temple, and the stacks that stand on them (A13.6). */
  temple(board: string): { costs: Amounts[]; stacks: TempleStack[] } {
    const costs = list(this.#of, "temple_cost").filter((cost) => cost.board === board).map((cost) => cost.cost as Amounts);
    return { costs, stacks: list(this.#of, "temple_stack").map((stack) => ({ id: name(stack.id), points: Number(stack.points) })) };
  }

  /** What it costs in compasses to discover a site of a level. */
  compasses(level: number): number {
    return Number((this.#of.discover as Raw | undefined)?.[`compass_cost_level_${level}`] ?? 0);
  }
}
