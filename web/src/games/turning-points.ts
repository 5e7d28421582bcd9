// What turned a game: the lines of its story that weigh most.
import type { GameEvent, Line } from "../net/types";

/** Up to three lines by seq, the heaviest first; what was taken back weighs nothing. */
export function heaviest(story: Line[], weight: (event: GameEvent) => number): number[] {
  const undone = new Set(story.flatMap((line) => line.undone ?? []));
  const weighed = story
    .filter((line) => !undone.has(line.seq) && line.events)
    .map((line) => ({ seq: line.seq, weight: (line.events ?? []).reduce((sum, event) => sum + weight(event), 0) }))
    .filter((line) => line.weight > 2);
  // Of two that weigh the same, the later one: the end decides.
  weighed.sort((a, b) => b.weight - a.weight || b.seq - a.seq);
  return weighed.slice(0, 3).map((line) => line.seq);
}
