// What a showdown can be made of: the characters, weapons and boards of the engine's own data files.
import characters from "$sixgun/games/gunslinger/data/characters.toml?figures";
import { BOARDS as BY_NAME } from "../map/hexes";
import { WEAPONRY } from "../play/data";

/** By key, in the order of the list. */
export const CHARACTERS: readonly string[] = Object.keys((characters as { character: object }).character);

export interface Kind {
  weapon: string;
  hands: number;
  /** 0: no gun. */
  capacity: number;
}

/** Those of Section I. */
export const WEAPONS: readonly Kind[] = Object.entries({ ...WEAPONRY.weapon, ...WEAPONRY.object })
  .filter(([, { section = 1 }]) => section === 1)
  .map(([weapon, { hands, capacity = 0 }]) => ({ weapon, hands, capacity }));

export function kindOf(weapon: string): Kind | undefined {
  return WEAPONS.find((kind) => kind.weapon === weapon);
}

export const PLACES = ["nw", "ne", "sw", "se"] as const;
export type Place = (typeof PLACES)[number];

export const BOARDS: readonly { board: string; place: string }[] = Object.entries(BY_NAME).map(([board, { place }]) => {
  return { board, place };
});

export function placeOf(board: string): string {
  return BOARDS.find((one) => one.board === board)?.place ?? "";
}

/** What bonus points can be for. */
export { BONUSES } from "../play/view.gen";

export const MOST_PEOPLE = 7;
export const MOST_TURNS = 60;
export const HOLSTERS = 4;
export const NAME_LENGTH = 80;
export const STORY_LENGTH = 200;
