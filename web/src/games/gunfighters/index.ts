// Make You Gunfighters on the page: loaded with the start page, so it is small; the board follows when a table opens.
import type { GameEvent, Line } from "../../net/types";
import type { GamePage } from "../contract";

const SOUNDS: Record<string, "shuffle" | "draw" | "shot" | "dodge" | "coin"> = {
  reshuffled: "shuffle",
  drew: "draw",
  took: "draw",
  shot: "shot",
  missed: "dodge",
  earned: "coin",
};

/** How much an event turns the game. */
function weight(event: GameEvent): number {
  const cards = Array.isArray(event.cards) ? event.cards.length : 0;
  switch (event.event) {
    case "out":
      return 10 + Number(event.coins ?? 0);
    case "claimed":
      return 8;
    case "tie-refused":
      return 6;
    case "fell":
      return cards * cards * 2;
    case "earned":
      return Number(event.coins ?? 0) * 2;
    case "climax":
      return 3;
    case "story":
      return event.story === "bunch-buddy" ? 5 : 2;
    case "lost":
      return 1;
    default:
      return 0;
  }
}

function turningPoints(story: Line[]): number[] {
  const undone = new Set(story.flatMap((line) => line.undone ?? []));
  const weighed = story
    .filter((line) => !undone.has(line.seq) && line.events)
    .map((line) => ({ seq: line.seq, weight: (line.events ?? []).reduce((sum, event) => sum + weight(event), 0) }))
    .filter((line) => line.weight > 2);
  // Of two that weigh the same, the later one: the end decides.
  weighed.sort((a, b) => b.weight - a.weight || b.seq - a.seq);
  return weighed.slice(0, 3).map((line) => line.seq);
}

const page: GamePage = {
  key: "gunfighters",
  poster: { icons: ["saloon-doors", "revolver", "bullet-impacts"], ink: "oxblood" },
  board: () => import("./Board.svelte"),
  hand: () => import("./Hand.svelte"),
  turningPoints,
  sound: (event) => SOUNDS[event.event] ?? null,
};
export default page;
