import type { Line } from "./types";

/** The story with new lines in their places; what was taken back no longer holds, and somebody who is forgotten
 * has said nothing. */
export function merged(story: Line[], news: Line[]): Line[] {
  const known = new Set(story.map((line) => line.seq));
  const all = [...story, ...news.filter((line) => !known.has(line.seq))].sort((a, b) => a.seq - b.seq);
  const undone = new Set(all.flatMap((line) => line.undone ?? []));
  const gone = all.filter((line) => line.kind === "forgot");
  const forgotten = (line: Line) => gone.some(({ seat, seq }) => line.kind === "said" && line.seat === seat && line.seq < seq);
  return undone.size || gone.length ? all.filter((line) => !undone.has(line.seq) && !forgotten(line)) : all;
}
