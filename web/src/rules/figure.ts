// The small drawings of the rules: a row of cards and marks, described by each game for its chapters.

/** A card in a drawing. */
export interface Tile {
  /** The inner SVG of an icon. */
  icon?: string;
  /** What stands on it instead of an icon: a poker card, a number. */
  face?: string;
  /** A small figure in its corner. */
  count?: string;
  /** It lies face down. */
  hidden?: boolean;
  /** It is turned sideways. */
  booted?: boolean;
  /** It is gone. */
  lost?: boolean;
  /** It belongs to somebody else. */
  theirs?: boolean;
  /** How many segments of a turn it is wide. */
  wide?: number;
}

/** A text between the cards is a sign: an arrow, a plus. */
export type Figure = readonly (Tile | string)[];
export type Figures = Readonly<Record<string, Figure>>;
