// What a view of this game holds, typed; and small questions about it.
import type { View } from "../../../net/types";
import type { Way } from "../map/hexes";

export const BOXES = ["gun-hand", "other-hand", "both-hands", "holstered"] as const;
export type Box = (typeof BOXES)[number];
export const SEGMENTS = 5;
/** Endurance boxes of everybody in Section I. */
export const BOXES_OF_ENDURANCE = 20;
export type Wound = "gun_arm" | "other_arm" | "leg" | "serious";
export const WOUNDS: readonly Wound[] = ["gun_arm", "other_arm", "leg", "serious"];

export interface Action {
  action: string;
  time: number;
}
export interface Revealed extends Action {
  /** The pick that says how it will be performed; null: not said yet. */
  declared: string | null;
  /** The segment in which it is executed. */
  due: number | null;
}
export interface Stack {
  /** null: still being chosen. */
  height: number | null;
  executed: Action[];
  revealed: Revealed | null;
  /** All cards by side, for their owner only. */
  cards: (Action & { card: string })[] | null;
  gives_up: boolean;
  /** The segments that delay left when the cards were chosen. */
  free: number;
}
export interface Aim {
  points: number;
  target: string | null;
  hex: string | null;
}
/** Another character as this one sees it. */
export interface Other {
  character: string;
  enemy: boolean;
  range: number;
  bearing: Way[];
  /** "ahead", "ahead-right", "right" ...; null: in the same hex. */
  seen: string | null;
  in_zone: boolean;
  status: string[];
}
export interface Character {
  character: string;
  seat: number;
  side: number;
  /** null: off the map. */
  hex: string | null;
  facing: Way;
  down: boolean;
  out: string[];
  endurance: number;
  weary: boolean;
  delay: number;
  spent: number;
  wounds: Record<Wound, number>;
  aim: Aim | null;
  stack: Stack;
  moving: boolean | null;
  running: boolean | null;
  sprint: boolean;
  points: string;
  others: Other[];
}
export interface Weapon {
  weapon: string;
  kind: string;
  character: string | null;
  box: Box | null;
  hex: string | null;
  gone: boolean;
  gun: boolean;
  hands: number;
  rounds: number;
  capacity: number;
  cocked: boolean;
  jammed: boolean;
}
export interface Table {
  seat: number | null;
  seats: number;
  options: { range_divisor?: boolean; fatigue?: string };
  map: string[];
  turn: number;
  length: number;
  segment: number;
  asked: number[];
  question: string | null;
  /** Whom something is decided for now. */
  subject: string | null;
  characters: Character[];
  weapons: Weapon[];
  deck: number;
  /** Result cards drawn since the last shuffle, the last one first. */
  discards: number[];
  /** Those that may still come. */
  unseen: number[];
  scores: string[];
  /** The place of each seat: 1 has won. */
  result: { places: number[] } | null;
}

/** The table as it is to be drawn; from all sides, everybody's stack is seen with their own eyes. */
export function read(view: View, all?: View[]): Table {
  const table = view as unknown as Table;
  if (!all) return table;
  const own = all.map((each) => each as unknown as Table);
  const characters = table.characters.map((c, i) => own[c.seat]?.characters[i] ?? c);
  return { ...table, characters };
}

export function named(table: Table, character: string | null): Character | null {
  return table.characters.find((c) => c.character === character) ?? null;
}

export function carriedBy(table: Table, character: string): Weapon[] {
  return table.weapons.filter((weapon) => weapon.character === character);
}

/** The gun that can be shot with: a long one in both hands, a handgun in the gun hand or in both. */
export function gunOf(table: Table, character: string): Weapon | null {
  const carried = carriedBy(table, character);
  const first = carried.find((weapon) => weapon.box === "gun-hand");
  if (first) return first.gun && first.hands === 1 ? first : null;
  return carried.find((weapon) => weapon.box === "both-hands" && weapon.gun) ?? null;
}

/** Delay that was there when the cards were chosen, and what has come since. */
export function delays(c: Character): { carried: number; since: number } {
  const carried = c.stack.free > 0 ? Math.min(c.delay, SEGMENTS - c.stack.free) : c.delay;
  return { carried, since: c.delay - carried };
}

/** Off their feet for good, in one way or another: the last word about them. */
export function fate(c: Character): string | null {
  return c.out.at(-1) ?? null;
}

/** Enemies who can still be shot at, the nearest first. */
export function enemies(table: Table, c: Character): Other[] {
  const able = c.others.filter((other) => other.enemy && named(table, other.character)?.out.length === 0);
  return able.sort((a, b) => a.range - b.range);
}
