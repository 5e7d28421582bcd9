// What somebody looks like: a choice of layers and inks.
import type { CLOTHES, MARKS } from "./clothes";
import type { BEARDS, FACES, HAIR_BEHIND, HAIR_FRONT, HATS } from "./layers";

export const INKS = {
  black: "#2b1d14",
  brown: "#6b4426",
  grey: "#7c736a",
  white: "#f7efdc",
  sand: "#c9a96b",
  straw: "#dfbd6a",
  red: "#9c3322",
  gold: "#c08a26",
  blue: "#3f6a86",
  green: "#5e6b4a",
  rust: "#a65a2a",
  plum: "#74466a",
};
export type Ink = keyof typeof INKS;

/** From light to dark; the last one is nobody's among the living. */
export const SKINS = ["#eccba4", "#dcb084", "#bd8a5c", "#a9b48c"] as const;

export interface Look {
  face: keyof typeof FACES;
  skin: 1 | 2 | 3 | 4;
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
