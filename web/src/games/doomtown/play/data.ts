// The printed figures of the cards, from the engine's own data files.
import actions from "$sixgun/games/doomtown/data/actions.toml?figures";
import deeds from "$sixgun/games/doomtown/data/deeds.toml?figures";
import dudes from "$sixgun/games/doomtown/data/dudes.toml?figures";
import goods from "$sixgun/games/doomtown/data/goods.toml?figures";
import jokers from "$sixgun/games/doomtown/data/jokers.toml?figures";
import outfits from "$sixgun/games/doomtown/data/outfits.toml?figures";
import spells from "$sixgun/games/doomtown/data/spells.toml?figures";
import tokens from "$sixgun/games/doomtown/data/tokens.toml?figures";
import { brought } from "../../../text/brought.svelte";
import { packs } from "./packs.svelte";

export type Kind = "outfit" | "dude" | "deed" | "goods" | "spell" | "action" | "joker";
export type Suit = "S" | "D" | "H" | "C";
/** One of the Base Set, a drifter, or a gang that a pack brings along. */
export type Gang = string;

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

/** A card as a data file has it. */
interface Figures extends Partial<Pick<Printed, Plain>> {
  gang?: Gang;
  /** The bullet rating of a dude, by its kind. */
  stud?: number;
  draw?: number;
  /** With their ratings: "huckster 1". */
  keywords?: string[];
  ability?: string[];
}
type Plain = "value" | "cost" | "bullets" | "influence" | "upkeep" | "production" | "control";

export function read(card: string, kind: Kind, figures: Figures): Printed {
  const { stud, draw, keywords = [] } = figures;
  const words = keywords.map((keyword) => keyword.split(" "));
  return {
    card,
    kind,
    suit: SUITS[kind] ?? null,
    value: figures.value ?? 0,
    cost: figures.cost ?? null,
    gang: figures.gang ?? "drifter",
    bullets: stud ?? draw ?? figures.bullets ?? null,
    stud: stud !== undefined,
    influence: figures.influence ?? null,
    upkeep: figures.upkeep ?? 0,
    production: figures.production ?? null,
    control: figures.control ?? null,
    keywords: words.flatMap(([word]) => word ?? []),
    ratings: Object.fromEntries(words.flatMap(([word, rating]) => (word && rating ? [[word, Number(rating)]] : []))),
    plays: figures.ability ?? [],
  };
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
  ).flatMap(([file, kind]) =>
    Object.entries(file as Record<string, Figures>).map(([card, figures]) => [card, read(card, kind, figures)] as const),
  ),
);

export const CARD_NAMES: readonly string[] = [...CARDS.keys()];

/** What is printed on a card, by its face. */
export function printed(card: string): Printed {
  const found = CARDS.get(card);
  if (found) return found;
  const { kind = "action", ...figures } = (brought.cards[card] ?? packs.cards[card] ?? {}) as Figures & { kind?: Kind };
  return read(card, kind, figures);
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
