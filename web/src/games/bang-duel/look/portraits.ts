// Who looks like what: every character as a choice of layers and inks, so that all are told apart at a glance.
import type { Look } from "../../../art/faces/look";
import { LAWMEN } from "./lawmen";
import { OUTLAWS } from "./outlaws";

export const LOOKS: Record<string, Look> = { ...LAWMEN, ...OUTLAWS };

const NOBODY: Look = {
  face: "long",
  skin: 2,
  hair: "brown",
  front: "short",
  clothes: ["coat", "brown", "black"],
  marks: [],
};

export function lookOf(character: string): Look {
  return LOOKS[character] ?? NOBODY;
}
