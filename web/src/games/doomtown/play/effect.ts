// What a card does, in a few words: the beginning of its text, without when it is used and what that costs.
import { words } from "../../../text/words.svelte";

const WHEN = ["noon", "shootout", "resolution", "cheatin", "react"];
/** A sentence that says less than this is told with the next one. */
const LITTLE = 14;

/** Of a card by its name; "" for one that does nothing. */
export function effectOf(card: string): string {
  const key = "card-text-" + card;
  return words.has(key) ? beginning(words.text(key), WHEN.map((when) => words.text("play-" + when))) : "";
}

/** "Noon, boot: draw a card. ..." begins with "Draw a card", where "Noon" is a word for when cards are used. */
export function beginning(text: string, whens: readonly string[]): string {
  const [line = ""] = text.split("\n");
  const colon = line.indexOf(": ");
  const before = line.slice(0, Math.max(0, colon));
  const used = whens.some((when) => before.startsWith(when) || before.slice(before.indexOf(" ") + 1).startsWith(when));
  const [first = "", second = ""] = (used ? line.slice(colon + 2) : line).split(/[.;](?:\s|$)/);
  const said = first.length < LITTLE && second ? `${first}. ${second}` : first;
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}
