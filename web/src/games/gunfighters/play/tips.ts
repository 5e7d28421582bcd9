// What a thing on the table means, in words: for the note that hovering, a long press or the focus shows.
import type { Part } from "../../../text/sentence";
import { words } from "../../../text/words.svelte";
import { controllerOf, notesOn, placeOf, unseenAt, type Place, type Table } from "./view";

const PILES: Record<string, string> = {
  deck: "page-deck-text",
  discards: "page-discards-text",
  story: "page-story-text",
  climax: "page-climax-text",
  bank: "page-bank-text",
};

/** Of "card:ranch$", "shown:ranch$", "down:hill,plaza", "place:hill", "coins:2", "story:traitor", "deck" ... */
export function meaning(thing: string, table: Table): Part[] | null {
  const colon = thing.indexOf(":");
  const kind = colon < 0 ? thing : thing.slice(0, colon);
  const name = colon < 0 ? "" : thing.slice(colon + 1);
  const pile = PILES[kind];
  if (!name) return pile ? words.parts(pile) : null;
  switch (kind) {
    case "card":
    case "shown": {
      const said = words.parts("page-card-text", { card: name, place: placeOf(name), notes: notesOn(name) });
      return kind === "shown" ? [...said, { text: " " }, ...words.parts("page-card-seen")] : said;
    }
    case "down":
      return words.parts("page-card-down", { places: name === "-" ? [] : name.split(",") });
    case "place": {
      const owner = controllerOf(table, name as Place);
      const said = words.parts("page-place-text", { place: name, unseen: unseenAt(table, name as Place) });
      return owner === null ? said : [...said, { text: " " }, ...words.parts("page-place-control", { seat: owner })];
    }
    case "seat": {
      const gang = table.players[Number(name)];
      return gang ? words.parts("page-gang", { seat: gang.seat, cards: gang.cards.length, coins: gang.coins }) : null;
    }
    case "coins":
      return words.parts("page-coins-text", { seat: Number(name), coins: table.players[Number(name)]?.coins ?? 0 });
    case "controls": {
      const [seat, place] = name.split(",");
      return words.parts("page-controls", { seat: Number(seat), place: place ?? "" });
    }
    case "story":
      return words.parts("page-story-last", { story: name });
    case "climax":
      return words.parts("page-climax-card", { climax: name });
    default:
      return null;
  }
}
