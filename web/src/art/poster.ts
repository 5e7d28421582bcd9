// The picture on a poster: a ground in the second ink, and icons printed over it in both, on a sheet of 300 by 200.
import revolver from "icon:revolver";

/** By name of the theme's colours. */
export type Ink = "oxblood" | "brass" | "sage" | "sky";

export interface Print {
  icon: string;
  x: number;
  y: number;
  size: number;
  /** Which ink: the dark one, or the second. */
  second?: boolean;
  turn?: number;
  mirrored?: boolean;
}

export interface Picture {
  /** The second ink. */
  ink: Ink;
  /** Paths that are filled with a pale tint, and one that is drawn as lines. */
  tints?: readonly string[];
  lines?: string;
  prints: readonly Print[];
}

/** Rays of the sun that rises at a point, over half of the sky. */
export function sunrise(count: number, x: number, y: number): string {
  const at = (part: number) => {
    const angle = Math.PI + (part / count) * Math.PI;
    return `${(x + 300 * Math.cos(angle)).toFixed(0)} ${(y + 300 * Math.sin(angle)).toFixed(0)}`;
  };
  return Array.from({ length: count }, (_, i) => `M${x} ${y}L${at(i)}L${at(i + 0.5)}Z`).join("");
}

/** Of a game that has no page here. */
export const PLAIN: Picture = {
  ink: "oxblood",
  tints: [sunrise(24, 150, 190)],
  prints: [{ icon: revolver, x: 85, y: 40, size: 130 }],
};
