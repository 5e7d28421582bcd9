// The story in words: what each line of it says.
import type { GameEvent, Line } from "../net/types";
import type { Part } from "../text/parts";
import type { Speaker } from "../text/speaker";
import { botLevel } from "../parts/names";

/** The sentences of a line; [] for one that goes without saying, and for chat. */
export function sentences(line: Line, speaker: Speaker): Part[][] {
  const told = (line.events ?? []).map((event) => speaker.event(event)).filter((parts) => parts.length > 0);
  const key = "line-" + line.kind;
  if (line.kind === "said" || !speaker.has(key)) return told;
  const bot = line.kind === "bot" ? botLevel(line.text ?? "", speaker) : "";
  return [speaker.parts(key, { seat: line.seat, text: line.text ?? "", bot }), ...told];
}

/** The story without what mattered only while others were awaited, once something else has happened. */
export function lasting(story: Line[], passing: (event: GameEvent) => boolean): Line[] {
  const events = (line: Line) => line.events ?? [];
  const last = story.map((line) => events(line).some((event) => !passing(event))).lastIndexOf(true);
  return story.filter((line, i) => i > last || !events(line).length || !events(line).every(passing));
}
