// The keys that lay cards, as the game's own texts name them: the terminal has the same.
import { words } from "../../../text/words.svelte";
import { nameOf, type Side } from "./data";

/** Lays the cards of the last turn once more. */
export const AGAIN = "y";

export function cardKey(side: Pick<Side, "side" | "action" | "time">): string {
  return words.speaker.shortcut({ key: "menu-card", args: { action: side.action, name: nameOf(side), time: side.time } });
}

export function doneKey(): string {
  return words.speaker.shortcut({ key: "menu-done", args: {} });
}
