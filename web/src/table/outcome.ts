// How a game ended, as its view tells it.
import type { Line, Plain, View } from "../net/types";
import type { Part } from "../text/sentence";
import type { Speaker } from "../text/speaker";

export interface Outcome {
  winners: number[];
  reason: string;
}

export function outcome(view: View | null): Outcome | null {
  const result: Plain = view?.["result"] ?? null;
  if (result === null || typeof result !== "object" || Array.isArray(result)) return null;
  const places = Array.isArray(result["places"]) ? result["places"] : [];
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { winners, reason: typeof result["reason"] === "string" ? result["reason"] : "" };
}

/** The sentence that the game itself ends with: the last event that has words. */
export function lastWords(story: Line[], speaker: Speaker): Part[] {
  const events = story.flatMap((line) => line.events ?? []);
  return events.map((event) => speaker.event(event)).filter((parts) => parts.length > 0).at(-1) ?? [];
}

/** The step of a replay that follows a line: step n comes after pick n, and picks that were taken back don't count. */
export function stepOf(story: Line[], seq: number): number {
  return story.filter((line) => line.seq <= seq && (line.kind === "picked" || line.kind === "flagged")).length;
}
