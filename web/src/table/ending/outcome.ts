// How a game ended: as its view tells it, or by a claim.
import type { Line, Plain, TableMessage } from "../../net/types";
import type { Part } from "../../text/sentence";
import type { Speaker } from "../../text/speaker";

export interface Outcome {
  winners: number[];
  reason: string;
  /** By seat, from 1; empty where a game was claimed. */
  places: number[];
}

export function outcome(table: TableMessage | null): Outcome | null {
  if (table && table.claimed !== null) return { winners: [table.claimed], reason: "claimed", places: [] };
  const result: Plain = table?.view?.["result"] ?? null;
  if (result === null || typeof result !== "object" || Array.isArray(result)) return null;
  const places = Array.isArray(result["places"]) ? result["places"] : [];
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const reason = typeof result["reason"] === "string" ? result["reason"] : "";
  return { winners, reason, places: places.map(Number) };
}

/** The sentence that the game itself ends with: the last event that has words, or the claim. */
export function lastWords(story: Line[], speaker: Speaker): Part[] {
  const claim = story.find((line) => line.kind === "claimed");
  if (claim) return speaker.parts("line-claimed", { seat: claim.seat });
  const events = story.flatMap((line) => line.events ?? []);
  return events.map((event) => speaker.event(event)).filter((parts) => parts.length > 0).at(-1) ?? [];
}

/** How somebody came to be out: what was told just before and of it, in a few sentences. */
export function fall(story: Line[], kinds: readonly string[], speaker: Speaker): Part[][] {
  const line = story.filter((one) => one.events?.some((event) => kinds.includes(event.event))).at(-1);
  const events = line?.events ?? [];
  const last = events.map((event) => kinds.includes(event.event)).lastIndexOf(true);
  return events.slice(0, last + 1).map((event) => speaker.event(event)).filter((parts) => parts.length > 0).slice(-3);
}

/** The step of a replay that follows a line: step n comes after pick n, and picks that were taken back don't count. */
export function stepOf(story: Line[], seq: number): number {
  return story.filter((line) => line.seq <= seq && (line.kind === "picked" || line.kind === "flagged")).length;
}
