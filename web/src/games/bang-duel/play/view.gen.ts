// Made by tools/views.py from src/sixgun/games/bang_duel/wire/view_types.py: change that, and run it again.
export const ORIGINS = ["law", "outlaw", "common"] as const;
export type Origin = (typeof ORIGINS)[number];
export const SIDES = ["law", "outlaw"] as const;
export type Side = (typeof SIDES)[number];
export const SYMBOLS = ["barrel", "snake", "dynamite", "horseshoe"] as const;
export type Symbol = (typeof SYMBOLS)[number];
export const BANGS: readonly string[] = ["carbine", "colt", "peacemaker", "volley", "remington", "schofield", "shotgun", "winchester"];
export const EQUIPMENT: readonly string[] = ["bank", "barrel", "hat", "gun-belt", "dynamite", "bison-herd", "scope", "watch", "rattlesnake"];
export const HITS: readonly string[] = ["carbine", "colt", "derringer", "gatling", "peacemaker", "knife", "volley", "remington", "schofield", "shotgun", "winchester"];
export const DODGES: readonly string[] = ["missed", "return-fire"];
export const RELOADS: readonly string[] = ["water", "bison-herd", "scope", "watch"];
export const ALWAYS_ACTIVE: readonly string[] = ["dynamite", "bison-herd", "rattlesnake"];

/** The table as a seat, or a spectator, knows it. Piles are listed from the top. */
export interface View {
  game: string;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  seats: number;
  options: { characters?: number; law?: boolean; store?: string };
  /** The seat that plays the law. */
  law: number;
  /** The seat whose turn it is; null before the first. */
  turn: number | null;
  /** The seats that must choose now. */
  asked: number[];
  /** What they are asked. */
  question: string | null;
  players: Player[];
  /** Cards in the common deck; null as long as there are two decks. */
  common: number | null;
  discards: string[];
  /** Whether the card on top of the discards was reloaded. */
  reloaded: boolean;
  /** Cards that lie open for a choice: the General Store's, or two that were turned up. */
  open: string[];
  /** What is known by counting: the cards that are hidden from the viewer. */
  unseen: Unseen[];
  /** Characters that were eliminated. */
  gone: string[];
  /** BANG! cards that were played this turn. */
  bangs: number;
  /** Whether characters changed places this turn. */
  moved: boolean;
  /** Characters whose ability was used this turn. */
  used: string[];
  /** Bullets that nobody has; null before characters are chosen. */
  pool: number | null;
  hit: Hit | null;
  duel: Duel | null;
  reveal: Reveal | null;
  fallen: Fallen | null;
  /** Null while the game goes on. */
  result: ResultView | null;
}

/** A player with both characters, a hand and a deck. */
export interface Player {
  seat: number;
  side: Side;
  places: (Place | null)[];
  hand: Held[];
  /** How many cards may stay in the hand at the end of the turn; null before the first. */
  limit: number | null;
  /** Whether as many BANG! cards as there are may be played. */
  unlimited: boolean;
  /** The number of its cards. */
  deck: number;
  /** Characters to come: one's own by name, the opponent's by number. */
  reserve: string[] | number;
}

/** A character in play. Until both players have chosen, the opponent's lie face down. */
export interface Place {
  /** Twice the seat, and one more for the place that was the rear one at first. */
  place: number;
  /** Null if it lies face down. */
  character: string | null;
  /** Bullets on it. */
  life?: number;
  /** The most that it can have. */
  most?: number;
  /** Whether it is the active character. */
  active?: boolean;
  /** Whether it is its player's last one: active and rear at once. */
  lone?: boolean;
  /** Whether its ability and its Equipment work now. */
  awake?: boolean;
  /** Its Equipment. */
  gear?: string[];
}

/** A card in a hand. */
export interface Held {
  back: Side;
  /** Null if the viewer does not know it. */
  card: string | null;
  /** Whether somebody else than its owner knows it. */
  shown: boolean;
}

/** Cards that the viewer has not seen, of one deck. */
export interface Unseen {
  /** The deck that they come from. */
  from: Origin;
  /** The shuffle of the common deck; 0 for a deck of a player. */
  shuffle: number;
  /** How many there are of each face. */
  cards: Record<string, number>;
}

/** Somebody is fired at; until what follows a dodge is done. */
export interface Hit {
  /** The target. */
  place: number;
  /** The shooter's place, where somebody else may stand by now. */
  shooter: number;
  /** The shooter. */
  character: string;
  /** The seat that fires. */
  seat: number;
  /** The kind of card, if it is one. */
  with: string | null;
  /** Whether it is a BANG! of Tex Killer's: dodging it costs one more card. */
  tex: boolean;
}

/** A Duel that is being fought. */
export interface Duel {
  /** The seat that challenged. */
  starter: number;
  /** The character that is challenged. */
  place: number;
  /** The seat whose turn it is to answer. */
  answers: number;
}

/** Bart Masterson's player chooses between two cards, which lie in `open`. */
export interface Reveal {
  /** The seat that chooses. */
  seat: number;
  /** Whose deck they come from. */
  deck: number;
  /** The symbol that matters. */
  wanted: Symbol;
}

/** A character that is being eliminated while somebody must choose. */
export interface Fallen {
  place: number;
  character: string;
  /** The Equipment that still lies there. */
  gear: string[];
  /** How many cards of it Bull Anderson may still take. */
  left: number;
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
