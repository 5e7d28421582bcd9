// Gunslinger on the page: loaded with the start page, so it is small; the board follows when a table opens.
import type { GameEvent } from "../../net/types";
import type { GameFacts, Sound } from "../contract";
import { POSTER } from "./look/poster";

/** How much an event turns the game. */
function weight(event: GameEvent): number {
  switch (event.event) {
    case "died":
      return 14;
    case "passed-out":
    case "surrendered":
      return 12;
    case "ended":
      return 3;
    case "wounded":
      return 4;
    case "left-map":
    case "misfired":
      return 5;
    case "shot":
      return event.hit === "miss" ? 1 : 4;
    default:
      return 0;
  }
}

function sound(event: GameEvent): Sound | null {
  switch (event.event) {
    case "reshuffled":
      return "shuffle";
    case "fires":
    case "went-off":
      return "shot";
    case "shot":
      return event.hit === "miss" ? "dodge" : null;
    case "drawn":
    case "loaded":
      return "draw";
    case "cocked":
      return event.cocked ? "coin" : null;
    default:
      return null;
  }
}

const page: GameFacts = {
  poster: POSTER,
  keys: ["nearer", "farther", "fit"],
  weight,
  passing: (event) => event.event === "chosen",
  sound,
};
export default page;
