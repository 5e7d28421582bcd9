// Who looks like what: every character as a choice of layers and inks, so that all are told apart at a glance.
import type { Look } from "../../../art/faces/look";
import portraits from "./portraits.json";

/** What is named in that file is checked by a test. */
export const LOOKS = { ...portraits.law, ...portraits.outlaw } as unknown as Record<string, Look>;

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
