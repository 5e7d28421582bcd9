// What the small drawings of the rules show.
import coffin from "icon:coffin";
import crosshair from "icon:crosshair";
import falling from "icon:falling";
import holster from "icon:cowboy-holster";
import hourglass from "icon:hourglass";
import person from "icon:person";
import reticule from "icon:reticule";
import revolver from "icon:revolver";
import run from "icon:sprint";
import stars from "icon:knocked-out-stars";
import target from "icon:human-target";
import type { Figures } from "../../rules/figure";

export default {
  showdown: [{ icon: person }, { hidden: true, count: "12" }, { face: "⬡" }, { face: "⬡" }, { face: "⬡" }],
  "two-seconds": [{ face: "2", wide: 2 }, { face: "1", wide: 1 }, { face: "2", wide: 2 }],
  delay: [{ icon: hourglass, wide: 1 }, { face: "2", wide: 2 }],
  plan: [{ icon: holster, wide: 3, count: "3" }, { icon: revolver, wide: 2, count: "2" }],
  facing: [{ icon: person }, "→", { icon: reticule }, { icon: reticule }],
  moving: [{ icon: run }, { icon: falling, booted: true }],
  weapons: [{ icon: holster }, "→", { icon: revolver }],
  aiming: [{ icon: crosshair, count: "+2" }, { icon: crosshair, count: "+2" }, "→", { icon: revolver, count: "4" }],
  shooting: [{ face: "⬡⬡" }, "×", { icon: crosshair, count: "6" }, "→", { icon: target, theirs: true }],
  wounds: [{ icon: hourglass, count: "7" }, ">", { face: "☐", count: "6" }, "→", { icon: stars }],
  winning: [{ icon: person, count: "+2" }, { icon: coffin, theirs: true, count: "+2" }],
  night: [{ face: "☾" }, { icon: person, count: "+6" }, { face: "☾" }, { icon: person, count: "+2" }, "→", { face: "8" }],
} satisfies Figures;
