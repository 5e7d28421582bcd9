// Doomtown on the page: loaded with the start page, so it is small; the board follows when a table opens.
import type { GameEvent } from "../../net/types";
import type { GameFacts, Sound } from "../contract";
import { POSTER } from "./look/poster";

const SOUNDS: Record<string, Sound> = {
  reshuffled: "shuffle",
  shuffled: "shuffle",
  drew: "draw",
  "drew-hand": "draw",
  shootout: "shot",
  casualty: "shot",
  refused: "dodge",
  fled: "dodge",
  income: "coin",
  took: "coin",
  reward: "coin",
  winner: "coin",
};

/** How much an event turns the game. */
function weight(event: GameEvent): number {
  switch (event.event) {
    case "victory":
      return 8;
    case "lumps":
      return 2 * Number(event.count);
    case "casualty":
      return event.how === "home" ? 2 : 5;
    case "aced":
      return 4;
    case "job-done":
      return event.success ? 6 : 3;
    case "point":
    case "shootout-won":
    case "placed":
    case "replaced":
      return 3;
    case "took":
      return Number(event.amount) > 2 ? 3 : 1;
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
