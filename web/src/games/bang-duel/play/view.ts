// The table as the board draws it, and what the name of a card says. What a view holds is in view.gen.ts.
import type { View } from "../../../net/types";
import { SYMBOLS, type Held, type Hit, type Place, type Side, type Symbol, type View as Table } from "./view.gen";

export * from "./view.gen";
export type { View as Table } from "./view.gen";

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
export function named<Card extends Pick<Held, "back" | "card">>(hand: readonly Card[]): { key: string; held: Card }[] {
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
  return named(cards.map((card) => ({ back: "law" as const, card }))).map(({ key, held }) => ({ key, card: held.card ?? "" }));
}
