// Doomtown on the page: its poster, what turns a game of it, and how it sounds.
import type { GameFacts } from "../contract";
import { POSTER } from "./look/poster";

export default {
  minutes: 40,
  level: 3,
  poster: POSTER,
  mostSeats: 4,
  weights: {
    victory: 8,
    lumps: (event) => 2 * Number(event.count),
    casualty: (event) => (event.how === "home" ? 2 : 5),
    aced: 4,
    "job-done": (event) => (event.success ? 6 : 3),
    point: 3,
    "shootout-won": 3,
    placed: 3,
    replaced: 3,
    took: (event) => (Number(event.amount) > 2 ? 3 : 1),
  },
  sounds: {
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
  },
} satisfies GameFacts;
