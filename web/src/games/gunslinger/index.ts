// Gunslinger on the page: its poster, what turns a game of it, and how it sounds.
import type { GameFacts } from "../contract";
import { POSTER } from "./look/poster";
import type { View as Table } from "./play/view.gen";

export default {
  minutes: 20,
  level: 3,
  poster: POSTER,
  wideHand: true,
  keys: ["nearer", "farther", "fit", "card", "done", "again"],
  weights: {
    died: 14,
    "passed-out": 12,
    surrendered: 12,
    ended: 3,
    "night-ended": 3,
    wounded: 4,
    "left-map": 5,
    misfired: 5,
    shot: (event) => (event.hit === "miss" ? 1 : 4),
  },
  isOut: (view, seat) => {
    const own = (view as unknown as Table).characters.filter((one) => one.seat === seat);
    return own.length > 0 && own.every((one) => one.out.length > 0);
  },
  comesBack: (view) => {
    const { night } = view as unknown as Table;
    return night !== null && night.place < night.showdowns.length - 1;
  },
  falls: ["died", "passed-out", "surrendered", "left-map"],
  decided: ["play-out"],
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
