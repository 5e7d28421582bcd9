// BANG! The Duel on the page: its poster, what turns a game of it, and how it sounds.
import type { GameFacts } from "../contract";
import { POSTER } from "./look/poster";

export default {
  minutes: 20,
  level: 2,
  poster: POSTER,
  weights: {
    ended: 6,
    eliminated: 12,
    alone: 4,
    "blew-up": 8,
    "lost-life": (event) => (Number(event.life) <= 1 ? 3 : 2),
    recovered: 1,
    stolen: 1,
    stripped: 1,
    "took-gear": 1,
  },
  sounds: {
    reshuffled: "shuffle",
    drew: "draw",
    stolen: "draw",
    shot: "shot",
    "blew-up": "shot",
    dodged: "dodge",
    recovered: "coin",
  },
} satisfies GameFacts;
