// The poster: a poker hand before the moon, on a hill with tombstones.
import cactus from "icon:cactus";
import hand from "icon:poker-hand";
import tracks from "icon:rail-road";
import tombstone from "icon:tombstone";
import type { Picture } from "../../../art/poster";

const MOON = "M58 96a92 92 0 1 0 184 0a92 92 0 1 0-184 0Z";
const HILL = "M0 168Q60 140 150 158T300 150V200H0Z";

export const POSTER: Picture = {
  ink: "sky",
  tints: [MOON, HILL],
  prints: [
    { icon: tracks, x: 75, y: 74, size: 150, second: true },
    { icon: hand, x: 72, y: -14, size: 150 },
    { icon: tombstone, x: 14, y: 116, size: 78 },
    { icon: tombstone, x: 230, y: 128, size: 62 },
    { icon: cactus, x: 222, y: 40, size: 70, second: true },
  ],
};
