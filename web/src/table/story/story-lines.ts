// The story in words: what each line of it says.
import type { GameEvent, Line } from "../../net/types";
import type { Part } from "../../text/sentence";
import type { Speaker } from "../../text/speaker";
import { botLevel } from "../../parts/bot-levels";

/** Events that begin a part of the story: it has a heading there. */
const HEADINGS = new Set(["day", "phase", "turn", "segment", "shootout"]);

/** What a sentence says, who acts in it, and whether a part of the story begins with it. */
export interface Said {
  parts: Part[];
  seat: number;
  heading: boolean;
  /** What it tells of, if it is of an event. */
  event: GameEvent | null;
}

/** The sentences of a line; [] for one that goes without saying, and for chat. */
export function sentences(line: Line, speaker: Speaker): Said[] {
  const by = (parts: Part[], seat = line.seat): Said => ({ parts, seat, heading: false, event: null });
  const told: Said[] = (line.events ?? [])
    .map((event) => ({
      event,
      parts: speaker.event(event),
      seat: typeof event["seat"] === "number" ? event["seat"] : line.seat,
      heading: HEADINGS.has(event.event),
    }))
    .filter(({ parts }) => parts.length > 0);
  if (line.left) told.push(by(speaker.parts("line-left", { window: speaker.text("window-" + line.left) })));
  const key = "line-" + line.kind;
  if (line.kind === "said" || !speaker.has(key)) return told;
  const bot = line.kind === "bot" ? botLevel(line.text ?? "", speaker) : "";
  return [by(speaker.parts(key, { seat: line.seat, text: line.text ?? "", bot })), ...told];
}

/** A line with its sentences. */
export interface Told {
  line: Line;
  said: Said[];
}

/** Tells lines, each only once: a story grows by a line at a time, and what was told stays as it is, so that the page
 * need not look at it again. It forgets a line when nobody holds it any more, and everything with another speaker. */
export function teller(): (line: Line, speaker: Speaker) => Told {
  let told = new WeakMap<Line, Told>();
  let last: Speaker | null = null;
  return (line, speaker) => {
    if (speaker !== last) told = new WeakMap();
    last = speaker;
    const known = told.get(line) ?? { line, said: sentences(line, speaker) };
    told.set(line, known);
    return known;
  };
}

/** The story without what mattered only while others were awaited, once something else has happened. */
export function lasting(story: Line[], passing: (event: GameEvent) => boolean): Line[] {
  const events = (line: Line) => line.events ?? [];
  const last = story.map((line) => events(line).some((event) => !passing(event))).lastIndexOf(true);
  return story.filter((line, i) => i > last || !events(line).length || !events(line).every(passing));
}
