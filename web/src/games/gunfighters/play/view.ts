// The table as the board draws it, and what the name of a card says. What a view holds is in view.gen.ts.
import type { View } from "../../../net/types";
import type { Kind, Place, View as Table } from "./view.gen";

export * from "./view.gen";
export type { View as Table } from "./view.gen";

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

/** Cards of a gang that are seen before they go; which of them is which is not told, and does not matter any more. */
export function turnedUp(table: Table, seat: number, nths: number[], faces: Kind[]): Table {
  const players = table.players.map((gang) => {
    if (gang.seat !== seat) return gang;
    const cards = gang.cards.map((lying) => {
      const face = faces[nths.indexOf(lying.nth)];
      return face === undefined ? lying : { nth: lying.nth, card: lying.card ?? face, shown: true };
    });
    return { ...gang, cards };
  });
  return { ...table, players };
}
