// Make You Gunfighters on the page: its poster, what turns a game of it, and how it sounds.
import type { GameFacts } from "../contract";
import { POSTER } from "./look/poster";
import type { View as Table } from "./play/view.gen";

export default {
  minutes: 10,
  level: 1,
  poster: POSTER,
  weights: {
    out: (event) => 10 + Number(event.coins ?? 0),
    claimed: 8,
    "tie-refused": 6,
    fell: (event) => 2 * (Array.isArray(event.cards) ? event.cards.length : 0) ** 2,
    earned: (event) => 2 * Number(event.coins ?? 0),
    climax: 3,
    story: (event) => (event.story === "bunch-buddy" ? 5 : 2),
    lost: 1,
  },
  isOut: (view, seat) => (view as unknown as Table).players[seat]?.out === true,
  falls: ["out"],
  sounds: {
    reshuffled: "shuffle",
    drew: "draw",
    took: "draw",
    shot: "shot",
    missed: "dodge",
    earned: "coin",
  },
} satisfies GameFacts;
