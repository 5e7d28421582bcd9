// The poster: the Law's star against the Outlaw's scarf.
import bandit from "icon:bandit";
import crossed from "icon:crossed-pistols";
import star from "icon:law-star";
import type { Picture } from "../../../art/poster";

export const POSTER: Picture = {
  ink: "brass",
  tints: ["M172 0L128 200H0V0Z"],
  lines: "M172 0L128 200",
  prints: [
    { icon: star, x: 8, y: 12, size: 132, second: true, turn: -8 },
    { icon: bandit, x: 162, y: 50, size: 132 },
    { icon: crossed, x: 104, y: 118, size: 84 },
  ],
};
