// What the small drawings of the rules show.
import bandit from "icon:bandit";
import capitol from "icon:capitol";
import gears from "icon:gears";
import hand from "icon:poker-hand";
import hat from "icon:western-hat";
import house from "icon:house";
import rock from "icon:minerals";
import saloon from "icon:saloon-doors";
import sun from "icon:heraldic-sun";
import sunset from "icon:sunset";
import wanted from "icon:wanted-reward";
import type { Figures } from "../../rules/figure";

export default {
  aim: [{ icon: capitol, count: "3" }, ">", { icon: bandit, theirs: true, count: "2" }],
  cards: [{ face: "♠" }, { face: "♦" }, { face: "♥" }, { face: "♣" }],
  town: [{ icon: hat, count: "2" }, { icon: saloon }, { icon: bandit, theirs: true, count: "1" }],
  hands: [{ face: "8♠" }, { face: "8♠" }, { face: "8♥" }, { face: "K♦" }, { face: "K♣" }],
  "set-up": [{ icon: house }, { icon: hat }, { icon: hat }, { icon: hat }, "+", { hidden: true, count: "5" }],
  day: [{ icon: hand }, "→", { icon: rock }, "→", { icon: sun }, "→", { icon: sunset }],
  noon: [{ icon: rock, count: "4" }, "→", { icon: saloon }],
  "call-out": [{ icon: hat }, "→", { icon: bandit, theirs: true }, "/", { icon: house, theirs: true }, { icon: bandit, theirs: true, booted: true }],
  shootout: [{ icon: hand, count: "7" }, "−", { icon: hand, theirs: true, count: "4" }, "=", { icon: bandit, theirs: true, lost: true, count: "3" }],
  jobs: [{ icon: hat }, "→", { icon: wanted, theirs: true }, "→", { icon: rock }],
  magic: [{ face: "6♣" }, "+", { icon: gears, count: "2" }, "=", { face: "8" }],
} satisfies Figures;
