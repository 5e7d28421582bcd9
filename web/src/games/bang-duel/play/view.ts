// What a view of this game holds, typed; and what the name of a card says.
import type { View } from "../../../net/types";

export type Side = "law" | "outlaw";
export const SYMBOLS = ["barrel", "snake", "dynamite", "horseshoe"] as const;
export type Symbol = (typeof SYMBOLS)[number];

export interface Place {
  place: number;
  /** null: face down until both players have chosen. */
  character: string | null;
  life?: number;
  most?: number;
  active?: boolean;
  /** The only one its player has left: active and rear at once. */
  lone?: boolean;
  /** Whether its ability and its Equipment work now. */
  awake?: boolean;
  gear?: string[];
}
export interface Held {
  back: Side;
  /** null: hidden from the viewer. */
  card: string | null;
}
export interface Player {
  seat: number;
  side: Side;
  places: (Place | null)[];
  hand: Held[];
  /** How many cards may stay in the hand at the end of the turn. */
  limit: number | null;
  /** As many BANG! cards as there are. */
  unlimited: boolean;
  deck: number;
  /** One's own by name, the opponent's by number. */
  reserve: string[] | number;
}
export interface Hit {
  place: number;
  shooter: number;
  seat: number;
  with: string | null;
  tex: boolean;
}
export interface Duel {
  starter: number;
  place: number;
  answers: number;
}
export interface Table {
  seat: number | null;
  law: number;
  turn: number | null;
  asked: number[];
  question: string | null;
  players: Player[];
  /** Cards in the common deck; null as long as there are two decks. */
  common: number | null;
  discards: string[];
  open: string[];
  /** Two cards are turned up for a choice: the symbol that is wanted. */
  reveal: { seat: number; deck: number; wanted: Symbol } | null;
  gone: string[];
  bangs: number;
  moved: boolean;
  used: string[];
  pool: number | null;
  hit: Hit | null;
  duel: Duel | null;
  /** The place of each seat: 1 has won. */
  result: { places: number[] } | null;
}

/** The table as it is to be drawn; from all sides, every player is seen with their own eyes. */
export function read(view: View, all?: View[]): Table {
  const table = view as unknown as Table;
  if (!all) return table;
  const own = all.map((each) => each as unknown as Table);
  return { ...table, players: table.players.map((player) => own[player.seat]?.players[player.seat] ?? player) };
}

/** "missed" of "missed.ls": cards of a kind do the same. */
export function kindOf(card: string): string {
  return card.split(".")[0] ?? card;
}

export function backOf(card: string): Side {
  return card.split(".")[1]?.startsWith("o") ? "outlaw" : "law";
}

/** The symbol in the corner; null for a mere kind. */
export function symbolOf(card: string): Symbol | null {
  const letter = card.split(".")[1]?.[1];
  return SYMBOLS.find((symbol) => symbol[0] === letter) ?? null;
}

/** The hit that is still on its way: what is asked after a dodge belongs to it, but nobody is aimed at any more. */
export function aimOf(table: Table): Hit | null {
  return ["react", "pay", "choose-result", "instead"].includes(table.question ?? "") ? table.hit : null;
}

export function placesOf(table: Table): Place[] {
  return table.players.flatMap((player) => player.places.filter((place) => place !== null));
}

export function placeAt(table: Table, place: number): Place | null {
  return placesOf(table).find((each) => each.place === place) ?? null;
}

export function placeOf(table: Table, character: string): Place | null {
  return placesOf(table).find((each) => each.character === character) ?? null;
}

/** Cards of a hand with a name for each, which it keeps while others come and go. */
export function named(hand: readonly Held[]): { key: string; held: Held }[] {
  const seen = new Map<string, number>();
  return hand.map((held) => {
    const name = held.card ?? held.back;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return { key: `${name}#${nth}`, held };
  });
}

/** The same for Equipment in play, of which there may be two with one face. */
export function numbered(cards: readonly string[]): { key: string; card: string }[] {
  return named(cards.map((card) => ({ back: "law", card }))).map(({ key, held }) => ({ key, card: held.card ?? "" }));
}
