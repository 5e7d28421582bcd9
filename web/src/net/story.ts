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

/** The story as far as the board has come: of the news that it plays, only so many events have happened. */
export function reached(story: Line[], news: Line[], count: number): Line[] {
  const left = new Map<number, number>();
  for (const line of news) {
    const events = line.events?.length ?? 0;
    if (events) left.set(line.seq, Math.min(events, Math.max(0, count)));
    count -= events;
  }
  return story.flatMap((line) => {
    const some = left.get(line.seq);
    if (some === undefined || some === line.events?.length) return [line];
    return some ? [{ ...line, events: line.events?.slice(0, some) ?? [] }] : [];
  });
}
