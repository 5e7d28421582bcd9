// Who can hit me, segment by segment, with the cards that I lay: what the server has counted for each Target Status, read
// for the status that the plan gives its owner at that moment.
import type { OddsPart } from "../../../../net/types";
import { delays, SEGMENTS, type Action, type Character } from "../view";

export interface Threat {
  enemy: string;
  /** The first segment in which a shot can come. */
  from: number;
  /** By segment: the best chance of one shot that is fired then; null while none can be. */
  chances: (number | null)[];
}
interface Counted {
  enemy: string;
  from: number;
  chances: Record<string, number[]>;
}

const FOOT = new Set(["advance", "back-up", "run", "sprint", "turn", "spin-around", "get-up-down", "leap-drop"]);
const FLIPS = new Set(["get-up-down", "leap-drop"]);

/** Whether somebody who lays these cards lies down when shots of each segment are fired: movement comes after them. */
export function downAt(c: Pick<Character, "down" | "delay" | "stack">, cards: readonly Action[]): boolean[] {
  let [at, down] = [delays(c as Character).carried, c.down];
  const found = Array.from({ length: SEGMENTS }, () => c.down);
  for (const { action, time } of cards) {
    at += time;
    if (FLIPS.has(action)) down = !down;
    found.fill(down, Math.min(at, SEGMENTS));
  }
  return found;
}

/** Target Status in each segment, as the server names it: any movement card counts for the whole turn. */
export function statuses(c: Character, cards: readonly Action[]): string[] {
  const run = cards.some(({ action }) => action === "run");
  const way = run ? "run" : cards.some(({ action }) => FOOT.has(action)) ? "move" : "";
  return downAt(c, cards).map((down) => [way, down ? "down" : ""].filter(Boolean).join("-"));
}

/** The threats that odds tell of, for somebody who lays these cards, the greatest first; null: they tell of none. */
export function threatsIn(odds: readonly OddsPart[], c: Character, cards: readonly Action[]): Threat[] | null {
  const part = odds.find(({ data }) => data["character"] === c.character);
  const counted = part?.data["segments"] as unknown as Counted[] | undefined;
  if (!counted) return null;
  const status = statuses(c, cards);
  const read = counted.map(({ enemy, from, chances }) => ({
    enemy,
    from,
    chances: status.map((name, i) => (i + 1 < from ? null : (chances[name]?.[i] ?? 0))),
  }));
  return read.sort((one, other) => worst([other]) - worst([one]));
}

/** The worst that may come. */
export function worst(threats: readonly Threat[]): number {
  return Math.max(0, ...threats.flatMap(({ chances }) => chances.map((chance) => chance ?? 0)));
}
