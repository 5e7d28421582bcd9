// Made by tools/views.py from src/sixgun/games/gunfighters/wire/view_types.py: change that, and run it again.
export const CLIMAXES = ["quick-draw", "horse", "rifle", "hard-liquor"] as const;
export type Climax = (typeof CLIMAXES)[number];
export const KINDS = ["stable", "stable$", "stable$$", "stable$$$", "saloon", "saloon$", "saloon$$", "saloon$$$", "station", "station$", "station$$", "station$$$", "plaza", "plaza$", "plaza$$", "plaza$$$", "ranch", "ranch$", "ranch$$", "ranch$$$", "hill", "hill$", "hill$$", "hill$$$"] as const;
export type Kind = (typeof KINDS)[number];
export const PLACES = ["stable", "saloon", "station", "plaza", "ranch", "hill"] as const;
export type Place = (typeof PLACES)[number];
export const STORIES = ["one-buddy", "two-buddy", "bunch-buddy", "town-crier", "telltale-tracks", "barn-fire", "saloon-brawl", "train-wreck", "powder-keg", "traitor", "sheriffs-reward", "high-noon"] as const;
export type Story = (typeof STORIES)[number];

/** The table as a seat, or a spectator, knows it. Piles are listed from the top. */
export interface View {
  game: string;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  seats: number;
  options: { plaza?: boolean; control?: boolean; ten_seconds?: boolean; coins_checked?: string };
  dealer: number;
  /** The seat that began. */
  first: number;
  /** The seat whose turn it is. */
  turn: number;
  /** The seats that must choose now. */
  asked: number[];
  /** What they are asked. */
  question: string | null;
  players: Gang[];
  /** The number of its cards. */
  deck: number;
  /** How often the deck was reshuffled. */
  shuffle: number;
  discards: Kind[];
  /** What is known by counting: the cards that are hidden from the viewer. */
  unseen: Unseen[];
  /** The number of its cards. */
  story_deck: number;
  /** Story cards that were played. */
  story_used: Story[];
  /** A card is named if everybody saw it go there. */
  climax_pile: (Climax | null)[];
  /** Coins in the bank. */
  bank: number;
  /** Null while the game goes on. */
  result: ResultView | null;
}

/** A player with a gang. */
export interface Gang {
  seat: number;
  /** Whether the gang is eliminated. */
  out: boolean;
  /** In a row, new ones at its end. */
  cards: GangCard[];
  coins: number;
  /** The Climax card in front of it. */
  climax: Climax | null;
  /** The locations that it controls. */
  controls: Place[];
}

/** A card of a gang. */
export interface GangCard {
  /** Its number among all cards that the gang has had, by which events and picks name it. */
  nth: number;
  /** Null if it lies face down for the viewer. */
  card: Kind | null;
  /** Whether everybody knows it; of a card that the viewer knows. */
  shown?: boolean;
  /** Where it cannot be; of a card that the viewer does not know. */
  not?: Place[];
  /** The shuffle of the deck that it came from; of such a card as well. */
  shuffle?: number;
}

/** Cards that the viewer has not seen, of one shuffle of the deck. */
export interface Unseen {
  shuffle: number;
  /** How many there are of each kind. */
  cards: Record<string, number>;
}

/** How a game ended. */
export interface ResultView {
  /** The place of each seat: 1 has won, and equal places are shared. */
  places: number[];
  /** The share of the win of each seat. */
  scores: number[];
  /** How it ended. */
  reason: string;
}
