// Gunslinger on the page: its poster, what turns a game of it, and how it sounds.
import type { GameFacts } from "../contract";
import { POSTER } from "./look/poster";

export default {
  minutes: 20,
  level: 3,
  poster: POSTER,
  keys: ["nearer", "farther", "fit"],
  weights: {
    died: 14,
    "passed-out": 12,
    surrendered: 12,
    ended: 3,
    wounded: 4,
    "left-map": 5,
    misfired: 5,
    shot: (event) => (event.hit === "miss" ? 1 : 4),
  },
  passing: (event) => event.event === "chosen",
  sounds: {
    reshuffled: "shuffle",
    fires: "shot",
    "went-off": "shot",
    shot: (event) => (event.hit === "miss" ? "dodge" : null),
    drawn: "draw",
    loaded: "draw",
    cocked: (event) => (event.cocked ? "coin" : null),
  },
} satisfies GameFacts;
