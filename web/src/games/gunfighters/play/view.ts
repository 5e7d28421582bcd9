// What a view of this game holds (docs/gunfighters.md, "Views and knowledge"), typed.
import type { View } from "../../../net/types";

export const PLACES = ["stable", "saloon", "station", "plaza", "ranch", "hill"] as const;
export type Place = (typeof PLACES)[number];

export interface GangCard {
  /** The how-manieth card of its gang it is: with the seat, its name for as long as it lies there. */
  nth: number;
  /** null: face down for the viewer. */
  card: string | null;
  /** Everybody knows it. */
  shown?: boolean;
  /** Places where it cannot be. */
  not?: Place[];
  shuffle?: number;
}
export interface Gang {
  seat: number;
  out: boolean;
  cards: GangCard[];
  coins: number;
  climax: string | null;
  controls: Place[];
}
export interface Table {
  seat: number | null;
  seats: number;
  options: { plaza?: boolean; control?: boolean };
  turn: number;
  asked: number[];
  question: string | null;
  players: Gang[];
  deck: number;
  discards: string[];
  unseen: { shuffle: number; cards: Record<string, number> }[];
  story_deck: number;
  story_used: string[];
  climax_pile: (string | null)[];
  bank: number;
  /** The place of each seat: 1 has won. */
  result: { places: number[] } | null;
}

/** The table as it is to be drawn; from all sides, every gang is seen with its own eyes. */
export function read(view: View, all?: View[]): Table {
  const table = view as unknown as Table;
  if (!all) return table;
  const own = all.map((each) => each as unknown as Table);
  return { ...table, players: table.players.map((gang) => own[gang.seat]?.players[gang.seat] ?? gang) };
}

export function placeOf(card: string): Place {
  return card.replace(/\$+$/, "") as Place;
}

export function notesOn(card: string): number {
  return card.length - placeOf(card).length;
}

/** How many cards of a place the viewer has not seen yet, wherever they are. */
export function unseenAt(table: Table, place: Place): number {
  const cards = table.unseen.flatMap((group) => Object.entries(group.cards));
  return cards.reduce((sum, [card, count]) => sum + (placeOf(card) === place ? count : 0), 0);
}

export function controllerOf(table: Table, place: Place): number | null {
  return table.players.find((gang) => gang.controls.includes(place))?.seat ?? null;
}
