// A deck while it is built: an outfit, cards with their copies, and which of them start. What is legal the server says.
import type { DeckRow } from "../../../../net/types";

export interface Deck {
  outfit: string;
  /** All copies of each card, those that start among them. */
  cards: Readonly<Record<string, number>>;
  /** Cards that start, one entry a copy. */
  gang: readonly string[];
}

export const EMPTY: Deck = { outfit: "", cards: {}, gang: [] };
/** More copies of a card nobody needs, not even for a moment. */
const MOST = 9;

export function started(deck: Deck, card: string): number {
  return deck.gang.filter((other) => other === card).length;
}

/** The deck with more copies of a card, or fewer; those that start leave last. */
export function changed(deck: Deck, card: string, by: number): Deck {
  const before = deck.cards[card] ?? 0;
  const copies = Math.max(0, Math.min(MOST, before + by));
  if (copies === before) return deck;
  const { [card]: _, ...others } = deck.cards;
  const cards = copies ? { ...deck.cards, [card]: copies } : others;
  const leave = Math.max(0, started(deck, card) - copies);
  return { ...deck, cards, gang: leave ? without(deck.gang, card, leave) : deck.gang };
}

/** The deck with one more copy of a card that starts, or one fewer. */
export function starting(deck: Deck, card: string, starts: boolean): Deck {
  if (!starts) return { ...deck, gang: without(deck.gang, card, 1) };
  if (started(deck, card) >= (deck.cards[card] ?? 0)) return deck;
  return { ...deck, gang: [...deck.gang, card] };
}

function without(gang: readonly string[], card: string, count: number): string[] {
  let left = count;
  return [...gang].reverse().filter((other) => other !== card || left-- <= 0).reverse();
}

/** From how the server and packs write it: there the cards that start are counted apart. */
export function fromRow(row: DeckRow): Deck {
  const cards: Record<string, number> = { ...row.cards };
  for (const card of row.gang) cards[card] = (cards[card] ?? 0) + 1;
  return { outfit: row.outfit, cards, gang: [...row.gang] };
}

export function toRow(deck: Deck): DeckRow {
  const rest = Object.entries(deck.cards).map(([card, copies]) => [card, copies - started(deck, card)] as const);
  return { outfit: deck.outfit, gang: [...deck.gang], cards: Object.fromEntries(rest.filter(([, copies]) => copies > 0)) };
}

/** A deck as text that the server reads like a file. */
export const textOf = (deck: Deck): string => JSON.stringify(toRow(deck));

export interface Difference {
  card: string;
  /** Copies more (or fewer) than before. */
  by: number;
}

/** What changed from one list to another: more copies first, then fewer. */
export function differences(before: Deck, after: Deck): Difference[] {
  const counts = (deck: Deck): Record<string, number> => ({ ...deck.cards, ...(deck.outfit && { [deck.outfit]: 1 }) });
  const [old, now] = [counts(before), counts(after)];
  const cards = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return cards
    .map((card) => ({ card, by: (now[card] ?? 0) - (old[card] ?? 0) }))
    .filter(({ by }) => by !== 0)
    .sort((one, other) => other.by - one.by || one.card.localeCompare(other.card));
}
