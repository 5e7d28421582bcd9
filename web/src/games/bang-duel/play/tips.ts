// What a thing on the table means, in words: for the note that hovering, a long press or the focus shows.
import type { Part } from "../../../text/sentence";
import { words } from "../../../text/words.svelte";
import { kindNamed } from "../look/kinds";
import { fallen, isAsleep } from "./characters";
import { kindOf, placeOf, symbolOf, type Table } from "./view";

/** Of "card:colt.od", "gear:2/hat", "open:colt.od", "character:jango", "hand:law", "deck:0", "reserve:1", "pool" ... */
export function meaning(thing: string, table: Table): Part[] | null {
  const [of = "", name = ""] = thing.split(":");
  switch (of) {
    case "card":
    case "open":
    case "gear":
      return cardMeaning(of === "gear" ? (name.split("/")[1] ?? "") : name);
    case "character":
      return characterMeaning(name, table);
    case "hand":
    case "deck":
    case "limit":
    case "bangs":
    case "reserve":
      return piles(of, name, table);
    case "fallen": {
      const side = table.players[Number(name)]?.side ?? "law";
      return words.parts("page-fallen", { characters: fallen(table, side), seat: Number(name) });
    }
    case "discards":
      return table.reloaded
        ? [...words.parts("page-discards-text"), { text: " " }, ...words.parts("page-reloaded-text")]
        : words.parts("page-discards-text");
    case "common":
    case "pool":
    case "star":
      return words.parts(`page-${of}-text`);
    default:
      return null;
  }
}

function cardMeaning(card: string): Part[] {
  const kind = kindOf(card);
  const symbol = symbolOf(card);
  const said = [...words.parts("page-card", { card: kind }), { text: " " }, ...words.parts("card-text-" + kind)];
  for (const badge of kindNamed(kind).badges) said.push({ text: " " }, ...words.parts("page-badge-" + badge));
  if (symbol) said.push({ text: " " }, ...words.parts("page-corner", { symbol }));
  return said;
}

function characterMeaning(character: string, table: Table): Part[] {
  const said = [
    ...words.parts("page-name", { character }),
    { text: " " },
    ...words.parts("character-text-" + character),
  ];
  const place = placeOf(table, character);
  return place && isAsleep(place, table.turn !== null)
    ? [...said, { text: " " }, ...words.parts("page-asleep-text", { character })]
    : said;
}

function piles(of: string, name: string, table: Table): Part[] | null {
  if (of === "hand") return words.parts("page-backs", { side: name });
  const player = table.players[Number(name)];
  if (!player) return null;
  const seat = player.seat;
  if (of === "deck") return words.parts("page-deck", { seat, side: player.side, count: player.deck });
  if (of === "limit")
    return words.parts("page-limit-text", { seat, limit: player.limit ?? 0, count: player.hand.length });
  if (of === "bangs") return words.parts("page-bangs", { count: table.bangs, unlimited: player.unlimited });
  if (Array.isArray(player.reserve)) return words.parts("page-reserve-own", { seat, characters: player.reserve });
  return words.parts("page-reserve", { seat, count: player.reserve });
}
