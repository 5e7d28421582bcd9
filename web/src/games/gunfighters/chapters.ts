// What the small drawings of the rules show.
import book from "icon:open-book";
import coins from "icon:two-coins";
import flag from "icon:flying-flag";
import hat from "icon:western-hat";
import hills from "icon:hills";
import prints from "icon:footsteps";
import ranch from "icon:ranch-gate";
import revolver from "icon:revolver";
import saloon from "icon:saloon-doors";
import tombstone from "icon:tombstone";
import type { Figures } from "../../rules/figure";

export default {
  gang: [{ icon: saloon }, { icon: saloon }, { icon: hills }],
  "set-up": [{ hidden: true }, { hidden: true }, { hidden: true }, { hidden: true }, { icon: hills }],
  turn: [{ icon: prints }, "/", { icon: revolver }, "/", { icon: book }],
  move: [{ icon: ranch }, "→", { hidden: true }],
  shoot: [
    { icon: saloon },
    "→",
    { icon: saloon, theirs: true, lost: true },
    { icon: saloon, theirs: true, lost: true },
    { icon: hills, theirs: true },
  ],
  story: [{ icon: coins, count: "1" }, "→", { icon: book }],
  climax: [{ icon: saloon }, "+", { icon: revolver, count: "!" }],
  winning: [{ icon: coins, count: "9" }, "/", { icon: hat }, { icon: tombstone, theirs: true }, { icon: tombstone, theirs: true }],
  more: [{ icon: hills }, { icon: hills }, { icon: hills }, "→", { icon: flag }],
} satisfies Figures;
