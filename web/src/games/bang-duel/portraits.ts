// Who looks like what: every character as a choice of layers and inks, so that all are told apart at a glance.
import { LAWMEN } from "./lawmen";
import type { BEARDS, FACES, HAIR_BEHIND, HAIR_FRONT, HATS } from "./layers";
import type { CLOTHES, MARKS } from "./clothes";
import { OUTLAWS } from "./outlaws";

export type Ink =
  "black" | "brown" | "grey" | "white" | "sand" | "straw" | "red" | "gold" | "blue" | "green" | "rust" | "plum";

export interface Look {
  face: keyof typeof FACES;
  /** From light to dark. */
  skin: 1 | 2 | 3;
  lady?: boolean;
  behind?: keyof typeof HAIR_BEHIND;
  front?: keyof typeof HAIR_FRONT;
  hair: Ink;
  /** With the ink of its band. */
  hat?: [keyof typeof HATS, Ink, Ink];
  beard?: keyof typeof BEARDS;
  clothes: [keyof typeof CLOTHES, Ink, Ink];
  marks: [keyof typeof MARKS, Ink][];
  /** Two of a kind. */
  brother?: Look;
}

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
