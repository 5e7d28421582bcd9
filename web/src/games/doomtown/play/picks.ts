// The texts of picks (the grammar is in the engine's picks.py), and which things on the table each of them is about:
// "card:sloane.1" in play, "card:square", "card:peacemaker" in the hand, "drawn:sloane" in the draw hand, "pile:sloane"
// in a pile, "end:left" of the own street, "seat:1", "name:10H".
import { printed } from "./data";
import { faceOf, type Table } from "./view";

export interface Pick {
  verb: string;
  first?: string;
  second?: string;
  ability?: number;
}

export function parse(pick: string): Pick {
  const [, verb = "", first, second, ability] = /^([a-z-]+)(?::([^>/]+))?(?:>([^/]+))?(?:\/(\d))?$/.exec(pick) ?? [];
  return {
    verb,
    ...(first !== undefined && { first }),
    ...(second !== undefined && { second }),
    ...(ability !== undefined && { ability: Number(ability) }),
  };
}

export function things(pick: string): string[] {
  const { verb, first, second } = parse(pick);
  if (first === undefined) return [];
  const found = operand(verb, first);
  return second === undefined ? found : [...found, ...operand("", second)];
}

function operand(verb: string, text: string): string[] {
  if (verb === "name") return ["name:" + text];
  if (verb === "pay" || verb === "either") return [];
  if (verb === "redraw" || verb === "drop") return ["drawn:" + text];
  if (text.startsWith("seat-")) return ["seat:" + text.slice(5)];
  if (text === "left" || text === "right") return ["end:" + text];
  // A card in a pile goes by its name alone: it may be in the hand, in the draw hand, or in a pile that can be read.
  const lying = verb === "choose" && text !== "square" && faceOf(text) === text;
  return (lying ? ["card:", "drawn:", "pile:"] : ["card:"]).map((of) => of + text);
}

/** Who or what acts in these picks: the things that are named first. */
export function sources(picks: readonly string[]): Set<string> {
  return new Set(
    picks.flatMap((pick) => {
      const { verb, first } = parse(pick);
      return first === undefined ? [] : operand(verb, first);
    }),
  );
}

/** What is done with a card of the hand when this is asked. */
const WITH_HAND: Record<string, string> = { gang: "gang", sundown: "discard", "hand-limit": "discard" };
/** What is done with a dude in play when this is asked. */
const WITH_DUDE: Record<string, string> = {
  posse: "join",
  ally: "join",
  shooter: "shooter",
  casualties: "discard",
  "run-or-gun": "flee",
  wages: "release",
  lead: "lead",
  choose: "choose",
  "choose-some": "choose",
  victim: "choose",
};
const PLAYS = new Set(["noon", "shootout", "resolution", "cheatin", "react"]);

/** A pick that somebody may have had in mind who touches a thing that is not possible now: it is asked why not. */
export function meant(thing: string, question: string | null, table: Table, seat: number): string | null {
  const [of = "", name = ""] = thing.split(":");
  if (question === null) return null;
  if (of === "drawn") return question === "redraw" ? `redraw:${name}` : question === "keep" ? `drop:${name}` : null;
  if (of !== "card" || name === "square") return null;
  if (faceOf(name) === name) return fromHand(name, question, table, seat);
  const dude = table.dudes.find((each) => each.id === name);
  if (!dude) return PLAYS.has(question) ? `act:${name}` : null;
  const verb = WITH_DUDE[question];
  if (verb) return `${verb}:${name}`;
  if (question !== "noon") return PLAYS.has(question) ? `act:${name}` : null;
  if (dude.seat === seat) return `move:${name}>square`;
  const caller = table.dudes.find((each) => each.seat === seat && each.place === dude.place && !each.booted);
  const anybody = caller ?? table.dudes.find((each) => each.seat === seat);
  return anybody ? `call-out:${anybody.id}>${name}` : null;
}

function fromHand(card: string, question: string, table: Table, seat: number): string | null {
  const verb = WITH_HAND[question];
  if (verb) return `${verb}:${card}`;
  if (!PLAYS.has(question)) return null;
  const { kind, keywords } = printed(card);
  if (kind === "action" || kind === "joker") return `play:${card}`;
  if (question !== "noon") return null;
  if (kind === "deed") return keywords.includes("out-of-town") ? `shop:${card}` : `shop:${card}>left`;
  if (kind === "dude") return `shop:${card}`;
  const carrier = table.dudes.find((each) => each.seat === seat && !each.booted) ?? table.dudes[0];
  if (!carrier) return null;
  return `${keywords.includes("gadget") ? "invent" : "shop"}:${card}>${carrier.id}`;
}
