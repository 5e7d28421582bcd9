// The texts of picks (the grammar is in the engine's picks.py), and which things on the table each of them is about:
// "card:colt.od" in the hand, "character:tex-killer", "gear:2/hat" (place and kind), "open:colt.od" on the shelves,
// "hand:law" (the other hand's cards with that back), "deck:0" (a seat's), "discards".
import { typeOf } from "../look/kinds";
import { called, targets } from "./seating";
import { kindOf, placeOf, type Place, type Table } from "./view";

export interface Pick {
  verb: string;
  card?: string;
  target?: string;
  gear?: string;
}

export function parse(pick: string): Pick {
  const [, verb = "", named, target, gear] = /^([a-z-]+)(?::([^>/]+))?(?:>([^/]+))?(?:\/(.+))?$/.exec(pick) ?? [];
  return {
    verb,
    ...(named !== undefined && { card: named }),
    ...(target !== undefined && { target }),
    ...(gear !== undefined && { gear }),
  };
}

/** Verbs whose card goes from the hand to the discards: it may be dropped there. */
const THROWN = new Set(["play", "discard", "dodge", "pay", "answer", "pearl-hat", "soundance-kid"]);
const ABILITIES = new Set(["babe-leroy", "cattle-katie", "pearl-hat", "soundance-kid", "sid-curry"]);

export function things(pick: string, table: Table, seat: number): string[] {
  const { verb, card, target, gear } = parse(pick);
  if (verb === "lead") return ["character:" + card];
  if (verb === "choose") return ["open:" + card];
  const found = card !== undefined && card !== "in-play" && verb !== "copy" ? ["card:" + card] : [];
  const standing = target === undefined ? [] : targets(table, seat, target);
  found.push(...standing.flatMap(character));
  if (gear !== undefined) found.push(...standing.map((place) => `gear:${place.place}/${gear}`));
  if (target?.startsWith("hand-")) found.push("hand:" + target.slice(5));
  if (ABILITIES.has(verb)) found.push("character:" + verb);
  if (target === undefined) found.push(...besides(verb, gear, table, seat));
  if (verb === "reload") found.push("deck:" + seat);
  if (THROWN.has(verb) && target === undefined) found.push("discards");
  return found;
}

/** Things that a pick is about without naming them. */
function besides(verb: string, gear: string | undefined, table: Table, seat: number): string[] {
  if (verb === "swap") return targets(table, seat, "my-rear").flatMap(character);
  if (verb === "barrel" || verb === "hat") return table.hit ? [`gear:${table.hit.place}/${verb}`] : [];
  if (verb === "cattle-katie" && gear) {
    const place = placeOf(table, verb);
    return place ? [`gear:${place.place}/${gear}`] : [];
  }
  if (verb === "reload" && gear) return targets(table, seat, "my-front").map((place) => `gear:${place.place}/${gear}`);
  return [];
}

function character(place: Place): string[] {
  return place.character === null ? [] : ["character:" + place.character];
}

/** How a card would be played: at the most likely of the targets that it can have at all. */
function played(card: string, target?: string): string {
  const kind = kindOf(card);
  if (kind === "water") return `play:${card}>${target?.startsWith("my-") === false ? "theirs" : "mine"}`;
  if (kind === "robbery") return `play:${card}>hand-law`;
  if (kind === "schoolteacher") return `play:${card}>front/hat`;
  if (kind === "gatling") return "play:" + card;
  if (kind === "strong-beer") return `play:${card}>${target ?? "my-front"}`;
  if (typeOf(kind) === "equipment") return `play:${card}>${target ?? "my-rear"}`;
  const aimed = typeOf(kind) === "bang" || ["derringer", "knife", "duel"].includes(kind);
  return aimed ? `play:${card}>${target ?? "front"}` : "play:" + card;
}

/** What is done with a card of the hand when this is asked. */
const WITH_CARD: Record<string, string> = {
  react: "dodge",
  discard: "discard",
  throw: "discard",
  give: "discard",
  pay: "pay",
  answer: "answer",
};

/** A pick that somebody may have had in mind who touches a thing that is not possible now: it is asked why not. */
export function meant(thing: string, question: string | null, table: Table, seat: number): string | null {
  const [kind = "", name = ""] = thing.split(":");
  if (question === null) return null;
  if (kind === "card") {
    const verb = WITH_CARD[question];
    return verb ? `${verb}:${name}` : question === "action" ? played(name) : null;
  }
  if (kind === "gear" && question === "react") {
    const gear = name.split("/")[1] ?? "";
    return gear === "barrel" || gear === "hat" ? gear : null;
  }
  if (kind === "character" && question === "lead") return "lead:" + name;
  if (kind === "character" && question === "action") return aimedAt(placeOf(table, name), table, seat);
  return null;
}

/** What one might do to a character: shoot, hand over Equipment, change places. */
function aimedAt(place: Place | null, table: Table, seat: number): string | null {
  if (!place) return null;
  const target = called(seat, place);
  const hand = table.players[seat]?.hand.flatMap((held) => held.card ?? []) ?? [];
  if (target === "my-rear") return "swap";
  const wanted = target === "my-front" ? "equipment" : "bang";
  const card = hand.find((held) => typeOf(kindOf(held)) === wanted);
  return card ? played(card, target) : null;
}
