import type { Line } from "./types";

/** The story with new lines in their places; what was taken back no longer holds. */
export function merged(story: Line[], news: Line[]): Line[] {
  const known = new Set(story.map((line) => line.seq));
  const all = [...story, ...news.filter((line) => !known.has(line.seq))].sort((a, b) => a.seq - b.seq);
  const undone = new Set(all.flatMap((line) => line.undone ?? []));
  return undone.size ? all.filter((line) => !undone.has(line.seq)) : all;
}
