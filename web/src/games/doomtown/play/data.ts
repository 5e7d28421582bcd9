// The printed figures of the cards, read from the engine's own data files.
import actions from "$sixgun/games/doomtown/data/actions.toml?figures";
import deeds from "$sixgun/games/doomtown/data/deeds.toml?figures";
import dudes from "$sixgun/games/doomtown/data/dudes.toml?figures";
import goods from "$sixgun/games/doomtown/data/goods.toml?figures";
import jokers from "$sixgun/games/doomtown/data/jokers.toml?figures";
import outfits from "$sixgun/games/doomtown/data/outfits.toml?figures";
import spells from "$sixgun/games/doomtown/data/spells.toml?figures";
import tokens from "$sixgun/games/doomtown/data/tokens.toml?figures";

export type Kind = "outfit" | "dude" | "deed" | "goods" | "spell" | "action" | "joker";
export type Suit = "S" | "D" | "H" | "C";
export type Gang = "fourth-ring" | "law-dogs" | "morgan-cattle-co" | "sloane-gang" | "drifter";

export interface Printed {
  card: string;
  kind: Kind;
  /** null: no card of a poker hand. */
  suit: Suit | null;
  value: number;
  cost: number | null;
  gang: Gang;
  bullets: number | null;
  stud: boolean;
  influence: number | null;
  upkeep: number;
  production: number | null;
  control: number | null;
  /** Without their ratings. */
  keywords: string[];
  ratings: Record<string, number>;
  /** When its abilities are used: noon, job, shootout, resolution, cheatin, react, trait. */
  plays: string[];
}

const SUITS: Partial<Record<Kind, Suit>> = { dude: "S", deed: "D", goods: "H", spell: "H", action: "C" };
const VALUES = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** The cards of a file: a section each, then one for each ability. */
export function parse(text: string, kind: Kind): Printed[] {
  const found: Printed[] = [];
  let ability = false;
  for (const line of text.split("\n")) {
    const heading = /^\[(\[?)([\w-]+)/.exec(line);
    if (heading) {
      ability = heading[1] === "[";
      if (!ability) found.push(blank(heading[2] ?? "", kind));
    }
    const card = found.at(-1);
    const [, key = "", value = ""] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (!card || !key) continue;
    if (ability) {
      if (key === "play") card.plays.push(unquoted(value));
    } else note(card, key, value);
  }
  return found;
}

function blank(card: string, kind: Kind): Printed {
  return {
    card,
    kind,
    suit: SUITS[kind] ?? null,
    value: 0,
    cost: null,
    gang: "drifter",
    bullets: null,
    stud: false,
    influence: null,
    upkeep: 0,
    production: null,
    control: null,
    keywords: [],
    ratings: {},
    plays: [],
  };
}

function note(card: Printed, key: string, value: string): void {
  switch (key) {
    case "stud":
    case "draw":
      card.bullets = Number(value);
      card.stud = key === "stud";
      break;
    case "gang":
      card.gang = unquoted(value) as Gang;
      break;
    case "keywords":
      for (const [, word = "", rating] of value.matchAll(/"([a-z-]+)(?: (\d+))?"/g)) {
        card.keywords.push(word);
        if (rating !== undefined) card.ratings[word] = Number(rating);
      }
      break;
    case "value":
    case "cost":
    case "bullets":
    case "influence":
    case "upkeep":
    case "production":
    case "control":
      card[key] = Number(value);
  }
}

function unquoted(text: string): string {
  return text.replace(/^"|"$/g, "");
}

const CARDS = new Map(
  (
    [
      [outfits, "outfit"],
      [dudes, "dude"],
      [tokens, "dude"],
      [deeds, "deed"],
      [goods, "goods"],
      [spells, "spell"],
      [actions, "action"],
      [jokers, "joker"],
    ] as const
  ).flatMap(([text, kind]) => parse(text, kind).map((card) => [card.card, card] as const)),
);

export const CARD_NAMES: readonly string[] = [...CARDS.keys()];

/** What is printed on a card, by its face. */
export function printed(card: string): Printed {
  return CARDS.get(card) ?? blank(card, "action");
}

/** "AS", "10H": a card of a poker hand; "" for what has no suit. */
export function codeOf(card: string): string {
  const { suit, value } = printed(card);
  return suit === null || value < 1 ? "" : (VALUES[value - 1] ?? "") + suit;
}

export function valueText(code: string): string {
  return code.slice(0, -1);
}

export function suitIn(code: string): Suit | null {
  const suit = code.at(-1);
  return suit === "S" || suit === "D" || suit === "H" || suit === "C" ? suit : null;
}

/** Every suit and value, as a joker can be named. */
export const CODES: readonly (readonly string[])[] = (["S", "H", "D", "C"] as const).map((suit) =>
  VALUES.map((value) => value + suit),
);
