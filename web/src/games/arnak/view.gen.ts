/** Made from `pelagos/games/arnak/shapes.py` by `web/view_types.py`: change it there. */

import type { View } from "../../lib/play";

export const BOARDS = ["bird", "snake"] as const;
export type Board = (typeof BOARDS)[number];

export const ARROWS = ["left", "right"] as const;
export type Arrow = (typeof ARROWS)[number];

export const RESOURCES = ["coin", "compass", "tablet", "arrowhead", "jewel"] as const;
export type Resource = (typeof RESOURCES)[number];

export const ICONS = ["boot", "car", "ship", "plane"] as const;
export type Icon = (typeof ICONS)[number];

export type Goods = Record<string, number>;

export type PromptValues = Record<string, string | number>;

/** A face-down deck: how many cards, and the top one if it was seen. */
export interface Pile {
  cards: number;
  top: string | null;
}

/** Cards that left the game; of the basic ones only the number counts. */
export interface Exile {
  items: string[];
  artifacts: string[];
  basics: Goods;
}

/** Where an archaeologist can stand. */
export interface Space {
  cost: string[];
  blocked: boolean;
  archaeologist: number | "rival" | null;
}

/** A site, by spaces; before it is discovered it has idols and no tile. */
export interface Site {
  tile: string | null;
  guardian: string | null;
  spaces: Record<string, Space>;
  idol?: string;
  hidden_idols?: number;
}

/** A stack of site tiles: those not yet seen, and those put under it openly, the top one first. */
export interface SiteStack {
  tiles: number;
  unseen: string[];
  below: string[];
}

/** A stack of assistants: only the top one is seen. */
export interface AssistantStack {
  assistants: number;
  top: string | null;
}

/** The rescue stack; who looked through it sees all of it, the bottom first. */
export interface RescueStack extends AssistantStack {
  all: string[] | null;
}

/** What lies on the research track; tokens are told with their players. */
export interface Research {
  bonus: Record<string, string[]>; // by space
  temple_bonus: number;
  temple_bonus_seen: string[] | null;
  temple: Goods;
  temple_cost: Record<string, Goods>; // A13.6: of a tile of each stack
  arrivals: number;
  arrival_points: number[]; // A13.5: for each that can arrive, the first one first
}

/** What is still due of the payment under way, and the icons that must be used next. */
export interface Owed {
  icons: string[];
  cards: number;
  at_hand: string[];
  discount: boolean;
}

/** A step that waits until the one above it is done. */
export interface Pending {
  step: string;
  space?: string;
  site?: string;
  card?: string;
  ops?: string[];
}

/** Cards drawn of which one will be kept. */
export interface Drawn {
  cards: number;
  seen: string[] | null;
}

/** An assistant of a player's team. */
export interface Assistant {
  assistant: string;
  gold: boolean;
  exhausted: boolean;
}

/** A player's board and cards. */
export interface Seat {
  resources: Goods;
  hand: number;
  hand_cards: string[] | null; // the own ones only
  hand_known: string[];
  deck: number;
  deck_known: (string | null)[];
  owned: string[];
  played: string[];
  discarding: string[] | null;
  archaeologists: number;
  idols: number;
  slots: boolean[]; // used ones
  team: Assistant[];
  guardians: string[];
  boons: string[];
  glass: number;
  notebook: number;
  arrival: number | null;
  temple: Goods;
  fear_tiles: number;
  passed: boolean;
  masked: boolean;
  flying: boolean;
  sheet: Goods;
}

/** The rival of the solo game. */
export interface Rival {
  stack: string[];
  used: string[];
  arrow: Arrow | null;
  archaeologists: number;
  glass: number;
  arrival: number | null;
  temple: Goods;
  guardians: string[];
  cards: string[];
  idols: string[];
  stacked_idols: number;
  sheet: Goods;
  points: number;
}

/** What Arnak adds to every view. */
export interface ArnakTable {
  prompt?: PromptValues | null; // what is owed and where it leads, a card, a tile
  board: Board;
  round: number;
  start: number;
  row: (string | null)[];
  staff: number;
  items: Pile;
  artifacts: Pile;
  exile: Exile;
  fears: number;
  sites: Record<string, Site>;
  site_stacks: SiteStack[];
  guardians_left: number;
  assistants: AssistantStack[];
  rescue: RescueStack;
  research: Research;
  loose_icons: Goods;
  main_done: boolean;
  free_actions: string[]; // the words among the own ones that are free actions
  too_dear: Record<string, Goods>; // what the reader lacks for things in sight, by the word that would be said
  owed: Owed | null;
  pending: Pending[];
  players_boards: Seat[];
  drawn: Drawn;
  rival?: Rival; // alone
}

/** A whole view. */
export interface ArnakView extends View, ArnakTable {}
