// The poster: a rifle and a watch over hexes.
import watch from "icon:pocket-watch";
import rifle from "icon:winchester-rifle";
import type { Picture } from "../../../art/poster";

const HEXES = Array.from({ length: 40 }, (_, i) => {
  const [column, row] = [i % 8, Math.floor(i / 8)];
  const [x, y] = [12 + column * 39, 20 + row * 45 + (column % 2) * 22.5];
  const corner = (k: number) =>
    `${(x + 26 * Math.cos((k * Math.PI) / 3)).toFixed(1)} ${(y + 26 * Math.sin((k * Math.PI) / 3)).toFixed(1)}`;
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join("L")}Z`;
});

export const POSTER: Picture = {
  ink: "sage",
  lines: HEXES.join(""),
  prints: [
    { icon: rifle, x: 32, y: -24, size: 226 },
    { icon: watch, x: 164, y: 92, size: 106, second: true },
  ],
};
