// Made by tools/views.py from src/sixgun/games/gunslinger/wire/view_types.py: change that, and run it again.
export const ACTION_NAMES = ["advance", "back-up", "run", "sprint", "turn", "spin-around", "get-up-down", "leap-drop", "draw-and-cock", "load", "shoot", "cock-aim-shoot", "throw", "strength", "head-out-back", "jab", "swing", "belt", "duck", "block", "guard", "chop", "lock", "hook", "kick", "bear-hug", "sidestep", "hip-throw", "coverup", "trip"] as const;
export type ActionName = (typeof ACTION_NAMES)[number];
export const BEARINGS = ["ahead", "ahead-right", "right", "back-right", "back", "back-left", "left", "ahead-left"] as const;
export type Bearing = (typeof BEARINGS)[number];
export const BONUS_FORS = ["survive", "hold-the-field", "pass-out", "run-away", "surrender", "captured", "killed", "ally-killed", "kill-enemy", "knock-out-enemy", "gun-in-hand", "always"] as const;
export type BonusFor = (typeof BONUS_FORS)[number];
export const BOXES = ["gun-hand", "other-hand", "both-hands", "holstered"] as const;
export type Box = (typeof BOXES)[number];
export const OUTS = ["left", "ko", "surrendered", "dead", "captured"] as const;
export type Out = (typeof OUTS)[number];
export const SIDE_NAMES = ["1f", "1b", "2f", "2b", "3f", "3b", "4f", "4b", "5f", "5b", "6f", "6b", "7f", "7b", "8f", "8b", "9f", "9b", "10f", "10b", "11f", "11b", "12f", "12b", "b1f", "b1b", "b2f", "b2b", "b3f", "b3b", "b4f", "b4b", "b5f", "b5b", "b6f", "b6b", "b7f", "b7b", "b8f", "b8b", "b9f", "b9b"] as const;
export type SideName = (typeof SIDE_NAMES)[number];
export const TARGET_STATUSES = ["move", "run", "down"] as const;
export type TargetStatus = (typeof TARGET_STATUSES)[number];
export const WAYS = ["n", "ne", "se", "s", "sw", "nw"] as const;
export type Way = (typeof WAYS)[number];
export const BONUSES: readonly string[] = ["survive", "hold-the-field", "pass-out", "run-away", "surrender", "captured", "killed", "ally-killed", "kill-enemy", "knock-out-enemy", "gun-in-hand", "always"];

/** The table as a seat, or a spectator, knows it. */
export interface View {
  game: string;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  seats: number;
  options: { showdown?: number | string; fatigue?: string; second_draw?: string; sprint?: string; map_edge?: string; passing_out?: string; range_divisor?: boolean; blind_shots?: boolean; captives_survive?: boolean; casting?: string; characters?: string };
  /** The boards that lie there. */
  map: string[];
  turn: number;
  /** The number of turns. */
  length: number;
  /** Of the turn; 0 while cards are chosen. */
  segment: number;
  /** The seats that must choose now. */
  asked: number[];
  /** What they are asked. */
  question: string | null;
  /** The character that is decided for. */
  subject: string | null;
  rules: Rules;
  characters: Character[];
  weapons: Weapon[];
  /** Result cards that can still come before the next shuffle. */
  deck: number;
  /** Result cards drawn since the last shuffle, the last one first. */
  discards: number[];
  /** Result cards that can still come. */
  unseen: number[];
  /** Victory Points by seat. */
  scores: string[];
  /** Null where one showdown alone is played. */
  night: Night | null;
  /** Null while the game goes on. */
  result: ResultView | null;
}

/** Special rules of the showdown. */
export interface Rules {
  /** Whether characters may surrender. */
  surrender: boolean;
  /** Whether captives are worth as much as the dead. */
  captives_killed: boolean;
  /** What a money bag is worth. */
  money_bag: number;
  /** Who is captured if alive on the map at the end. */
  captured: string[];
  bonus: BonusPoints[];
}

/** Bonus points of the showdown. */
export interface BonusPoints {
  /** What they are for, each time. */
  for: BonusFor;
  points: number;
  /** Who can score them. */
  characters: string[];
}

/** A character with its LEGEND. */
export interface Character {
  character: string;
  seat: number;
  /** Characters of one side are friends. */
  side: number;
  /** Null if it has left the map. */
  hex: string | null;
  facing: Way;
  down: boolean;
  /** Why it takes no part any more. */
  out: Out[];
  /** Endurance boxes without a wound. */
  boxes: number;
  skills: Skills;
  /** The sides of its bonus cards. */
  bonus: SideName[];
  /** Boxes left. */
  endurance: number;
  weary: boolean;
  delay: number;
  /** The time of the cards that were executed this turn. */
  spent: number;
  wounds: Wounds;
  aim: Aim | null;
  stack: Stack;
  /** The actions of the last turn. */
  last: ActionName[];
  /** Whether everybody knows that it moves this turn, or that it does not. */
  moving: boolean | null;
  /** The same of running. */
  running: boolean | null;
  /** Whether it may sprint. */
  sprint: boolean;
  /** Victory Points, as a fraction. */
  points: string;
  /** All others on the map. */
  others: Other[];
}

/** What a character's skills add to the aim time of a shot. */
export interface Skills {
  /** With a one-handed weapon. */
  one_hand: number;
  /** With a two-handed one. */
  two_hand: number;
}

/** Wounds by part of the body. */
export interface Wounds {
  gun_arm: number;
  other_arm: number;
  leg: number;
  serious: number;
}

/** Whom or what a character aims at. */
export interface Aim {
  points: number;
  /** A character. */
  target: string | null;
  /** Or a hex. */
  hex: string | null;
}

/** The action cards of a turn. */
export interface Stack {
  /** How many cards there are; null while they are being chosen. */
  height: number | null;
  executed: Action[];
  revealed: Revealed | null;
  /** All of them, for their owner only. */
  cards: Chosen[] | null;
  /** Whether the character gives up this turn; for its owner only. */
  gives_up: boolean;
  /** The segments that delay left when the cards were chosen. */
  free: number;
}

/** An action card that everybody can see. */
export interface Action {
  action: ActionName;
  time: number;
}

/** The card on top of a stack, revealed but not yet executed. */
export interface Revealed {
  action: ActionName;
  time: number;
  /** The pick that says how it will be performed; null before it is said. */
  declared: string | null;
  /** The segment in which it is executed. */
  due: number | null;
}

/** A card of one's own stack. */
export interface Chosen {
  /** Its number and its side. */
  card: SideName;
  action: ActionName;
  time: number;
}

/** Another character as this one sees it. */
export interface Other {
  character: string;
  enemy: boolean;
  range: number;
  /** Its direction on the map; two if it lies between them. */
  bearing: Way[];
  /** The same as this character sees it; null in the same hex. */
  seen: Bearing | null;
  /** Whether it is in the AIM ZONE. */
  in_zone: boolean;
  /** Its Target Status as far as everybody knows it. */
  status: TargetStatus[];
}

/** A weapon, a knife or a bag: on a LEGEND, in a hex, or gone. */
export interface Weapon {
  /** Its kind and its number. */
  weapon: string;
  kind: string;
  /** Who has it. */
  character: string | null;
  /** Where it is on the LEGEND. */
  box: Box | null;
  /** Where it lies. */
  hex: string | null;
  gone: boolean;
  gun: boolean;
  /** How many it needs. */
  hands: number;
  rounds: number;
  capacity: number;
  cocked: boolean;
  jammed: boolean;
}

/** The night that a showdown belongs to. */
export interface Night {
  /** In the order in which they are played. */
  showdowns: number[];
  /** Which of them is played, from 0. */
  place: number;
  /** Its number. */
  showdown: number;
  /** Whether that one is over. */
  between: boolean;
  /** Victory Points by seat, of those that are over. */
  scores: string[];
  /** Who is out of the night. */
  out: string[];
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
