// The texts of picks (docs/gunfighters.md, "Cards and picks"), and which things on the table each of them is about.
import { placeOf, type Place } from "./view";

export interface Pick {
  verb: string;
  /** The cards it names, by kind. */
  cards: string[];
  place?: Place;
  target?: number;
  from?: "deck" | "discards";
}

export function parse(pick: string): Pick {
  const [verb = "", rest = ""] = split(pick, ":");
  switch (verb) {
    case "move": {
      const [card, from] = split(rest, ">");
      return { verb, cards: [card], from: from === "discards" ? "discards" : "deck" };
    }
    case "shoot": {
      const [target, aim] = split(rest, ">");
      const [card, at] = split(aim, "@");
      return { verb, target: Number(target), cards: card ? [card] : [], place: (at || placeOf(card)) as Place };
    }
    case "claim": {
      const cards = rest.split(",");
      return { verb, cards, place: placeOf(cards[0] ?? "") };
    }
    case "lose":
    case "top":
      return { verb, cards: [rest] };
    case "name":
      return { verb, cards: [], place: rest as Place };
    case "point":
      return { verb, cards: [], target: Number(rest) };
    default:
      return { verb, cards: [] };
  }
}

/** Things on the table that a pick is about: "card:ranch$", "place:hill", "seat:2", "deck", "discards", "story". */
export function things(pick: string): string[] {
  const { verb, cards, place, target, from } = parse(pick);
  const named = cards.map((card) => "card:" + card);
  if (place !== undefined) named.push("place:" + place);
  if (target !== undefined) named.push("seat:" + target);
  if (from) named.push(from);
  if (verb === "story") named.push("story");
  return named;
}

export function touches(pick: string, thing: string): boolean {
  return things(pick).includes(thing);
}

/** A pick that somebody may have had in mind who touches a thing that is not possible now: it is asked why not. */
export function meant(thing: string, question: string | null, hand: readonly string[], target: number): string | null {
  const [kind, name] = split(thing, ":");
  const card = hand[0] ?? "stable";
  if (kind === "card") return question === "lose" || question === "lose-late" ? "lose:" + name : "move:" + name;
  if (kind === "seat") return question === "point" ? "point:" + name : `shoot:${name}>${card}`;
  if (kind === "place") {
    const there = hand.find((held) => placeOf(held) === name);
    return question === "name" ? "name:" + name : `shoot:${target}>${there ?? `${card}@${name}`}`;
  }
  if (kind === "deck") return "move:" + card;
  if (kind === "discards") return `move:${card}>discards`;
  return kind === "story" && !name ? "story" : null;
}

function split(text: string, at: string): [string, string] {
  const i = text.indexOf(at);
  return i < 0 ? [text, ""] : [text.slice(0, i), text.slice(i + 1)];
}
