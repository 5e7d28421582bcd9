// Which side a character is on, who of them sleeps, and who has fallen.
import portraits from "../look/portraits.json";
import type { Place, Side, Table } from "./view";

/** Those whose ability works in the rear as well. */
const NEVER_ASLEEP = new Set(["bart-masterson", "buffalo-bell", "the-stranger", "soundance-kid"]);

/** Whether a character's ability does not work now. */
export function isAsleep(place: Place, led: boolean): boolean {
  return led && place.awake === false && !NEVER_ASLEEP.has(place.character ?? "");
}

export function sideOf(character: string): Side {
  return character in portraits.law ? "law" : "outlaw";
}

/** Those of a side who have bitten the dust, in order. */
export function fallen(table: Table, side: Side): string[] {
  return table.gone.filter((character) => sideOf(character) === side);
}
