// The table as the board draws it, and small questions about it. What a view holds is in view.gen.ts.
import type { View } from "../../../net/types";
import type { Character, Other, View as Table, Weapon, Wounds } from "./view.gen";

export * from "./view.gen";
export type { View as Table } from "./view.gen";

export const SEGMENTS = 5;
/** Endurance boxes of everybody in Section I. */
export const BOXES_OF_ENDURANCE = 20;
export type Wound = keyof Wounds;
export const WOUNDS: readonly Wound[] = ["gun_arm", "other_arm", "leg", "serious"];

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
