// What the small drawings of the rules show.
import bandit from "icon:bandit";
import barrel from "icon:barrel";
import bullet from "icon:silver-bullet";
import coffin from "icon:coffin";
import dodging from "icon:dodging";
import dynamite from "icon:dynamite";
import hat from "icon:western-hat";
import revolver from "icon:revolver";
import star from "icon:law-star";
import swap from "icon:cycle";
import type { Figures } from "../../rules/figure";

export default {
  aim: [{ hidden: true }, { icon: star }, { icon: star }, "⚡", { icon: bandit, theirs: true }, { icon: bandit, theirs: true }, { hidden: true, theirs: true }],
  "set-up": [{ icon: star, count: "4" }, { icon: bandit, theirs: true, count: "5" }],
  characters: [{ icon: star }, { icon: bullet }, { icon: bullet }, { icon: bullet }],
  turn: [{ hidden: true }, { hidden: true }, "→", { icon: revolver }, "→", { icon: barrel, lost: true }],
  playing: [{ icon: revolver, count: "1" }, "+", { icon: swap, count: "1" }],
  rear: [{ icon: barrel, booted: true }, { icon: star }, "/", { icon: star }, { icon: barrel }],
  cards: [{ icon: revolver }, { icon: dynamite }, { icon: hat }],
  shots: [{ icon: revolver, theirs: true }, "→", { icon: dodging }],
  reveal: [{ icon: barrel }, "?", { icon: barrel, count: "2/8" }],
  elimination: [{ icon: star, lost: true }, "→", { hidden: true }, { hidden: true }, "+", { icon: star }],
} satisfies Figures;
