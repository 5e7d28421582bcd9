// The poster: saloon doors between two revolvers at sunrise.
import bullets from "icon:bullet-impacts";
import revolver from "icon:revolver";
import doors from "icon:saloon-doors";
import hat from "icon:western-hat";
import { sunrise, type Picture } from "../../../art/poster";

export const POSTER: Picture = {
  ink: "oxblood",
  tints: [sunrise(24, 150, 190)],
  prints: [
    { icon: doors, x: 85, y: 66, size: 130 },
    { icon: revolver, x: 4, y: 4, size: 104, second: true, mirrored: true, turn: 12 },
    { icon: revolver, x: 192, y: 4, size: 104, second: true, turn: -12 },
    { icon: bullets, x: 118, y: 6, size: 60, second: true },
    { icon: hat, x: 16, y: 140, size: 58 },
    { icon: hat, x: 226, y: 140, size: 58 },
  ],
};
