// What a showdown can be made of: the characters, weapons and boards of the engine's own data files.
import boards from "$sixgun/games/gunslinger/data/boards.toml?raw";
import characters from "$sixgun/games/gunslinger/data/characters.toml?raw";
import weapons from "$sixgun/games/gunslinger/data/weapons.toml?raw";
import { entries, field } from "../play/data";

/** By key, in the order of the list. */
export const CHARACTERS: readonly string[] = [...entries(characters, "character").keys()];

export interface Kind {
  weapon: string;
  hands: number;
  /** 0: no gun. */
  capacity: number;
}

/** Those of Section I. */
export const WEAPONS: readonly Kind[] = [...weapons.matchAll(/^\[((?:weapon|object)\.(\w+))\]/gm)]
  .map(([, table = "", weapon = ""]) => ({ weapon, found: entries(weapons, table) }))
  .filter(({ found }) => Number(found.get("section") ?? 1) === 1)
  .map(({ weapon, found }) => ({
    weapon,
    hands: Number(found.get("hands")),
    capacity: Number(found.get("capacity") ?? 0),
  }));

export function kindOf(weapon: string): Kind | undefined {
  return WEAPONS.find((kind) => kind.weapon === weapon);
}

export const PLACES = ["nw", "ne", "sw", "se"] as const;
export type Place = (typeof PLACES)[number];

export const BOARDS: readonly { board: string; place: string }[] = [...entries(boards, "board")].map(
  ([board, entry]) => ({ board, place: field(entry, "place") }),
);

export function placeOf(board: string): string {
  return BOARDS.find((one) => one.board === board)?.place ?? "";
}

/** What bonus points can be for, as the engine's showdowns.py lists it. */
export const BONUSES = [
  "survive", "hold-the-field", "pass-out", "run-away", "surrender", "captured", "killed", "ally-killed", "kill-enemy",
  "knock-out-enemy", "gun-in-hand", "always",
] as const; // prettier-ignore

export const MOST_PEOPLE = 7;
export const MOST_TURNS = 60;
export const HOLSTERS = 4;
export const NAME_LENGTH = 80;
