// Make You Gunfighters on the page: loaded with the start page, so it is small; the board follows when a table opens.
import type { GameEvent } from "../../net/types";
import type { GameFacts, Sound } from "../contract";
import { POSTER } from "./look/poster";

const SOUNDS: Record<string, Sound> = {
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

const page: GameFacts = {
  poster: POSTER,
  weight,
  sound: (event) => SOUNDS[event.event] ?? null,
};
export default page;
