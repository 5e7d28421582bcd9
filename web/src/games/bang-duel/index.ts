// BANG! The Duel on the page: loaded with the start page, so it is small; the board follows when a table opens.
import type { GameEvent } from "../../net/types";
import type { GameFacts, Sound } from "../contract";
import { POSTER } from "./look/poster";

const SOUNDS: Record<string, Sound> = {
  reshuffled: "shuffle",
  drew: "draw",
  stolen: "draw",
  shot: "shot",
  "blew-up": "shot",
  dodged: "dodge",
  recovered: "coin",
};

/** How much an event turns the game. */
function weight(event: GameEvent): number {
  switch (event.event) {
    case "ended":
      return 6;
    case "eliminated":
      return 12;
    case "alone":
      return 4;
    case "blew-up":
      return 8;
    case "lost-life":
      return Number(event.life) <= 1 ? 3 : 2;
    case "recovered":
    case "stolen":
    case "stripped":
    case "took-gear":
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
