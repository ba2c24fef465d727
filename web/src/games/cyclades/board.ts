/** The map as it is drawn: where the hexes lie, the coast of each island, and the places for what stands on it. */

import { coast, PITCH, pointOf, round, seeded, type Place, type Point } from "../figures/hex";
import type { IslandData, MapData } from "./components";

export interface SeaSpot {
  name: string;
  at: Point;
  trade: boolean;
}

export interface IsleSpot {
  name: string;
  coast: string; // as on the unturned map: turn it with the board
  cells: Point[];
  small: boolean; // a single hex
  slots: Point[];
  metropolis: Point;
  prosperity: Point;
  troops: Point;
  figurine: Point;
  label: Point;
}

export interface Board {
  turned: boolean;
  seas: SeaSpot[];
  isles: IsleSpot[];
  sea: Map<string, SeaSpot>;
  isle: Map<string, IsleSpot>;
  box: { x: number; y: number; width: number; height: number };
}

/** A hex is so wide across for a finger, in units of the drawing. */
export const HEX_WIDE = PITCH - 6;
/** The corner of a hex is so far from its middle. */
const SIDE = PITCH / Math.sqrt(3);
const MARGIN = 8;

/** On a narrow screen the map lies on its side: a quarter turn clockwise. */
function turn(point: Point, turned: boolean): Point {
  return turned ? { x: -point.y, y: point.x } : point;
}

function placeOf([q, r]: [number, number]): Place {
  return { q, r };
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const by = (point: Point, x: number, y: number): Point => ({ x: point.x + x, y: point.y + y });
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function isleOf(data: IslandData, turned: boolean): IsleSpot {
  const cells = data.axial.map((place) => turn(pointOf(placeOf(place)), turned));
  const cell = (hex: string) => cells[Math.max(0, data.hexes.indexOf(hex))]!;
  const slots = data.slot_hexes.map((hex, i) => {
    const same = data.slot_hexes.filter((other) => other === hex).length;
    const earlier = data.slot_hexes.slice(0, i).filter((other) => other === hex).length;
    return by(cell(hex), (earlier - (same - 1) / 2) * 24 - (cells.length === 1 ? 10 : 0), cells.length === 1 ? -14 : -11);
  });
  const horn = data.prosperity_hex ? cell(data.prosperity_hex) : cells[cells.length - 1]!;
  const crowd = (at: Point) => slots.filter((slot) => apart(slot, by(at, 0, -11)) < 20).length;
  const middle = mean(cells);
  const free = [...cells].sort((a, b) => crowd(a) - crowd(b) || Number(a === horn) - Number(b === horn) || apart(a, middle) - apart(b, middle));
  const camp = free[0]!;
  const alone = cells.length === 1;
  const post = alone ? camp : (free.find((at) => at !== camp && at !== horn) ?? horn);
  const bare = crowd(camp) === 0; // a hex without building places has its whole height for troops
  const both = camp === horn && bare;
  const low = cells.reduce((lowest, one) => (one.y > lowest.y + 1 || (Math.abs(one.y - lowest.y) <= 1 && one === horn) ? one : lowest));
  return {
    name: data.id,
    coast: coast(data.axial.map(placeOf), data.id, 4.5),
    cells,
    small: alone,
    slots,
    metropolis: mean(data.metropolis_covers_slots.map((slot) => slots[slot - 1]!)),
    prosperity: alone ? by(horn, 13, -12) : by(horn, both ? 0 : horn === camp ? 15 : 0, both ? -17 : crowd(horn) ? 13 : -4),
    troops: alone ? by(camp, -2, 9) : by(camp, both ? 0 : camp === horn ? -10 : 0, both ? 5 : bare ? -2 : 13),
    figurine: alone ? by(post, 26, -24) : by(post, post === camp ? 22 : 0, post === horn ? -14 : 16),
    label: by(low, 0, alone ? 31 : 29),
  };
}

function made(map: MapData, turned: boolean): Board {
  const seas = map.sea.map((sea) => ({ name: sea.id.toLowerCase(), at: turn(pointOf(placeOf(sea.axial)), turned), trade: sea.trade > 0 }));
  const isles = map.island.map((island) => isleOf(island, turned));
  const all = [...seas.map((sea) => sea.at), ...isles.flatMap((isle) => isle.cells)];
  const [wide, high] = turned ? [SIDE, PITCH / 2] : [PITCH / 2, SIDE];
  const left = Math.min(...all.map((at) => at.x)) - wide - MARGIN;
  const top = Math.min(...all.map((at) => at.y)) - high - MARGIN;
  const width = Math.max(...all.map((at) => at.x)) + wide + MARGIN - left;
  const height = Math.max(...all.map((at) => at.y)) + high + MARGIN - top;
  return {
    turned,
    seas,
    isles,
    sea: new Map(seas.map((sea) => [sea.name, sea])),
    isle: new Map(isles.map((isle) => [isle.name, isle])),
    box: { x: left, y: top, width, height },
  };
}

/** The part of the board around some places ("sea/g5", "island/naxos", "slot/naxos/2"), from its upper left corner; null for none on the map. */
export function around(board: Board, places: readonly string[]): Board["box"] | null {
  const points = places.flatMap((place) => {
    const [kind, name = ""] = place.split("/");
    return kind === "sea" ? (board.sea.get(name)?.at ?? []) : (board.isle.get(name)?.cells ?? []);
  });
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - SIDE, Math.min(...ys) - SIDE];
  return { x: left - board.box.x, y: top - board.box.y, width: Math.max(...xs) + SIDE - left, height: Math.max(...ys) + SIDE - top };
}

const known = new Map<string, Board>();

/** The board of a map, made once for each way of lying. */
export function boardOf(map: MapData, turned: boolean): Board {
  const key = `${map.id}/${turned}`;
  const board = known.get(key) ?? made(map, turned);
  known.set(key, board);
  return board;
}

/** A sea space's outline around (0, 0), slightly smaller than its hex so that lines lie side by side. */
export function hexPath(turned: boolean, shrink = 1.2): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = ((i * 60 - (turned ? 0 : 30)) * Math.PI) / 180;
    return `${round((SIDE - shrink) * Math.cos(angle))} ${round((SIDE - shrink) * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A few short waves, always the same for the same space. */
export function waves(name: string): string {
  const random = seeded(`waves/${name}`);
  const lines = Array.from({ length: 2 }, () => `M${round(random() * 26 - 20)} ${round(random() * 34 - 17)}q3 -3 6 0t6 0`);
  return lines.join("");
}

/** Whether the map comes out larger on its side. */
export function liesBetter(map: MapData, room: { width: number; height: number }): boolean {
  const scale = ({ box }: Board) => Math.min(room.width / box.width, room.height / box.height);
  return scale(boardOf(map, true)) > scale(boardOf(map, false)) * 1.02;
}
