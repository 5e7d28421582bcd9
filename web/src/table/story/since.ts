import type { Line } from "../../net/types";

/** What happened since somebody last chose: after the last pick that was their own, not the table's for them. */
export function since(story: Line[], seat: number | null): Line[] {
  if (seat === null) return [];
  const own = (line: Line) => line.kind === "picked" && line.seat === seat && !line.left;
  const last = story.map(own).lastIndexOf(true);
  return last < 0 ? [] : story.slice(last + 1).filter((line) => line.kind !== "said");
}
