// Made by tools/views.py from src/sixgun/games/doomtown/wire/view_types.py: change that, and run it again.
export const CHANGES = ["bullets", "influence", "value", "upkeep", "control", "skill", "purse", "reward", "hand-size", "sundown-discards", "redraws", "extra-casualties", "bounty", "grit", "production", "rank", "hand", "spares", "check", "lost-by", "cost", "stash", "printed-bullets", "printed-influence", "printed-production", "studs", "draws", "presence", "rocks", "stud", "draw", "never-draw", "bullets-safe", "bounty-stays", "joins-unbooted", "long-range", "no-call-out", "firm-call-outs", "untouchable", "decoy", "first-casualty", "no-casualties", "cheatin-proof", "no-abilities", "blank", "private", "bullets-control", "keeps-stash", "shootout-gadget", "shops-anywhere", "wild", "no-move", "taken", "mark-first", "shielded", "bullets-fixed", "no-card-moves", "no-card-boots", "influence-safe", "stays-booted", "no-casualty", "no-fleeing", "by-influence", "locked", "adjacent", "funded", "no-others-moves", "no-others-boots", "untradable", "unaffected", "takes-miracles", "no-weapons", "two-weapons", "holds-square", "no-card-aces", "no-trespass", "spell-proof", "closed", "no-refusing", "refuses-in-place", "stays-after-job", "no-backing", "ranks-fixed", "stays-in-posse", "pays-controller", "poor-on-ties", "sheltered", "no-others-sends", "unweakened", "own-bullets"] as const;
export type Change = (typeof CHANGES)[number];
export const PHASES = ["setup", "gamblin", "upkeep", "noon", "sundown"] as const;
export type Phase = (typeof PHASES)[number];
export const UNTILS = ["", "day", "shootout", "round", "stay", "phase", "upkeep", "first-play", "permanent", "sundown", "visit"] as const;
export type Until = (typeof UNTILS)[number];

/** The table as a seat, or a spectator, knows it. Piles are listed from the top. */
export interface View {
  game: string;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  seats: number;
  options: { deck1?: string; deck2?: string; deck3?: string; deck4?: string; deck5?: string; deck6?: string; gang?: string; short?: boolean; order?: string; cut?: boolean };
  /** Where the cards at this table are from, if not from the Base Set. */
  packs: string[];
  day: number;
  phase: Phase;
  /** The winner of the day's hand of lowball. */
  winner: number | null;
  /** Who would win if Sundown came now. */
  ahead: number | null;
  pot: number;
  /** The seats that must choose now. */
  asked: number[];
  /** What they are asked. */
  question: string | null;
  players: Player[];
  places: Place[];
  dudes: Dude[];
  /** Cards that lie open aside. */
  aside: string[];
  effects: Effect[];
  shootout: Shootout | null;
  job: Job | null;
  /** Cards that the viewer has picked so far. */
  marked: string[];
  /** Cards that were chosen so far. */
  chosen: string[];
  /** Chosen so far: each a card and `discard`, `ace` or `home`. */
  casualties: string[][];
  /** Null while the game goes on. */
  result: ResultView | null;
}

/** A player with stash, hand and piles. */
export interface Player {
  seat: number;
  outfit: string;
  /** Ghost rock. */
  stash: number;
  loan: number;
  /** All control points. */
  control: number;
  /** All influence. */
  influence: number;
  /** The influence that the control must exceed for this player to win. */
  hurdle: number;
  /** The cards that the viewer knows. */
  hand: string[];
  /** The number of all of them. */
  hand_count: number;
  /** The number of its cards. */
  deck: number;
  /** The cards on top of the deck that the viewer has looked at, from the top. */
  deck_top: string[];
  /** How often the deck was reshuffled. */
  shuffle: number;
  /** What is known by counting: the cards that are hidden from the viewer. */
  unseen: Unseen[];
  discards: string[];
  boot_hill: string[];
  draw_hand: DrawHand | null;
  /** Locations from left to right, the home among them. */
  street: string[];
  outskirts: string[];
}

/** Cards of a deck that the viewer has not seen, of one shuffle. */
export interface Unseen {
  shuffle: number;
  cards: string[];
}

/** A draw hand as far as the viewer knows it. */
export interface DrawHand {
  /** The number of its cards. */
  count: number;
  /** Those that the viewer knows. */
  cards: Drawn[];
  /** Null until the viewer knows all of it, with every joker's name. */
  rank: number | null;
  rank_change: number;
  /** Null until it is revealed. */
  cheatin: boolean | null;
}

/** A card of a draw hand. */
export interface Drawn {
  card: string;
  /** Its value and suit, as in `10H`; null for a joker without a name. */
  as: string | null;
}

/** A location. The town square has no card, and nothing else of a card either. */
export interface Place {
  id: string;
  /** Null for the town square. */
  card: string | null;
  owner: number | null;
  controller: number | null;
  control?: number;
  production?: number;
  private: boolean;
  /** Whether it is in town rather than out of it. */
  in_town?: boolean;
  booted?: boolean;
  /** How often each of its abilities was used today: four bits each. */
  used?: number;
  /** Ghost rock on it. */
  rocks?: number;
  gear?: Gear[];
}

/** Goods, a spell or another card that is attached. */
export interface Gear {
  id: string;
  card: string;
  booted: boolean;
  /** How often each of its abilities was used today: four bits each. */
  used: number;
  traded: boolean;
  /** Influence counters on it. */
  influence: number;
  /** Ghost rock on it. */
  rocks: number;
}

/** A dude in play. Stats are those of the moment. */
export interface Dude {
  /** Its card, its owner's seat and, for a further copy, a number. */
  id: string;
  card: string;
  /** Who controls it. */
  seat: number;
  place: string;
  booted: boolean;
  value: number;
  bullets: number;
  stud: boolean;
  influence: number;
  upkeep: number;
  bounty: number;
  control: number;
  /** 0: in none; 1: in the leader's, 2: in the mark's. */
  posse: number;
  /** Ghost rock on it that pays for Shootout abilities. */
  purse: number;
  /** How often each of its abilities was used today: four bits each. */
  used: number;
  /** Whether it came into play today. */
  arrived: boolean;
  gear: Gear[];
}

/** A change that has not ended. */
export interface Effect {
  /** The card that is changed. */
  card: string | null;
  /** Or the player. */
  seat: number | null;
  /** A stat, or a rule that does not hold. */
  what: Change;
  amount: number;
  /** When it ends. */
  until: Until;
}

/** The shootout that is being fought. */
export interface Shootout {
  place: string;
  /** 0 before the first. */
  round: number;
  leader: number;
  mark: number | null;
  leader_dude: string | null;
  mark_dude: string | null;
  /** The leader's, the mark's. */
  shooters: (string | null)[];
  /** The stud bonus of both. */
  studs: (number | null)[];
  /** The draw bonus of both. */
  draws: (number | null)[];
  /** Whether hands are revealed. */
  revealed: boolean;
}

/** The job that is under way. */
export interface Job {
  seat: number;
  /** The card whose ability it is. */
  card: string | null;
  leader: string | null;
  mark: string | null;
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
