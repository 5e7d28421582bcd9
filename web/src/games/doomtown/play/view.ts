// The table as the board draws it, and what the name of a card says. What a view holds is in view.gen.ts.
import type { View } from "../../../net/types";
import type { Dude, Gear, Place, View as Table } from "./view.gen";

export * from "./view.gen";
export type { View as Table } from "./view.gen";

/** A view; with all seats' views, every hand is open. */
export function read(view: View, all?: View[]): Table {
  const table = view as unknown as Table;
  if (!all) return table;
  const own = all as unknown as Table[];
  return { ...table, players: table.players.map((player) => own[player.seat]?.players[player.seat] ?? player) };
}

/** "sloane" of "sloane.1". */
export function faceOf(id: string): string {
  return id.split(".")[0] ?? id;
}

/** The seat that owns a card in play: 1 of "sloane.1"; null for a mere face. */
export function ownerOf(id: string): number | null {
  const seat = id.split(".")[1];
  return seat === undefined ? null : Number(seat);
}

export function dudeOf(table: Table, id: string): Dude | undefined {
  return table.dudes.find((dude) => dude.id === id);
}

export function placeOf(table: Table, id: string): Place | undefined {
  return table.places.find((place) => place.id === id);
}

export function dudesAt(table: Table, place: string): Dude[] {
  return table.dudes.filter((dude) => dude.place === place);
}

export function gearOf(table: Table, id: string): Gear | undefined {
  return [...table.dudes, ...table.places].flatMap((host) => host.gear ?? []).find((gear) => gear.id === id);
}

export function homeOf(table: Table, seat: number): string | undefined {
  const player = table.players[seat];
  return player?.street.find((id) => faceOf(id) === player.outfit);
}

/** Cards with a name for each, which it keeps while others come and go. */
export function named(cards: readonly string[]): { key: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const nth = (seen.get(card) ?? 0) + 1;
    seen.set(card, nth);
    return { key: `${card}#${nth}`, card };
  });
}
